import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { type en, list } from './en.ts';

export const de = {
  'connections.digest.dailySubject': ({ day }, texts) => `Wer ist abwesend: ${dateText(day, texts.locale)}`,
  'connections.digest.weeklySubject': ({ day }, texts) =>
    `Wer ist diese Woche abwesend: ${dateText(day, texts.locale)}`,
  'connections.digest.today': ({ lines }, texts) => list('Heute abwesend:', lines, texts),
  'connections.digest.later': ({ lines }, texts) => list('Später in dieser Woche abwesend:', lines, texts),
  'connections.digest.further': ({ people }, { locale }) => {
    const count = formatNumber(people, locale);
    return plural('de', people, {
      one: 'Diese Woche ist noch eine weitere Person abwesend.',
      other: `Diese Woche sind noch ${count} weitere Personen abwesend.`,
    });
  },
  'connections.digest.pending': ({ lines, count }, texts) => {
    const number = formatNumber(count, texts.locale);
    return list(
      plural('de', count, {
        one: 'Ein Antrag wartet auf Ihre Entscheidung:',
        other: `${number} Anträge warten auf Ihre Entscheidung:`,
      }),
      lines,
      texts,
    );
  },
  'connections.digest.next': ({ what }, texts) => `Ihre nächsten freien Tage: ${texts.text(what)}.`,
  'connections.digest.nextPending': ({ what }, texts) =>
    `Ihre nächsten freien Tage, noch offen: ${texts.text(what)}.`,
  'connections.digest.away': ({ person, type, time }, texts) =>
    `${person}: ${texts.text(type)}, ${texts.text(time)}`,
  'connections.digest.awayUntil': ({ person, type, time, backOn }, texts) =>
    `${person}: ${texts.text(type)}, ${texts.text(time)}, zurück am ${dateText(backOn, texts.locale)}`,
  'connections.digest.review': 'Anträge prüfen',
  'connections.digest.seeAway': 'Ansehen, wer abwesend ist',
  'connections.digest.why':
    'Sie haben diese Übersicht in Ihrem Profil unter „Kalender & Benachrichtigungen“ gewählt. Dort können Sie sie abschalten.',
} satisfies Catalogue<typeof en>;
