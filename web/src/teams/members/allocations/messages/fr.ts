import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'teams.members.byWeek': 'Affectations par semaine',
  'teams.members.person': 'Personne',
  'teams.members.weekOf': ({ date }, { locale }) => `Semaine du ${dateText(date, locale)}`,
  'teams.members.thisWeekOf': ({ date }, { locale }) => `Semaine du ${dateText(date, locale)}, cette semaine`,
  'teams.members.allocated': ({ percent, startDate, endDate }, { locale }) =>
    `${formatPercent(percent, locale)} du ${dateText(startDate, locale)} au ${dateText(endDate, locale)}`,
  'teams.members.notAllocated': ({ startDate, endDate }, { locale }) =>
    `dans aucune équipe du ${dateText(startDate, locale)} au ${dateText(endDate, locale)}`,
  'teams.members.notEmployed': ({ startDate, endDate }, { locale }) =>
    `pas en poste du ${dateText(startDate, locale)} au ${dateText(endDate, locale)}`,
  'teams.members.share': ({ team, percent }, { locale }) => `${team} ${formatPercent(percent, locale)}`,
  'teams.members.noDepartment': 'Sans service',
  'teams.members.legend': 'Légende',
  'teams.members.underFull': 'Moins de 100 %',
  'teams.members.full': 'Complet',
  'teams.members.overFull': 'Plus de 100 %',
  'teams.members.empty': 'Vide : dans aucune équipe, ou pas en poste',
} satisfies Catalogue<typeof en>;
