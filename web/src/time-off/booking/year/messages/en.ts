import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface MonthSum {
  off: number;
  pending: number;
}

interface Holiday {
  holiday: string;
}

interface Bridge {
  bridge: string;
}

export const en = {
  'time-off.booking.myYear': 'My Year',
  'time-off.booking.yearTitle': ({ title, year }: { title: string; year: string }) => `${title} ${year}`,
  'time-off.booking.monthByMonth': 'Month by Month',
  'time-off.booking.previousYear': 'Previous year',
  'time-off.booking.nextYear': 'Next year',
  'time-off.booking.moreForYear': 'More actions for the year',
  'time-off.booking.print': 'Print',
  'time-off.booking.yearNotLoaded': "Couldn't load the year",
  'time-off.booking.dragHint': 'Drag across days to request them.',
  'time-off.booking.timeOffOnDay': 'Time off',

  'time-off.booking.legend': 'Legend',
  'time-off.booking.legendApproved': 'Approved',
  'time-off.booking.legendPending': 'Pending',
  'time-off.booking.legendHoliday': 'Holiday',
  'time-off.booking.legendFreeDay': 'Free day',
  'time-off.booking.legendToday': 'Today',
  'time-off.booking.legendBridge': 'Bridge day',

  'time-off.booking.dayWith': ({ facts }: { facts: readonly string[] }, { locale }: Texts) =>
    formatList(facts, locale, 'plain'),
  'time-off.booking.dayHoliday': ({ holiday }: Holiday) => `holiday: ${holiday}`,
  'time-off.booking.dayFree': 'free day',
  'time-off.booking.dayBridge': ({ bridge }: Bridge) => `bridge day: ${bridge}`,
  'time-off.booking.bridgeTip': ({ bridge }: Bridge) => `Bridge day: ${bridge}`,
  'time-off.booking.dayPending': ({ type }: { type: string }) => `${type}, pending`,

  'time-off.booking.daysOffHeading': 'Days off',
  'time-off.booking.loadingMonth': 'Loading',
  'time-off.booking.monthSum': ({ off, pending }: MonthSum, { locale }: Texts) => {
    const number = formatShort(off, locale);
    const days = plural('en', shortened(off), { one: `${number} day off`, other: `${number} days off` });
    return pending > 0 ? `${days}, ${formatShort(pending, locale)} pending` : days;
  },
};
