import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.provisions.title': 'Rückstellungen',
  'time-off.provisions.subtitle': 'Was das Unternehmen an Urlaub schuldet.',
  'time-off.provisions.asOf': 'Stand',
  'time-off.provisions.keep': 'Liste aufbewahren',
  'time-off.provisions.keeping': 'Wird aufbewahrt …',
  'time-off.provisions.wasKept': ({ on }, { locale }) =>
    `Die Liste mit Stand ${dateText(on, locale)} ist aufbewahrt`,
  'time-off.provisions.notKept': 'Die Liste konnte nicht aufbewahrt werden',
  'time-off.provisions.notLoaded': 'Die Rückstellungen konnten nicht geladen werden',
  'time-off.provisions.loading': 'Die Rückstellungen werden geladen',
  'time-off.provisions.none': 'An diesem Tag hat niemand begrenzten Urlaub',
  'time-off.provisions.totals': 'Gesamt',
  'time-off.provisions.totalsHint': 'In Tagen, ohne Ausgeschiedene; nicht miteinander verrechnet.',
  'time-off.provisions.owed': 'Geschuldet',
  'time-off.provisions.takenInAdvance': 'Im Voraus genommen',
  'time-off.provisions.inAdvance': ({ amount }) => `${amount} im Voraus`,
  'time-off.provisions.people': 'Personen',
  'time-off.provisions.leavers': 'Ausgeschiedene',
  'time-off.provisions.leaversHint': 'Was nach dem letzten Tag übrig und noch nicht ausgezahlt ist.',
  'time-off.provisions.person': 'Person',
  'time-off.provisions.type': 'Abwesenheitsart',
  'time-off.provisions.carriedOver': 'Übertragen',
  'time-off.provisions.earned': 'Verdient',
  'time-off.provisions.adjusted': 'Angepasst',
  'time-off.provisions.taken': 'Genommen',
  'time-off.provisions.expired': 'Verfallen',
  'time-off.provisions.now': 'Geschuldet jetzt',
  'time-off.provisions.unchanged': 'Unverändert',
  'time-off.provisions.kept': 'Aufbewahrte Listen',
  'time-off.provisions.keptHint': 'Jede öffnet sich so, wie sie war, mit dem, was sich seither geändert hat.',
  'time-off.provisions.keptNotLoaded': 'Die aufbewahrten Listen konnten nicht geladen werden',
  'time-off.provisions.noneKept': 'Noch wurde keine Liste aufbewahrt.',
  'time-off.provisions.listOf': ({ on }, { locale }) => `Stand ${dateText(on, locale)}`,
  'time-off.provisions.keptAt': 'Aufbewahrt',
  'time-off.provisions.keptBy': 'Aufbewahrt von',
  'time-off.provisions.keptOnBy': ({ at, name }) => `Aufbewahrt am ${at} von ${name}.`,
  'time-off.provisions.changedSince': ({ count }) =>
    count === 0
      ? 'Seither hat sich nichts geändert.'
      : plural('de', count, {
          one: `${count} Zeile hat sich seither geändert.`,
          other: `${count} Zeilen haben sich seither geändert.`,
        }),
  'time-off.provisions.back': 'Zurück zu den Rückstellungen',
} satisfies Catalogue<typeof en>;
