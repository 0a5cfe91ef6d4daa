import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

/** Amounts come as shown, since they are rounded by more than their decimals. */
interface Amount {
  amount: number;
  shown: string;
}

interface AwayOn {
  away: number;
  people: number;
  date: string;
}

export const en = {
  'time-off.reports.loading': 'Loading the report',
  'time-off.reports.balancesLabel': 'Balances by department',
  'time-off.reports.noDepartment': 'No department',
  'time-off.reports.averageDays': ({ people, amount, shown }: Amount & { people: number }) => {
    const days = plural('en', amount, { one: `${shown} day`, other: `${shown} days` });
    return plural('en', people, {
      one: `${people} person, with ${days} left`,
      other: `${people} people, with ${days} left on average`,
    });
  },
  'time-off.reports.averageHours': ({ people, amount, shown }: Amount & { people: number }) => {
    const hours = plural('en', amount, { one: `${shown} hour`, other: `${shown} hours` });
    return plural('en', people, {
      one: `${people} person, with ${hours} left`,
      other: `${people} people, with ${hours} left on average`,
    });
  },
  'time-off.reports.days': ({ amount, shown }: Amount) =>
    plural('en', amount, { one: `${shown} day`, other: `${shown} days` }),
  'time-off.reports.hours': ({ amount, shown }: Amount) =>
    plural('en', amount, { one: `${shown} hour`, other: `${shown} hours` }),
  'time-off.reports.left': 'left',
  'time-off.reports.pending': 'pending',
  'time-off.reports.planned': 'planned',
  'time-off.reports.taken': 'taken',

  'time-off.reports.weeks': 'Weeks',
  'time-off.reports.mostAway': (
    { share, days }: { share: number; days: readonly AwayOn[] },
    texts: Texts,
  ) => {
    const most = days.map(
      ({ away, people, date }) => `${away} of ${people} on ${dateText(date, texts.locale)}`,
    );
    return `The bars reach up to ${formatNumber(share, texts.locale)}%. Most away: ${most.join(' · ')}`;
  },
  'time-off.reports.noOneExpected': ({ start }: { start: string }, texts: Texts) =>
    `Week of ${dateText(start, texts.locale)}: no one is expected`,
  'time-off.reports.noOneAway': ({ start }: { start: string }, texts: Texts) =>
    `Week of ${dateText(start, texts.locale)}: no one is away`,
  'time-off.reports.awayOf': ({ start, away, people, date }: AwayOn & { start: string }, texts: Texts) =>
    `Week of ${dateText(start, texts.locale)}: ${away} of ${people} away on ${dateText(date, texts.locale)}`,

  'time-off.reports.approvedDays': ({ year }: { year: number }) => `Approved days in ${year}`,
  'time-off.reports.noDays': ({ year }: { year: number }) => `No approved days in ${year}.`,
  'time-off.reports.monthColumn': 'Month',
  'time-off.reports.byType': 'By type',
  'time-off.reports.daysColumn': 'Days',
  'time-off.reports.noType': 'None',
  'time-off.reports.typeAmount': ({ type, shown }: { type: string; shown: string }) => `${type} ${shown}`,
  'time-off.reports.typeDays': ({ type, amount, shown }: Amount & { type: string }) =>
    plural('en', amount, { one: `${type}: ${shown} day`, other: `${type}: ${shown} days` }),
  'time-off.reports.yearByType': 'Days of the year by type',
};
