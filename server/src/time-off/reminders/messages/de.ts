import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue, Message, Said, Texts } from '@almanac/domain/language/message';
import type { en } from './en.ts';

function pending({ type, person, time }: { type: Said; person: Said; time: Message }, texts: Texts): string {
  return `${texts.text(type)}, ${texts.text(person)}, ${texts.text(time)}`;
}

export const de = {
  'time-off.reminders.subject': ({ person, what }, texts) =>
    `Ein Antrag von ${person} wartet auf eine Entscheidung: ${texts.text(what)}`,
  'time-off.reminders.severalSubject': ({ requests }, { locale }) =>
    `${formatNumber(requests, locale)} Anträge warten auf eine Entscheidung`,
  'time-off.reminders.review': 'Anträge prüfen',
  'time-off.reminders.reminded': (request, texts) =>
    `${pending(request, texts)}: wartet auf Ihre Entscheidung.`,
  'time-off.reminders.escalated': (request, texts) =>
    `${pending(request, texts)}: noch nicht entschieden, daher erhalten auch Sie diesen Antrag.`,
  'time-off.reminders.becameApprover': (request, texts) =>
    `${pending(request, texts)}: jetzt entscheiden Sie.`,
  'time-off.reminders.standsIn': ({ absent, ...request }, texts) =>
    `${pending(request, texts)}: ${texts.text(absent)} ist zurzeit abwesend, Sie vertreten.`,
  'time-off.reminders.standsInUnnamed': (request, texts) =>
    `${pending(request, texts)}: Die genehmigende Person ist abwesend.`,
} satisfies Catalogue<typeof en>;
