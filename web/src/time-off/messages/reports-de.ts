import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './reports-en.ts';

export const de = {
  'time-off.reports': 'Auswertungen',
  'time-off.reportsHint': 'Wie viel Ihre Mitarbeitenden abwesend waren.',
  'time-off.filterReports': 'Auswertungen filtern',
  'time-off.loadingReport': 'Die Auswertung wird geladen',
  'time-off.previousYear': 'Voriges Jahr',
  'time-off.nextYear': 'Nächstes Jahr',
  'time-off.daysByMonth': 'Tage nach Art und Monat',
  'time-off.daysByMonthHint': ({ year }) => `Genehmigte Arbeitstage ${year}.`,
  'time-off.daysNotLoaded': 'Die Tage konnten nicht geladen werden',
  'time-off.coverage': 'Besetzung nach Wochen',
  'time-off.coverageHint': 'Anteil der Abwesenden am schwächsten Tag der Woche.',
  'time-off.coverageNotLoaded': 'Die Besetzung konnte nicht geladen werden',
  'time-off.vacationByDepartment': 'Urlaub nach Abteilung',
  'time-off.vacationByDepartmentHint': 'Laufende Urlaubsjahre.',
  'time-off.balancesNotLoaded': 'Die Kontostände konnten nicht geladen werden',
  'time-off.noVacationCounted': 'Von den Personen, die Sie sehen, hat niemand ein Urlaubskonto.',
} satisfies Catalogue<typeof en>;
