import { plural } from '@almanac/domain/language/plural';

/** The count decides the plural of the number as shown. */
interface Shown {
  count: number;
  shown: string;
}

export const en = {
  'time-off.month.reports': 'Reports',
  'time-off.month.overview': 'Overview',
  'time-off.month.sickness': 'Sickness',
  'time-off.month.title': 'Monthly Absences',
  'time-off.month.subtitle': 'Approved time off as payroll needs it.',
  'time-off.month.filter': 'Filter the month',
  'time-off.month.place': 'Place',
  'time-off.month.allPlaces': 'All places',
  'time-off.month.previous': 'Previous month',
  'time-off.month.next': 'Next month',
  'time-off.month.level': 'Show',
  'time-off.month.sums': 'Sums',
  'time-off.month.each': 'Absences',
  'time-off.month.absences': 'Absences',
  'time-off.month.daysOfAbsence': 'Days',
  'time-off.month.notLoaded': "Couldn't load the month",
  'time-off.month.loading': 'Loading the month',
  'time-off.month.pending': ({ count, month }: { count: number; month: string }) =>
    plural('en', count, {
      one: `1 request in ${month} is still pending`,
      other: `${count} requests in ${month} are still pending`,
    }),
  'time-off.month.pendingHint': 'The sums contain approved time off only.',
  'time-off.month.decide': 'Review Requests',
  'time-off.month.everyone': 'Show Everyone',
  'time-off.month.none': ({ month }: { month: string }) => `No approved time off in ${month}`,
  'time-off.month.totals': 'Totals',
  'time-off.month.totalsHint': 'Scheduled working time, without public holidays.',
  'time-off.month.total': 'Total',
  'time-off.month.people': 'people',
  'time-off.month.person': 'Person',
  'time-off.month.type': 'Type',
  'time-off.month.absence': 'Absence',
  'time-off.month.date': 'Date',
  'time-off.month.amount': 'Working time',
  'time-off.month.calendarDays': 'Calendar days',
  'time-off.month.details': 'Details',
  'time-off.month.detailsOf': ({ name }: { name: string }) => `Details of ${name}`,
  'time-off.month.days': ({ count, shown }: Shown) =>
    plural('en', count, { one: `${shown} day`, other: `${shown} days` }),
  'time-off.month.hours': ({ count, shown }: Shown) =>
    plural('en', count, { one: `${shown} hour`, other: `${shown} hours` }),
};
