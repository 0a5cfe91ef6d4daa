import { formatPercent } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

interface Percent {
  percent: number;
}

export const en = {
  'time-off.presence.calendar': 'Team Calendar',
  'time-off.presence.calendarHint': 'Approved time off in your team.',
  'time-off.presence.calendarNotLoaded': "Couldn't load the calendar",
  'time-off.presence.filterCalendar': 'Filter the calendar',
  'time-off.presence.loading': 'Loading...',
  'time-off.presence.loadingPeople': 'Loading the people',
  'time-off.presence.view': 'View',
  'time-off.presence.monthView': 'Month',
  'time-off.presence.peopleView': 'People',
  'time-off.presence.span': 'Span',
  'time-off.presence.spanOfMonths': ({ count }: Counted) =>
    plural('en', count, { one: `${count} month`, other: `${count} months` }),
  'time-off.presence.months': ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  'time-off.presence.showToday': 'Today',
  'time-off.presence.previousMonths': ({ count }: Counted) =>
    plural('en', count, { one: 'Previous month', other: `Previous ${count} months` }),
  'time-off.presence.nextMonths': ({ count }: Counted) =>
    plural('en', count, { one: 'Next month', other: `Next ${count} months` }),
  'time-off.presence.person': 'Person',
  'time-off.presence.deactivated': '(deactivated)',
  'time-off.presence.personAndDay': ({ name, day }: { name: string; day: string }) => `${name}, ${day}`,
  'time-off.presence.dayNotLoaded': "Couldn't load the time off of this day.",
  'time-off.presence.noneOnDay': 'No time off on this day.',
  'time-off.presence.noneApprovedOnDay': 'No approved time off on this day.',
  'time-off.presence.approvedOnDay': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} approved request on this day`,
      other: `${count} approved requests on this day`,
    }),
  'time-off.presence.approvedInMonth': ({ count }: Counted) => `${count} approved vacation(s) this month`,
  'time-off.presence.peopleAndApproved': ({ people, approved }: { people: number; approved: number }) => {
    const ofPeople = plural('en', people, { one: `${people} person`, other: `${people} people` });
    return plural('en', approved, {
      one: `${ofPeople}, ${approved} approved request`,
      other: `${ofPeople}, ${approved} approved requests`,
    });
  },
  'time-off.presence.approvedRequests': 'Approved requests',
  'time-off.presence.publicHoliday': ({ holiday }: { holiday: string }) => `Public holiday: ${holiday}`,
  'time-off.presence.timeOff': 'Time off',
  'time-off.presence.timeOffOn': ({ day }: { day: string }) => `Time off, ${day}`,
  'time-off.presence.typeWaiting': ({ type }: { type: string }) => `${type}, pending`,
  'time-off.presence.hours': ({ hours }: { hours: string }) => `${hours} h`,
  'time-off.presence.more': ({ count }: Counted) => `+${count} more`,
  'time-off.presence.requests': ({ count }: Counted) =>
    plural('en', count, { one: `${count} request`, other: `${count} requests` }),
  'time-off.presence.pending': ({ count }: Counted) => `${count} pending`,
  'time-off.presence.present': ({ percent }: Percent, { locale }: Texts) =>
    `${formatPercent(percent, locale)} present`,
  'time-off.presence.presentShort': ({ percent }: Percent, { locale }: Texts) =>
    `${formatPercent(percent, locale)} in`,
};
