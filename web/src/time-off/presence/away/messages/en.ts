import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

interface Day {
  day: string;
}

export const en = {
  'time-off.presence.away': 'Away',
  'time-off.presence.awayLink': 'Who is away',
  'time-off.presence.awayNotLoaded': "Couldn't load who is away",
  'time-off.presence.loadingAway': 'Loading who is away',
  'time-off.presence.today': 'Today',
  'time-off.presence.thisWeek': 'This week',
  'time-off.presence.nextWeek': 'Next week',
  'time-off.presence.weekIsOver': 'The week is over.',
  'time-off.presence.everyoneIsIn': 'Everyone is in',
  'time-off.presence.noOneOfTeams': 'No one in your teams',
  'time-off.presence.awayCount': ({ count }: Counted) => `${count} away`,
  'time-off.presence.you': '(you)',
  'time-off.presence.showMore': ({ count, all }: Counted & { all: number }) => `Show ${count} more of ${all}`,
  'time-off.presence.moreToday': ({ count }: Counted) => `+${count} more`,
  'time-off.presence.moreAwayToday': ({ count }: Counted) => `+${count} more away today`,
  'time-off.presence.outsideTeams': ({ count }: Counted) =>
    plural('en', count, {
      one: `Also ${count} person outside your teams.`,
      other: `Also ${count} people outside your teams.`,
    }),
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
  'time-off.presence.waitingForApproval': 'pending',
  'time-off.presence.waitingFor': (
    { names, others }: { names: readonly string[]; others: number },
    { locale }: Texts,
  ) => {
    const number = formatNumber(others, locale);
    const more = plural('en', others, { one: `${number} other`, other: `${number} others` });
    return `waiting for ${formatList(others > 0 ? [...names, more] : names, locale, 'or')}`;
  },
  'time-off.presence.nextDaysOff': 'Your next days off',
  'time-off.presence.loadingNextDaysOff': 'Loading your next days off',
  'time-off.presence.noDaysOff': 'None planned',
  'time-off.presence.noDaysOffHint': 'Drag across days in My Year to request them.',
  'time-off.presence.nextHoliday': 'Next public holiday',
  'time-off.presence.loadingNextHoliday': 'Loading the next public holiday',
  'time-off.presence.nextNotLoaded': 'Could not be loaded',
  'time-off.presence.nextFact': ({ what, when }: { what: string; when: string }) => `${what}, ${when}`,
};
