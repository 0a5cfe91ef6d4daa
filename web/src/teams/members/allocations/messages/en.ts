import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface Share {
  team: string;
  percent: number;
}

export const en = {
  'teams.members.byWeek': 'Allocations by week',
  'teams.members.person': 'Person',
  'teams.members.weekOf': ({ date }: { date: CalendarDate }, { locale }: Texts) =>
    `Week of ${dateText(date, locale)}`,
  'teams.members.thisWeekOf': ({ date }: { date: CalendarDate }, { locale }: Texts) =>
    `Week of ${dateText(date, locale)}, this week`,
  'teams.members.allocated': (
    { percent, startDate, endDate }: Period & { percent: number },
    { locale }: Texts,
  ) =>
    `${formatPercent(percent, locale)} from ${dateText(startDate, locale)} to ${dateText(endDate, locale)}`,
  'teams.members.notAllocated': ({ startDate, endDate }: Period, { locale }: Texts) =>
    `in no team from ${dateText(startDate, locale)} to ${dateText(endDate, locale)}`,
  'teams.members.notEmployed': ({ startDate, endDate }: Period, { locale }: Texts) =>
    `not employed from ${dateText(startDate, locale)} to ${dateText(endDate, locale)}`,
  'teams.members.share': ({ team, percent }: Share, { locale }: Texts) =>
    `${team} ${formatPercent(percent, locale)}`,
  'teams.members.noDepartment': 'No department',
  'teams.members.legend': 'Legend',
  'teams.members.underFull': 'Under 100%',
  'teams.members.full': 'Full',
  'teams.members.overFull': 'Over 100%',
  'teams.members.empty': 'Empty: in no team, or not employed',
};
