import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'teams.members.byWeek': 'Auslastung nach Wochen',
  'teams.members.person': 'Person',
  'teams.members.weekOf': ({ date }, { locale }) => `Woche ab ${dateText(date, locale)}`,
  'teams.members.thisWeekOf': ({ date }, { locale }) => `Woche ab ${dateText(date, locale)}, diese Woche`,
  'teams.members.allocated': ({ percent, startDate, endDate }, { locale }) =>
    `${formatPercent(percent, locale)} von ${dateText(startDate, locale)} bis ${dateText(endDate, locale)}`,
  'teams.members.notAllocated': ({ startDate, endDate }, { locale }) =>
    `in keinem Team von ${dateText(startDate, locale)} bis ${dateText(endDate, locale)}`,
  'teams.members.notEmployed': ({ startDate, endDate }, { locale }) =>
    `nicht beschäftigt von ${dateText(startDate, locale)} bis ${dateText(endDate, locale)}`,
  'teams.members.share': ({ team, percent }, { locale }) => `${team} ${formatPercent(percent, locale)}`,
  'teams.members.noDepartment': 'Keine Abteilung',
  'teams.members.legend': 'Legende',
  'teams.members.underFull': 'Unter 100 %',
  'teams.members.full': 'Voll',
  'teams.members.overFull': 'Über 100 %',
  'teams.members.empty': 'Leer: in keinem Team oder nicht beschäftigt',
} satisfies Catalogue<typeof en>;
