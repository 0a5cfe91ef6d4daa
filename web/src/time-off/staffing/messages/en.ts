import { periodText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { formatNumber, formatPercent } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface Allocation {
  percent: number;
  isActive: boolean;
  /** Undefined for the whole week. */
  part?: Period | undefined;
}

export const en = {
  'time-off.staffing.timeline': 'Timeline',
  'time-off.staffing.timelineOfTeam': ({ months }: { months: string }) => `Timeline of the team, ${months}`,
  'time-off.staffing.months': ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  'time-off.staffing.notLoaded': 'The timeline is not complete',
  'time-off.staffing.noMembers': 'No members in these weeks.',
  'time-off.staffing.span': 'Span',
  'time-off.staffing.month': 'Month',
  'time-off.staffing.quarter': 'Quarter',
  'time-off.staffing.halfYear': 'Half year',
  'time-off.staffing.earlier': 'Earlier',
  'time-off.staffing.today': 'Today',
  'time-off.staffing.later': 'Later',
  'time-off.staffing.legend': 'Legend',
  'time-off.staffing.allocation': 'Allocation',
  'time-off.staffing.absence': 'Approved absence',
  'time-off.staffing.available': 'Available',
  'time-off.staffing.lost': 'Lost to absences',
  'time-off.staffing.member': 'Member',
  'time-off.staffing.capacity': 'Available capacity',
  'time-off.staffing.capacityUnit': 'full-time people per week',
  'time-off.staffing.people': ({ count }: { count: number }, { locale }: Texts) =>
    formatNumber(count, locale),
  'time-off.staffing.absentPeople': ({ count }: { count: number }, { locale }: Texts) =>
    `, ${formatNumber(count, locale)} absent`,
  'time-off.staffing.share': ({ percent }: { percent: number }, { locale }: Texts) =>
    formatPercent(percent, locale),
  'time-off.staffing.allocated': ({ percent, isActive, part }: Allocation, { locale }: Texts) => {
    const share = formatPercent(percent, locale);
    const stated = isActive ? share : `${share}, inactive`;
    return part ? `${stated} on ${periodText(part, locale)}` : stated;
  },
  'time-off.staffing.notAllocated': 'not allocated',
  'time-off.staffing.away': ({ period }: { period: Period }, { locale }: Texts) =>
    `away ${periodText(period, locale)}`,
};
