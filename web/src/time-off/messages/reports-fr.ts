import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './reports-en.ts';

export const fr = {
  'time-off.reports': 'Rapports',
  'time-off.reportsHint': 'Combien d’absences vos collaborateurs ont prises.',
  'time-off.filterReports': 'Filtrer les rapports',
  'time-off.loadingReport': 'Chargement du rapport',
  'time-off.previousYear': 'Année précédente',
  'time-off.nextYear': 'Année suivante',
  'time-off.daysByMonth': 'Jours par type et par mois',
  'time-off.daysByMonthHint': ({ year }) => `Jours travaillés approuvés en ${year}.`,
  'time-off.daysNotLoaded': 'Impossible de charger les jours',
  'time-off.coverage': 'Présence par semaine',
  'time-off.coverageHint': 'Part d’absents, le jour de la semaine où ils sont le plus nombreux.',
  'time-off.coverageNotLoaded': 'Impossible de charger la présence',
  'time-off.vacationByDepartment': 'Congés payés par service',
  'time-off.vacationByDepartmentHint': 'Années de référence en cours.',
  'time-off.balancesNotLoaded': 'Impossible de charger les soldes',
  'time-off.noVacationCounted': 'Aucune des personnes que vous voyez n’a de solde de congés payés.',
} satisfies Catalogue<typeof en>;
