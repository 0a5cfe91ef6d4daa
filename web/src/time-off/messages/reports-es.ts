import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './reports-en.ts';

export const es = {
  'time-off.reports': 'Informes',
  'time-off.reportsHint': 'Cuántas ausencias han tenido las personas a su cargo.',
  'time-off.filterReports': 'Filtrar los informes',
  'time-off.loadingReport': 'Cargando el informe',
  'time-off.previousYear': 'Año anterior',
  'time-off.nextYear': 'Año siguiente',
  'time-off.daysByMonth': 'Días por tipo y mes',
  'time-off.daysByMonthHint': ({ year }) => `Días laborables aprobados en ${year}.`,
  'time-off.daysNotLoaded': 'No se han podido cargar los días',
  'time-off.coverage': 'Cobertura por semana',
  'time-off.coverageHint': 'Proporción de ausencias en el día con menos gente de cada semana.',
  'time-off.coverageNotLoaded': 'No se ha podido cargar la cobertura',
  'time-off.vacationByDepartment': 'Vacaciones por departamento',
  'time-off.vacationByDepartmentHint': 'Años de vacaciones en curso.',
  'time-off.balancesNotLoaded': 'No se han podido cargar los saldos',
  'time-off.noVacationCounted': 'Ninguna de las personas que puede ver tiene saldo de vacaciones.',
} satisfies Catalogue<typeof en>;
