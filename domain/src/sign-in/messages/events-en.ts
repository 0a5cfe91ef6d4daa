import type { Said, Texts } from '../../language/message.ts';

export const en = {
  'sign-in.events.verified': ({ person }: { person: Said }, texts: Texts) =>
    `Verified the address of ${texts.text(person)} at the first sign-in`,
  'sign-in.events.signedIn': ({ session }: { session: string }) =>
    `Signed in with an emailed link on ${session}`,
  'sign-in.events.linkRefused': ({ person }: { person: Said }, texts: Texts) =>
    `Refused a sign-in link of ${texts.text(person)}`,
  'sign-in.events.signedOut': 'Signed out',
  'sign-in.events.signedInAgain': 'Signed out, as they signed in again in the same browser',
  'sign-in.events.replaced': ({ address }: { address: string }) =>
    `Signed out, as ${address} signed in with the same browser`,
  'sign-in.events.oneEnded': 'Ended one of their sessions',
  'sign-in.events.othersEnded': 'Ended all of their other sessions',
  'sign-in.events.allEnded': 'Ended all of their sessions',
};
