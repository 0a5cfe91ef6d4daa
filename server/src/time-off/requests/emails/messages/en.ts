import { formatNumber } from '@almanac/domain/language/formats';
import type { Message, Said, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

/** Time off as 'Vacation, Mon 3 to Fri 7 Aug 2026', with the message of its type and time. */
interface Brief {
  what: Message;
}

interface ByPerson {
  person: Said;
}

interface TypeAndTime {
  type: Said;
  time: Message;
}

interface Decided extends ByPerson, Brief {
  /** The name of the person for whom it was decided, if not for the decider. */
  insteadOf: string | null;
}

interface OfRequester extends ByPerson, Brief {
  requester: Said;
}

function days(count: number, locale: string): string {
  const number = formatNumber(count, locale);
  return plural('en', count, { one: `${number} day`, other: `${number} days` });
}

export const en = {
  'time-off.emails.brief': ({ type, time }: TypeAndTime, texts: Texts) =>
    `${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.whole': ({ type, time }: TypeAndTime, texts: Texts) =>
    `${texts.text(type)}: ${texts.text(time)}`,
  'time-off.emails.inHours': ({ time, hours }: { time: Message; hours: Message }, texts: Texts) =>
    `${texts.text(time)} (${texts.text(hours)})`,
  'time-off.emails.inCalendarDays': (
    { time, calendarDays }: { time: Message; calendarDays: number },
    texts: Texts,
  ) => `${texts.text(time)} (${days(calendarDays, texts.locale)})`,
  'time-off.emails.inDays': (
    { time, calendarDays, businessDays }: { time: Message; calendarDays: number; businessDays: number },
    texts: Texts,
  ) => {
    const number = formatNumber(businessDays, texts.locale);
    const working = plural('en', businessDays, {
      one: `${number} business day`,
      other: `${number} business days`,
    });
    return `${texts.text(time)} (${days(calendarDays, texts.locale)}, ${working})`;
  },

  'time-off.emails.review': 'Review the request',
  'time-off.emails.see': 'See the request',
  'time-off.emails.reason': ({ reason }: { reason: string }) => `Reason:\n${reason}`,
  'time-off.emails.theirReason': ({ reason }: { reason: string }) => `Their reason:\n${reason}`,

  'time-off.emails.requestedSubject': ({ person, what }: ByPerson & Brief, texts: Texts) =>
    `${texts.text(person)} requests ${texts.text(what)}`,
  'time-off.emails.requested': ({ person, what }: ByPerson & Brief, texts: Texts) =>
    `${texts.text(person)} requests ${texts.text(what)}.`,
  'time-off.emails.inPlaceOf': ({ person }: ByPerson, texts: Texts) =>
    `You received this because ${texts.text(person)} is away.`,
  'time-off.emails.noticedSubject': ({ person, what }: ByPerson & Brief, texts: Texts) =>
    `${texts.text(person)} recorded ${texts.text(what)}`,
  'time-off.emails.noticed': ({ person, what }: ByPerson & Brief, texts: Texts) =>
    `${texts.text(person)} recorded ${texts.text(what)}. It needs no approval.`,
  'time-off.emails.editedSubject': ({ person, what }: ByPerson & Brief, texts: Texts) =>
    `${texts.text(person)} changed a request: ${texts.text(what)}`,
  'time-off.emails.edited': ({ person, what }: ByPerson & Brief, texts: Texts) =>
    `${texts.text(person)} changed a pending request to ${texts.text(what)}.`,
  'time-off.emails.was': ({ what }: Brief, texts: Texts) => `It was ${texts.text(what)}.`,

  'time-off.emails.approvedSubject': ({ type, time }: TypeAndTime, texts: Texts) =>
    `Your ${texts.text(type)} was approved: ${texts.text(time)}`,
  'time-off.emails.approved': ({ person, what, insteadOf }: Decided, texts: Texts) =>
    `${texts.text(person)} approved your ${texts.text(what)}${insteadOf === null ? '' : `, on behalf of ${insteadOf}`}.`,
  'time-off.emails.rejectedSubject': ({ type, time }: TypeAndTime, texts: Texts) =>
    `Your ${texts.text(type)} was rejected: ${texts.text(time)}`,
  'time-off.emails.rejected': ({ person, what, insteadOf }: Decided, texts: Texts) =>
    `${texts.text(person)} rejected your ${texts.text(what)}${insteadOf === null ? '' : `, on behalf of ${insteadOf}`}.`,
  'time-off.emails.returned': ({ type, time }: TypeAndTime, texts: Texts) =>
    `These days are ${texts.text(type)} again: ${texts.text(time)}.`,

  'time-off.emails.cancelledSubject': ({ type, time }: TypeAndTime, texts: Texts) =>
    `Your ${texts.text(type)} was cancelled: ${texts.text(time)}`,
  'time-off.emails.cancelled': ({ person, what }: ByPerson & Brief, texts: Texts) =>
    `${texts.text(person)} cancelled your ${texts.text(what)}.`,
  'time-off.emails.cancelledOfSubject': ({ type, time, person }: TypeAndTime & ByPerson, texts: Texts) =>
    `${texts.text(type)} of ${texts.text(person)} was cancelled: ${texts.text(time)}`,
  'time-off.emails.cancelledOwn': ({ person, what }: ByPerson & Brief, texts: Texts) =>
    `${texts.text(person)} cancelled their own approved ${texts.text(what)}.`,
  'time-off.emails.cancelledOf': ({ person, requester, what }: OfRequester, texts: Texts) =>
    `${texts.text(person)} cancelled the approved time off of ${texts.text(requester)}, ${texts.text(what)}.`,

  'time-off.emails.shortenedSubject': ({ type, time }: TypeAndTime, texts: Texts) =>
    `Your ${texts.text(type)} was shortened: ${texts.text(time)}`,
  'time-off.emails.ended': ({ person, what }: ByPerson & Brief, texts: Texts) =>
    `${texts.text(person)} set your last day. This shortens your ${texts.text(what)}.`,
};
