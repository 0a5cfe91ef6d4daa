import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface Counted {
  count: number;
}

interface Entry {
  name: string;
  type: string;
  days: string;
  isPending: boolean;
  /** Days off that the person has anyway. */
  freeDays: readonly string[];
}

export const en = {
  'time-off.presence.team': 'Team',
  'time-off.presence.allTeams': 'All Teams',
  'time-off.presence.truncated': 'Later absences are missing',
  'time-off.presence.truncatedHint': ({ count }: Counted, { locale }: Texts) =>
    `Only the first ${formatNumber(count, locale)} are shown. Choose a department or a team.`,
  'time-off.presence.waiting': 'Pending',
  'time-off.presence.holidayIn': (
    { holiday, places }: { holiday: string; places: readonly string[] },
    { locale }: Texts,
  ) => `${holiday} in ${formatList(places, locale, 'plain')}`,
  'time-off.presence.notAtWork': ({ why }: { why: string }) => `Not at work anyway: ${why}`,
  'time-off.presence.freeDay': 'free day',
  'time-off.presence.holiday': ({ holiday }: { holiday: string }) => `holiday: ${holiday}`,
  'time-off.presence.freeOn': ({ why, day }: { why: string; day: string }) => `${why} on ${day}`,
  'time-off.presence.entry': ({ name, type, days, isPending, freeDays }: Entry, { locale }: Texts) =>
    formatList([name, type, days, ...(isPending ? ['pending'] : []), ...freeDays], locale, 'plain'),
  'time-off.presence.legend': 'Legend',
  'time-off.presence.legendPending': 'Pending',
  'time-off.presence.legendHalfDay': 'Half day',
  'time-off.presence.legendHours': 'Hours',
  'time-off.presence.legendPublicHoliday': 'Public holiday',
  'time-off.presence.legendHoliday': 'Holiday',
  'time-off.presence.legendFreeDay': 'Free day',
};
