import { formatList } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

interface Day {
  day: string;
}

export const en = {
  'time-off.presence.whoIsAway': 'Who Is Away',
  'time-off.presence.away': 'Away',
  'time-off.presence.awayLink': 'Who is away',
  'time-off.presence.awayNotLoaded': "Couldn't load who is away",
  'time-off.presence.loadingAway': 'Loading who is away',
  'time-off.presence.filterAway': 'Filter who is away',
  'time-off.presence.awayDays': 'Days',
  'time-off.presence.now': 'Now',
  'time-off.presence.byMonth': 'By month',
  'time-off.presence.asCalendar': 'Calendar',
  'time-off.presence.previousDay': 'Previous day',
  'time-off.presence.nextDay': 'Next day',
  'time-off.presence.earlierMonth': 'Previous month',
  'time-off.presence.laterMonth': 'Next month',
  'time-off.presence.today': 'Today',
  'time-off.presence.thisWeek': 'This week',
  'time-off.presence.nextWeek': 'Next week',
  'time-off.presence.weekIsOver': 'The week is over.',
  'time-off.presence.everyoneIsIn': 'Everyone is in',
  'time-off.presence.noOneOfTeams': 'No one in your teams',
  'time-off.presence.noOneSeen': 'No one you can see is away.',
  'time-off.presence.noOneOfGroup': 'No one of this group that you can see is away.',
  'time-off.presence.awayCount': ({ count }: Counted) => `${count} away`,
  'time-off.presence.you': '(you)',
  'time-off.presence.showMore': ({ count, all }: Counted & { all: number }) => `Show ${count} more of ${all}`,
  'time-off.presence.moreToday': ({ count }: Counted) => `+${count} more`,
  'time-off.presence.moreAwayToday': ({ count }: Counted) => `+${count} more away today`,
  'time-off.presence.moreOnDay': ({ count }: Counted) => `and ${count} more`,
  'time-off.presence.outsideTeams': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} person outside your teams, too.`,
      other: `${count} people outside your teams, too.`,
    }),
  'time-off.presence.noOneOnDay': ({ day }: Day) => `${day}: no one`,
  'time-off.presence.namesOnDay': ({ day, names }: Day & { names: readonly string[] }, { locale }: Texts) =>
    `${day}: ${formatList(names, locale, 'plain')}`,

  'time-off.presence.from': ({ day, isAfternoon }: Day & { isAfternoon: boolean }) =>
    isAfternoon ? `from ${day}, afternoon` : `from ${day}`,
  'time-off.presence.back': ({ day, isAfternoon }: Day & { isAfternoon: boolean }) =>
    isAfternoon ? `back ${day}, afternoon` : `back ${day}`,
  'time-off.presence.backToday': ({ isAfternoon }: { isAfternoon: boolean }) =>
    isAfternoon ? 'back today, afternoon' : 'back today',
  'time-off.presence.inDays': ({ count }: Counted) =>
    plural('en', count, { one: `in ${count} day`, other: `in ${count} days` }),
  'time-off.presence.startsTomorrow': 'tomorrow',
  'time-off.presence.startsToday': 'today',
  'time-off.presence.hasStarted': 'now',
  'time-off.presence.whenAndState': ({ when, state }: { when: string; state: string }) => `${when}, ${state}`,

  'time-off.presence.absencesOfMonth': ({ count }: Counted) =>
    plural('en', count, { one: `${count} absence this month`, other: `${count} absences this month` }),
  'time-off.presence.loadingAbsences': 'Loading...',

  'time-off.presence.nextDaysOff': 'Your next days off',
  'time-off.presence.loadingNextDaysOff': 'Loading your next days off',
  'time-off.presence.noDaysOff': 'None planned',
  'time-off.presence.noDaysOffHint': 'Drag across days in My Year to request them.',
  'time-off.presence.nextHoliday': 'Next public holiday',
  'time-off.presence.loadingNextHoliday': 'Loading the next public holiday',
  'time-off.presence.nextNotLoaded': 'Could not be loaded',
  'time-off.presence.nextFact': ({ what, when }: { what: string; when: string }) => `${what}, ${when}`,
};
