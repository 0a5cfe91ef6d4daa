import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.import.columnPerson': 'Person (Adresse oder Personalnummer)',
  'time-off.import.columnType': 'Art',
  'time-off.import.columnStartDate': 'Erster Tag',
  'time-off.import.columnEndDate': 'Letzter Tag',
  'time-off.import.columnStartHalf': 'Hälfte des ersten Tages',
  'time-off.import.columnEndHalf': 'Hälfte des letzten Tages',
  'time-off.import.columnMinutes': 'Minuten',
  'time-off.import.columnStatus': 'Status',
  'time-off.import.columnReason': 'Begründung',
  'time-off.import.openImport': 'Abwesenheiten importieren',
  'time-off.import.title': 'Abwesenheiten importieren',
  'time-off.import.description':
    'Trägt ein, was bisher genommen wurde: alles oder nichts. Niemand erhält eine E-Mail.',
  'time-off.import.previewFailed': 'Die Vorschau ist fehlgeschlagen',
  'time-off.import.notImported': 'Es wurde nichts importiert',
  'time-off.import.imported': 'Abwesenheiten importiert',
  'time-off.import.importing': 'Wird importiert …',
  'time-off.import.cancel': 'Abbrechen',
  'time-off.import.added': 'Neu',
  'time-off.import.unchanged': 'Unverändert',
  'time-off.import.faulty': 'Fehlerhaft',
  'time-off.import.nothing': 'Keine Abwesenheiten',
  'time-off.import.readingPeople': 'Personen werden gelesen',
  'time-off.import.storing': 'Abwesenheiten werden eingetragen',
  'time-off.import.rows': 'Zeilen des Imports',
  'time-off.import.pages': 'Zeilen des Imports',
  'time-off.import.personHeading': 'Person',
  'time-off.import.absence': 'Abwesenheit',
  'time-off.import.amount': 'Zählt',
  'time-off.import.outcome': 'Ergebnis',
  'time-off.import.example': ({ domain }) =>
    `person,type,startDate,endDate\nerika.muster@${domain},VACATION,2026-03-02,2026-03-06`,
  'time-off.import.import': ({ count }) =>
    plural('de', count, {
      one: `${count} Abwesenheit importieren`,
      other: `${count} Abwesenheiten importieren`,
    }),
  'time-off.import.countAdded': ({ count }) => `${count} neu`,
  'time-off.import.countUnchanged': ({ count }) => `${count} unverändert`,
  'time-off.import.countFaulty': ({ count }) => `${count} fehlerhaft`,
  'time-off.import.checkingRows': ({ done, total }, { locale }) =>
    `Zeilen werden geprüft: ${formatNumber(done, locale)} von ${formatNumber(total, locale)}`,
  'time-off.import.line': ({ line }) => `Zeile ${line}`,
  'time-off.import.days': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, { one: `${number} Tag`, other: `${number} Tage` });
  },
  'time-off.import.hours': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, { one: `${number} Stunde`, other: `${number} Stunden` });
  },
} satisfies Catalogue<typeof en>;
