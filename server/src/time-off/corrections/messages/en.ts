import { formatList } from '@almanac/domain/language/formats';
import type { Message, Said, Texts } from '@almanac/domain/language/message';

interface Shortened {
  person: Said;
  what: Message;
  was: Message;
}

interface Interrupted {
  person: Said;
  days: Message;
  type: Said;
  /** The time off before the interruption. */
  was: Message;
  /** The type that the days were recorded as, if any. */
  recorded: Said | null;
}

interface Reported {
  person: Said;
  what: Message;
  type: Said;
  was: Message;
}

interface TypeAndTime {
  type: Said;
  time: Message;
}

interface Recorded {
  person: Said;
  what: Message;
}

function andRecorded(recorded: Said | null, texts: Texts): string {
  return recorded === null ? '' : ` and recorded them as ${texts.text(recorded)}`;
}

export const en = {
  'time-off.correctionEmails.shortened': ({ person, what, was }: Shortened, texts: Texts) =>
    `${texts.text(person)} shortened your ${texts.text(what)}. It was ${texts.text(was)}. The other days are back in your balance.`,
  'time-off.correctionEmails.shortenedOfSubject': (
    { type, time, person }: TypeAndTime & { person: string },
    texts: Texts,
  ) => `${texts.text(type)} of ${person} was shortened: ${texts.text(time)}`,
  'time-off.correctionEmails.shortenedOwn': ({ person, what, was }: Shortened, texts: Texts) =>
    `${texts.text(person)} shortened their own ${texts.text(what)}. It was ${texts.text(was)}.`,
  'time-off.correctionEmails.shortenedOf': (
    { person, requester, what, was }: Shortened & { requester: Said },
    texts: Texts,
  ) =>
    `${texts.text(person)} shortened the approved time off of ${texts.text(requester)}, ${texts.text(what)}. It was ${texts.text(was)}.`,

  'time-off.correctionEmails.interruptedSubject': ({ type, time }: TypeAndTime, texts: Texts) =>
    `Your ${texts.text(type)} was interrupted: ${texts.text(time)}`,
  'time-off.correctionEmails.interrupted': (
    { person, days, type, was, recorded }: Interrupted,
    texts: Texts,
  ) =>
    `${texts.text(person)} removed ${texts.text(days)} from your ${texts.text(type)}, ${texts.text(was)}${andRecorded(recorded, texts)}. These days are back in your balance.`,
  'time-off.correctionEmails.interruptedOfSubject': (
    { type, time, person }: TypeAndTime & { person: string },
    texts: Texts,
  ) => `${texts.text(type)} of ${person} was interrupted: ${texts.text(time)}`,
  'time-off.correctionEmails.interruptedOwn': (
    { person, days, type, was, recorded }: Interrupted,
    texts: Texts,
  ) =>
    `${texts.text(person)} removed ${texts.text(days)} from their own ${texts.text(type)}, ${texts.text(was)}${andRecorded(recorded, texts)}.`,
  'time-off.correctionEmails.interruptedOf': (
    { person, requester, days, type, was, recorded }: Interrupted & { requester: Said },
    texts: Texts,
  ) =>
    `${texts.text(person)} removed ${texts.text(days)} from the approved time off of ${texts.text(requester)}, ${texts.text(type)}, ${texts.text(was)}${andRecorded(recorded, texts)}.`,
  'time-off.correctionEmails.remains': ({ remaining }: { remaining: readonly Message[] }, texts: Texts) =>
    `What remains: ${formatList(remaining.map(texts.text), texts.locale)}.`,
  'time-off.correctionEmails.nothingRemains': 'Nothing remains.',
  'time-off.correctionEmails.needsNoApproval': 'It needs no approval.',

  'time-off.correctionEmails.reportedSubject': (
    { type, time, person }: TypeAndTime & { person: string },
    texts: Texts,
  ) => `${person} reported ${texts.text(type)}: ${texts.text(time)}`,
  'time-off.correctionEmails.reported': ({ person, what, type, was }: Reported, texts: Texts) =>
    `${texts.text(person)} reported ${texts.text(what)} during approved ${texts.text(type)}, ${texts.text(was)}. These days are back in their balance. If you reject the report, they become ${texts.text(type)} again.`,

  'time-off.correctionEmails.recordedSubject': ({ type, time }: TypeAndTime, texts: Texts) =>
    `Recorded on your behalf: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.recorded': ({ person, what }: Recorded, texts: Texts) =>
    `${texts.text(person)} recorded ${texts.text(what)} on your behalf. It is approved.`,
  'time-off.correctionEmails.requestedSubject': ({ type, time }: TypeAndTime, texts: Texts) =>
    `Requested on your behalf: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.requested': ({ person, what }: Recorded, texts: Texts) =>
    `${texts.text(person)} requested ${texts.text(what)} on your behalf. It is pending.`,
};
