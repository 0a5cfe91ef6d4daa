import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue, Said, Texts } from '@almanac/domain/language/message';
import type { en } from './en.ts';

function andRecorded(recorded: Said | null, texts: Texts): string {
  return recorded === null ? '' : `، وسُجّلت بوصفها: ${texts.text(recorded)}`;
}

export const ar = {
  'time-off.correctionEmails.shortened': ({ person, what, was }, texts) =>
    `قُصِّرت إجازتك من قِبل ${texts.text(person)}: ${texts.text(what)}. كانت: ${texts.text(was)}. أُعيدت الأيام الأخرى إلى رصيدك.`,
  'time-off.correctionEmails.shortenedOfSubject': ({ type, time, person }, texts) =>
    `قُصِّرت إجازة ${person}: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.correctionEmails.shortenedOwn': ({ person, what, was }, texts) =>
    `قُصِّرت إجازة من قِبل صاحب الشأن، ${texts.text(person)}: ${texts.text(what)}. كانت: ${texts.text(was)}.`,
  'time-off.correctionEmails.shortenedOf': ({ person, requester, what, was }, texts) =>
    `قُصِّرت الإجازة المقبولة لصاحب الشأن ${texts.text(requester)} من قِبل ${texts.text(person)}: ${texts.text(what)}. كانت: ${texts.text(was)}.`,

  'time-off.correctionEmails.interruptedSubject': ({ type, time }, texts) =>
    `قُطعت إجازتك: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.correctionEmails.interrupted': ({ person, days, type, was, recorded }, texts) =>
    `أُزيلت أيام من إجازتك (${texts.text(type)}، ${texts.text(was)}) من قِبل ${texts.text(person)}: ${texts.text(days)}${andRecorded(recorded, texts)}. أُعيدت هذه الأيام إلى رصيدك.`,
  'time-off.correctionEmails.interruptedOfSubject': ({ type, time, person }, texts) =>
    `قُطعت إجازة ${person}: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.correctionEmails.interruptedOwn': ({ person, days, type, was, recorded }, texts) =>
    `أُزيلت أيام من إجازة (${texts.text(type)}، ${texts.text(was)}) من قِبل صاحب الشأن، ${texts.text(person)}: ${texts.text(days)}${andRecorded(recorded, texts)}.`,
  'time-off.correctionEmails.interruptedOf': ({ person, requester, days, type, was, recorded }, texts) =>
    `أُزيلت أيام من الإجازة المقبولة لصاحب الشأن ${texts.text(requester)} (${texts.text(type)}، ${texts.text(was)}) من قِبل ${texts.text(person)}: ${texts.text(days)}${andRecorded(recorded, texts)}.`,
  'time-off.correctionEmails.remains': ({ remaining }, texts) =>
    `المتبقي: ${formatList(remaining.map(texts.text), texts.locale)}.`,
  'time-off.correctionEmails.nothingRemains': 'لم يتبقَّ شيء.',
  'time-off.correctionEmails.needsNoApproval': 'لا تتطلب موافقة.',

  'time-off.correctionEmails.reportedSubject': ({ type, time, person }, texts) =>
    `إبلاغ من ${person}: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.correctionEmails.reported': ({ person, what, type, was }, texts) =>
    `ورد إبلاغ من ${texts.text(person)}: ${texts.text(what)}، أثناء إجازة مقبولة (${texts.text(type)}، ${texts.text(was)}). أُعيدت هذه الأيام إلى الرصيد؛ وعند رفض الإبلاغ تعود كما كانت: ${texts.text(type)}.`,

  'time-off.correctionEmails.recordedSubject': ({ type, time }, texts) =>
    `سُجّلت إجازة نيابةً عنك: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.correctionEmails.recorded': ({ person, what }, texts) =>
    `سُجّلت إجازة نيابةً عنك من قِبل ${texts.text(person)}: ${texts.text(what)}. وهي مقبولة.`,
  'time-off.correctionEmails.requestedSubject': ({ type, time }, texts) =>
    `طُلبت إجازة نيابةً عنك: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.correctionEmails.requested': ({ person, what }, texts) =>
    `طُلبت إجازة نيابةً عنك من قِبل ${texts.text(person)}: ${texts.text(what)}. والطلب قيد الانتظار.`,
} satisfies Catalogue<typeof en>;
