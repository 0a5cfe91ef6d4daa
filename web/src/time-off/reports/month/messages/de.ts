import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.month.reports': 'Auswertungen',
  'time-off.month.overview': 'Überblick',
  'time-off.month.sickness': 'Krankheit',
  'time-off.month.title': 'Abwesenheiten im Monat',
  'time-off.month.subtitle': 'Genehmigte Abwesenheiten, wie die Lohnabrechnung sie braucht.',
  'time-off.month.filter': 'Monat filtern',
  'time-off.month.place': 'Standort',
  'time-off.month.allPlaces': 'Alle Standorte',
  'time-off.month.previous': 'Voriger Monat',
  'time-off.month.next': 'Nächster Monat',
  'time-off.month.level': 'Anzeigen',
  'time-off.month.sums': 'Summen',
  'time-off.month.each': 'Einzeln',
  'time-off.month.absences': 'Abwesenheiten',
  'time-off.month.daysOfAbsence': 'Tage',
  'time-off.month.notLoaded': 'Der Monat konnte nicht geladen werden',
  'time-off.month.loading': 'Der Monat wird geladen',
  'time-off.month.pending': ({ count, month }) =>
    plural('de', count, {
      one: `1 Antrag im Zeitraum ${month} ist noch nicht entschieden`,
      other: `${count} Anträge im Zeitraum ${month} sind noch nicht entschieden`,
    }),
  'time-off.month.pendingHint': 'Die Summen enthalten nur genehmigte Abwesenheiten.',
  'time-off.month.decide': 'Anträge prüfen',
  'time-off.month.everyone': 'Alle anzeigen',
  'time-off.month.none': ({ month }) => `Keine genehmigten Abwesenheiten: ${month}`,
  'time-off.month.totals': 'Gesamt',
  'time-off.month.totalsHint': 'Geplante Arbeitszeit ohne Feiertage.',
  'time-off.month.total': 'Gesamt',
  'time-off.month.people': 'Personen',
  'time-off.month.person': 'Person',
  'time-off.month.type': 'Abwesenheitsart',
  'time-off.month.absence': 'Abwesenheit',
  'time-off.month.date': 'Datum',
  'time-off.month.amount': 'Arbeitszeit',
  'time-off.month.calendarDays': 'Kalendertage',
  'time-off.month.details': 'Einzelheiten',
  'time-off.month.detailsOf': ({ name }) => `Einzelheiten zu ${name}`,
  'time-off.month.days': ({ count, shown }) =>
    plural('de', count, { one: `${shown} Tag`, other: `${shown} Tage` }),
  'time-off.month.hours': ({ count, shown }) =>
    plural('de', count, { one: `${shown} Stunde`, other: `${shown} Stunden` }),
} satisfies Catalogue<typeof en>;
