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
  'time-off.presence.filterAway': 'Filter who is away',
  'time-off.presence.awayDays': 'Days',
  'time-off.presence.now': 'Now',
  'time-off.presence.byMonth': 'By month',
  'time-off.presence.asCalendar': 'Calendar',
  'time-off.presence.previousDay': 'Previous day',
  'time-off.presence.nextDay': 'Next day',
  'time-off.presence.earlierMonth': 'Previous month',
  'time-off.presence.laterMonth': 'Next month',
  'time-off.presence.noOneSeen': 'No one you can see is away.',
  'time-off.presence.noOneOfGroup': 'No one you can see in this group is away.',
  'time-off.presence.moreOnDay': ({ count }: Counted) => `and ${count} more`,
  'time-off.presence.noOneOnDay': ({ day }: Day) => `${day}: no one`,
  'time-off.presence.namesOnDay': ({ day, names }: Day & { names: readonly string[] }, { locale }: Texts) =>
    `${day}: ${formatList(names, locale, 'plain')}`,
  'time-off.presence.absencesOfMonth': ({ count }: Counted) =>
    plural('en', count, { one: `${count} absence this month`, other: `${count} absences this month` }),
  'time-off.presence.loadingAbsences': 'Loading...',
};
