import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'leave.terms.title': 'Personen',
  'leave.terms.subtitle': 'Standort, Urlaubs- und Arbeitszeitmodell jeder Person.',
  'leave.terms.loading': 'Die Personen werden geladen',
  'leave.terms.notLoaded': 'Die Personen konnten nicht geladen werden',
  'leave.terms.none': 'Niemand passt zu den Filtern',
  'leave.terms.noneHint': 'Versuchen Sie einen anderen Namen oder eine andere Abteilung.',
  'leave.terms.filters': 'Personen filtern',
  'leave.terms.search': 'Suchen',
  'leave.terms.searchHint': 'Name oder E-Mail suchen …',
  'leave.terms.allPlaces': 'Alle Standorte',
  'leave.terms.allPlans': 'Alle Urlaubsmodelle',
  'leave.terms.allSchedules': 'Alle Arbeitszeitmodelle',
  'leave.terms.accounts': 'Konten',
  'leave.terms.activeAccounts': 'Aktive',
  'leave.terms.allAccounts': 'Alle',
  'leave.terms.pages': 'Personen',
  'leave.terms.personColumn': 'Person',
  'leave.terms.place': 'Standort',
  'leave.terms.plan': 'Urlaubsmodell',
  'leave.terms.schedule': 'Arbeitszeitmodell',
  'leave.terms.since': 'Seit',
  'leave.terms.start': 'Beginn',
  'leave.terms.history': 'Verlauf',
  'leave.terms.historyOf': ({ name }) => `Verlauf von ${name}`,
  'leave.terms.inactive': 'Inaktiv',
  'leave.terms.changesOn': ({ date }) => `Ändert sich ${date}`,
  'leave.terms.noDepartment': 'Keine Abteilung',
  'leave.terms.select': ({ name }) => `${name} auswählen`,
  'leave.terms.selectAll': 'Alle auswählen',
  'leave.terms.people': ({ count }) =>
    plural('de', count, { one: `${count} Person`, other: `${count} Personen` }),
  'leave.terms.peopleSelected': ({ count, selected }) =>
    plural('de', count, {
      one: `${count} Person, ${selected} ausgewählt`,
      other: `${count} Personen, ${selected} ausgewählt`,
    }),
  'leave.terms.changeFrom': 'Ändern ab …',
  'leave.terms.changeDepartmentFrom': 'Ganze Abteilung ändern ab …',
} satisfies Catalogue<typeof en>;
