import type { Message, Said, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

export const en = {
  'connections.emails.approve': 'Approve',
  'connections.emails.reject': 'Reject',
  'connections.emails.aboutLinks': ({ hours }: { hours: number }) =>
    plural('en', hours, {
      one: `Approve and Reject open a page where you confirm. They work once, for ${hours} hour, without signing in: don't forward this email.`,
      other: `Approve and Reject open a page where you confirm. They work once, for ${hours} hours, without signing in: don't forward this email.`,
    }),
  'connections.emails.approvedSubject': ({ person, what }: { person: string; what: Message }, texts: Texts) =>
    `You approved: ${person}, ${texts.text(what)}`,
  'connections.emails.rejectedSubject': ({ person, what }: { person: string; what: Message }, texts: Texts) =>
    `You rejected: ${person}, ${texts.text(what)}`,
  'connections.emails.approved': ({ person, what }: { person: Said; what: Message }, texts: Texts) =>
    `The request of ${texts.text(person)} was approved with the link in your email: ${texts.text(what)}.`,
  'connections.emails.rejected': ({ person, what }: { person: Said; what: Message }, texts: Texts) =>
    `The request of ${texts.text(person)} was rejected with the link in your email: ${texts.text(what)}.`,
  'connections.emails.notYou': "If that wasn't you, contact your administrator: someone else has your email.",
};
