import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue, Said, Texts } from '@almanac/domain/language/message';
import type { en } from './en.ts';

function andRecorded(recorded: Said | null, texts: Texts): string {
  return recorded === null ? '' : ` Sie sind jetzt eingetragen als ${texts.text(recorded)}.`;
}

export const de = {
  'time-off.correctionEmails.shortened': ({ person, what, was }, texts) =>
    `${texts.text(person)} hat Ihre Abwesenheit verkürzt: ${texts.text(what)}. Vorher: ${texts.text(was)}. Die übrigen Tage sind wieder auf Ihrem Konto.`,
  'time-off.correctionEmails.shortenedOfSubject': ({ type, time, person }, texts) =>
    `${texts.text(type)} von ${person} wurde verkürzt: ${texts.text(time)}`,
  'time-off.correctionEmails.shortenedOwn': ({ person, what, was }, texts) =>
    `${texts.text(person)} hat die eigene Abwesenheit verkürzt: ${texts.text(what)}. Vorher: ${texts.text(was)}.`,
  'time-off.correctionEmails.shortenedOf': ({ person, requester, what, was }, texts) =>
    `${texts.text(person)} hat die genehmigte Abwesenheit von ${texts.text(requester)} verkürzt: ${texts.text(what)}. Vorher: ${texts.text(was)}.`,
  'time-off.correctionEmails.interruptedSubject': ({ type, time }, texts) =>
    `Ihre Abwesenheit wurde unterbrochen: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.interrupted': ({ person, days, type, was, recorded }, texts) =>
    `${texts.text(person)} hat Tage aus Ihrer Abwesenheit herausgenommen: ${texts.text(days)}, aus ${texts.text(type)}, ${texts.text(was)}.${andRecorded(recorded, texts)} Diese Tage sind wieder auf Ihrem Konto.`,
  'time-off.correctionEmails.interruptedOfSubject': ({ type, time, person }, texts) =>
    `${texts.text(type)} von ${person} wurde unterbrochen: ${texts.text(time)}`,
  'time-off.correctionEmails.interruptedOwn': ({ person, days, type, was, recorded }, texts) =>
    `${texts.text(person)} hat Tage aus der eigenen Abwesenheit herausgenommen: ${texts.text(days)}, aus ${texts.text(type)}, ${texts.text(was)}.${andRecorded(recorded, texts)}`,
  'time-off.correctionEmails.interruptedOf': ({ person, requester, days, type, was, recorded }, texts) =>
    `${texts.text(person)} hat Tage aus der genehmigten Abwesenheit von ${texts.text(requester)} herausgenommen: ${texts.text(days)}, aus ${texts.text(type)}, ${texts.text(was)}.${andRecorded(recorded, texts)}`,
  'time-off.correctionEmails.remains': ({ remaining }, texts) =>
    `Es bleibt: ${formatList(remaining.map(texts.text), texts.locale)}.`,
  'time-off.correctionEmails.nothingRemains': 'Davon bleibt nichts übrig.',
  'time-off.correctionEmails.needsNoApproval': 'Eine Genehmigung ist nicht nötig.',
  'time-off.correctionEmails.reportedSubject': ({ type, time, person }, texts) =>
    `${person} meldet ${texts.text(type)}: ${texts.text(time)}`,
  'time-off.correctionEmails.reported': ({ person, what, type, was }, texts) =>
    `${texts.text(person)} meldet ${texts.text(what)}, während genehmigter Abwesenheit: ${texts.text(type)}, ${texts.text(was)}. Diese Tage sind wieder auf dem Konto; lehnen Sie die Meldung ab, gelten sie wieder als ${texts.text(type)}.`,
  'time-off.correctionEmails.recordedSubject': ({ type, time }, texts) =>
    `In Ihrem Namen eingetragen: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.recorded': ({ person, what }, texts) =>
    `${texts.text(person)} hat in Ihrem Namen eingetragen: ${texts.text(what)}. Die Abwesenheit ist genehmigt.`,
  'time-off.correctionEmails.requestedSubject': ({ type, time }, texts) =>
    `In Ihrem Namen beantragt: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.requested': ({ person, what }, texts) =>
    `${texts.text(person)} hat in Ihrem Namen beantragt: ${texts.text(what)}. Der Antrag ist offen.`,
} satisfies Catalogue<typeof en>;
