import type { Said, Texts } from '@almanac/domain/language/message';

interface AddressChange {
  by: Said;
  from: string;
  to: string;
}

export const en = {
  'people.accounts.person': ({ name, email }: { name: string; email: string }) => `${name} (${email})`,
  'people.accounts.goToSignIn': 'Go to sign-in',
  'people.accounts.invitationSubject': ({ name, company }: { name: string; company: string }) =>
    `${name} invites you to Almanac · ${company}`,
  'people.accounts.invitation': ({ inviter, company }: { inviter: Said; company: string }, texts: Texts) =>
    `${texts.text(inviter)} has created an account for you in Almanac, which ${company} uses for time off and teams.`,
  'people.accounts.invitationSignIn': ({ email }: { email: string }) =>
    `To sign in, enter ${email}. You'll get an email with a sign-in link; there is no password.`,
  'people.accounts.addressSubject': ({ company }: { company: string }) =>
    `Your email address in Almanac was changed · ${company}`,
  'people.accounts.addressChanged': ({ by, from, to }: AddressChange, texts: Texts) =>
    `${texts.text(by)} changed your email address in Almanac from ${from} to ${to}.`,
  'people.accounts.addressLeft': ({ by }: Pick<AddressChange, 'by'>, texts: Texts) =>
    `Emails and sign-in links go to the new address only. If this is a mistake, contact ${texts.text(by)}.`,
  'people.accounts.addressTaken': ({ to }: Pick<AddressChange, 'to'>) =>
    `You were signed out everywhere. To sign in, enter ${to}; everything else is unchanged.`,
  'people.accounts.user': 'User',
  'people.accounts.ownAccount': 'Your account',
  'people.accounts.photo': 'Photo',
  'people.accounts.exists': ({ email }: { email: string }) => `There is already an account for ${email}`,
};
