import { fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { shortMonthText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { formatList } from '@almanac/domain/language/formats';
import type { PersonLoad } from '@almanac/domain/teams/members/schema';
import { readerLocale } from '../../../platform/locale.ts';
import type { Tone } from '../../../ui/tone.ts';
import type { LoadRun } from './load-runs.ts';
import { text } from './messages/text.ts';

/**
 * Tone of the sum of a person's allocations, the same on every page: full time is what one wants, more is too much,
 * less is left to fill. The members' table colours each allocation on its own.
 */
export function loadTone(percent: number): Tone {
  if (percent > 100) return 'danger';
  if (percent === 100) return 'success';
  return percent > 0 ? 'warning' : 'neutral';
}

/** Style of a week by percent. Weeks in no team and without employment (null) are empty. */
export function loadStyle(percent: number | null): { tone: Tone; className: string } | undefined {
  if (percent === null || percent === 0) return undefined;
  const className =
    percent > 100
      ? 'border-2 border-tone-mark bg-tone-surface font-semibold'
      : 'border-transparent bg-tone-surface';
  return { tone: loadTone(percent), className };
}

/** Text of a run of weeks: '60% from Mon 2 Nov 2026 to Sun 6 Dec 2026'. */
export function runText({ percent, startDate, endDate }: LoadRun): string {
  const period = { startDate, endDate };
  if (percent === null) return text('teams.members.notEmployed', period);
  if (percent === 0) return text('teams.members.notAllocated', period);
  return text('teams.members.allocated', { percent, ...period });
}

/** A person's teams with percentages: 'Mobile 60%, Design 40%'. */
export function teamsText({ allocations, department }: PersonLoad): string {
  if (allocations.length === 0) return department?.name ?? text('teams.members.noDepartment');
  const shares = allocations.map(({ team, allocationPercent: percent }) =>
    text('teams.members.share', { team: team.name, percent }),
  );
  return formatList(shares, readerLocale(), 'plain');
}

/** Name of the month whose first week has the index, if any. */
export function monthStarting(weeks: readonly Period[], index: number, locale: string): string | undefined {
  const [week, before] = [weeks[index], weeks[index - 1]];
  if (!week || (before && fieldsOf(before.startDate).month === fieldsOf(week.startDate).month))
    return undefined;
  return shortMonthText(week.startDate, locale);
}
