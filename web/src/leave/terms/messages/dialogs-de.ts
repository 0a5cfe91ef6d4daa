import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './dialogs-en.ts';

export const de = {
  'leave.terms.changeOfPeople': ({ count }) =>
    plural('de', count, {
      one: `Zuordnung von ${count} Person ändern`,
      other: `Zuordnung von ${count} Personen ändern`,
    }),
  'leave.terms.changeOfDepartment': ({ name }) => `Zuordnung aller in ${name} ändern`,
  'leave.terms.everyoneIn': ({ name }) => `Alle in ${name}`,
  'leave.terms.changeHint': 'Gilt ab diesem Tag und ersetzt spätere Änderungen der Felder, die Sie wählen.',
  'leave.terms.fromField': 'Ab',
  'leave.terms.noChange': 'Keine Änderung',
  'leave.terms.changed': 'Zuordnung geändert',
  'leave.terms.termsOf': ({ name }) => `Zuordnung von ${name}`,
  'leave.terms.termsHint': 'Jede Zeile gilt, bis die nächste beginnt.',
  'leave.terms.termsLabel': 'Zuordnungen',
  'leave.terms.termsLoading': 'Die Zuordnungen werden geladen',
  'leave.terms.termsNotLoaded': 'Die Zuordnungen konnten nicht geladen werden',
  'leave.terms.today': 'Heute',
  'leave.terms.close': 'Schließen',
  'leave.terms.delete': 'Löschen',
  'leave.terms.deleteFrom': ({ date }, texts) => `Zuordnung ab ${dateText(date, texts.locale)} löschen`,
  'leave.terms.deleteTitle': 'Änderung löschen',
  'leave.terms.deleteHint': ({ date, name }) =>
    `Ab ${date} gilt für ${name} wieder die vorige Zuordnung, bis zur nächsten Änderung.`,
  'leave.terms.deleted': 'Änderung gelöscht',
} satisfies Catalogue<typeof en>;
