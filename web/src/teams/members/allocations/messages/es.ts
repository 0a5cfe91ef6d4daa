import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'teams.members.byWeek': 'Dedicaciones por semana',
  'teams.members.person': 'Persona',
  'teams.members.weekOf': ({ date }, { locale }) => `Semana del ${dateText(date, locale)}`,
  'teams.members.thisWeekOf': ({ date }, { locale }) => `Semana del ${dateText(date, locale)}, esta semana`,
  'teams.members.allocated': ({ percent, startDate, endDate }, { locale }) =>
    `${formatPercent(percent, locale)} desde el ${dateText(startDate, locale)} hasta el ${dateText(endDate, locale)}`,
  'teams.members.notAllocated': ({ startDate, endDate }, { locale }) =>
    `en ningún equipo desde el ${dateText(startDate, locale)} hasta el ${dateText(endDate, locale)}`,
  'teams.members.notEmployed': ({ startDate, endDate }, { locale }) =>
    `sin contrato desde el ${dateText(startDate, locale)} hasta el ${dateText(endDate, locale)}`,
  'teams.members.share': ({ team, percent }, { locale }) => `${team} ${formatPercent(percent, locale)}`,
  'teams.members.noDepartment': 'Sin departamento',
  'teams.members.legend': 'Leyenda',
  'teams.members.underFull': 'Menos del 100 %',
  'teams.members.full': 'Completo',
  'teams.members.overFull': 'Más del 100 %',
  'teams.members.empty': 'Vacío: en ningún equipo o sin contrato',
} satisfies Catalogue<typeof en>;
