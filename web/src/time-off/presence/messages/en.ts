import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';

interface Counted {
  count: number;
}

interface Percent {
  percent: number;
}

interface Entry {
  name: string;
  type: string;
  days: string;
  isPending: boolean;
  /** Days off that the person has anyway. */
  freeDays: readonly string[];
}

interface PeopleAway extends Percent {
  day: string;
  away: number;
  people: number;
}

const states: Record<RequestStatus, string> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
};

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
  'time-off.presence.team': 'Team',
  'time-off.presence.allTeams': 'All Teams',
  'time-off.presence.person': 'Person',
  'time-off.presence.deactivated': '(deactivated)',
  'time-off.presence.personAndDay': ({ name, day }: { name: string; day: string }) => `${name}, ${day}`,

  'time-off.presence.truncated': 'Later absences are missing',
  'time-off.presence.truncatedHint': ({ count }: Counted, { locale }: Texts) =>
    `Only the first ${formatNumber(count, locale)} are shown. Choose a department or a team.`,
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
  'time-off.presence.waiting': 'Waiting for approval',
  'time-off.presence.publicHoliday': ({ holiday }: { holiday: string }) => `Public holiday: ${holiday}`,
  'time-off.presence.holidayIn': (
    { holiday, places }: { holiday: string; places: readonly string[] },
    { locale }: Texts,
  ) => `${holiday} in ${formatList(places, locale, 'plain')}`,
  'time-off.presence.timeOff': 'Time off',
  'time-off.presence.timeOffOn': ({ day }: { day: string }) => `Time off, ${day}`,
  'time-off.presence.notAtWork': ({ why }: { why: string }) => `Not at work anyway: ${why}`,
  'time-off.presence.freeDay': 'free day',
  'time-off.presence.holiday': ({ holiday }: { holiday: string }) => `holiday: ${holiday}`,
  'time-off.presence.freeOn': ({ why, day }: { why: string; day: string }) => `${why} on ${day}`,
  'time-off.presence.entry': ({ name, type, days, isPending, freeDays }: Entry, { locale }: Texts) =>
    formatList(
      [name, type, days, ...(isPending ? ['waiting for approval'] : []), ...freeDays],
      locale,
      'plain',
    ),
  'time-off.presence.typeWaiting': ({ type }: { type: string }) => `${type}, waiting for approval`,
  'time-off.presence.hours': ({ hours }: { hours: string }) => `${hours} h`,
  'time-off.presence.more': ({ count }: Counted) => `+${count} more`,
  'time-off.presence.requests': ({ count }: Counted) =>
    plural('en', count, { one: `${count} request`, other: `${count} requests` }),
  'time-off.presence.pending': ({ count }: Counted) => `${count} pending`,
  'time-off.presence.present': ({ percent }: Percent) => `${percent}% present`,
  'time-off.presence.presentShort': ({ percent }: Percent) => `${percent}% in`,

  'time-off.presence.legend': 'Legend',
  'time-off.presence.legendPending': 'Pending',
  'time-off.presence.legendHalfDay': 'Half day',
  'time-off.presence.legendHours': 'Hours',
  'time-off.presence.legendPublicHoliday': 'Public holiday',
  'time-off.presence.legendHoliday': 'Holiday',
  'time-off.presence.legendFreeDay': 'Free day',

  'time-off.presence.capacityWarning': 'Team capacity warning',
  'time-off.presence.capacityCaution': 'Team capacity caution',
  'time-off.presence.capacityOver': ({ percent, limit }: Percent & { limit: number }, { locale }: Texts) =>
    `Up to ${percent}% away: exceeds the capacity limit of ${formatNumber(limit, locale)}% of the department.`,
  'time-off.presence.capacityNear': ({ percent }: Percent) =>
    `Up to ${percent}% away: more than half of the department.`,
  'time-off.presence.capacityFine': ({ percent }: Percent) =>
    `Team capacity is fine: at most ${percent}% of the department away.`,
  'time-off.presence.capacityOnDay': ({ day, away, people, percent }: PeopleAway) =>
    `${day}: ${away} of ${people} away (${percent}%)`,
  'time-off.presence.moreDays': ({ count }: Counted) =>
    plural('en', count, { one: `and ${count} more day`, other: `and ${count} more days` }),

  'time-off.presence.bridgeDays': 'Bridge days',
  'time-off.presence.bridgeOn': ({ day, bridge }: { day: string; bridge: string }) => `${day} – ${bridge}`,
  'time-off.presence.bridge': ({ bridge }: { bridge: string }) => `Bridge day: ${bridge}`,
  'time-off.presence.bridgeSpoken': ({ bridge }: { bridge: string }) => `bridge day: ${bridge}`,
  'time-off.presence.dayNote': ({ day, note }: { day: string; note: string }) => `${day}: ${note}`,
  'time-off.presence.ownRequest': ({ type, status }: { type: string; status: RequestStatus }) =>
    `${type}, ${states[status]}`,
  'time-off.presence.othersAway': ({ count }: Counted) => `${count} away`,
  'time-off.presence.shareAway': ({ away, people }: { away: number; people: number }) =>
    `${away} of ${people} away`,
  'time-off.presence.freeDays': 'Free days',
  'time-off.presence.marksNotLoaded': ({ fault }: { fault: string }) =>
    `Couldn't load holidays and free days. ${fault}`,
  'time-off.presence.yourTimeOff': 'Your time off',
  'time-off.presence.theirTimeOff': 'Their time off',
  'time-off.presence.colleaguesAway': 'Colleagues away',
  'time-off.presence.longerBar': 'Longer bar = more people away',
};
