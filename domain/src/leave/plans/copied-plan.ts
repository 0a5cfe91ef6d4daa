import { type CalendarDate, earliestDate } from '../../calendar/calendar-date.ts';
import type { Texts } from '../../language/message.ts';
import { type LeaveYearStart, leaveYearOf } from './leave-year.ts';
import { message } from './messages/message.ts';
import { yearStartOf } from './plan.ts';

interface CopiedVersion {
  type: string;
  from: CalendarDate;
  rules: unknown;
}

const longestName = 100;

/** An unused name for a copy: 'Germany (copy)', then 'Germany (copy 2)'. */
export function nameOfCopy(name: string, taken: readonly string[], texts: Texts): string {
  const unavailable = new Set(taken.map(compared));
  for (let number = 1; ; number += 1) {
    const suffix = ` ${texts.text(message('leave.plans.copied', { number }))}`;
    const copy = `${name.slice(0, longestName - suffix.length).trimEnd()}${suffix}`;
    if (!unavailable.has(compared(copy))) return copy;
  }
}

const compared = (name: string) => name.trim().toLowerCase();

/**
 * Returns the versions of a copy of the plan, by type. With the same leave year, or with anniversaries, all versions
 * are copied. With another leave year, each type's rules effective today are copied, from the start of the new leave
 * year on or before the first version; types not offered today are left out.
 */
export function copiedVersions<Version extends CopiedVersion>(
  { yearStart: former, policies }: { yearStart: LeaveYearStart | null; policies: readonly Version[] },
  yearStart: LeaveYearStart | null,
  today: CalendarDate,
): Version[] {
  if (yearStart === null || yearStart === former) return [...policies];
  return [...Map.groupBy(policies, ({ type }) => type).values()].flatMap((versions) => {
    const inOrder = versions.toSorted((one, other) => (one.from < other.from ? -1 : 1));
    const [first] = inOrder;
    // The first version applies from the start of the leave year it begins in.
    const opening = first && leaveYearOf(first.from, yearStartOf({ yearStart: former })).startDate;
    const effective =
      inOrder.findLast(({ from }) => from <= today) ??
      (opening !== undefined && opening <= today ? first : undefined);
    if (!first || !effective || effective.rules === null) return [];
    const { startDate } = leaveYearOf(first.from, yearStart);
    return [{ ...effective, from: startDate < earliestDate ? earliestDate : startDate }];
  });
}
