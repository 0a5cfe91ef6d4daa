import { addDays, type CalendarDate, isWeekend } from '@almanac/domain/calendar/calendar-date';
import { daysOf, includes } from '@almanac/domain/calendar/period';
import { startOfWeek } from '@almanac/domain/calendar/week-start';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';

/** A weekday and who is away on it, each person once. */
export interface AwayDay {
  date: CalendarDate;
  absences: readonly VisibleAbsence[];
}

/** This week and the next, Monday to Friday. */
interface AwayWeek {
  which: 'this-week' | 'next-week';
  days: readonly AwayDay[];
}

export interface AwayAtAGlance {
  /** Who is away today. */
  absentToday: readonly VisibleAbsence[];
  weeks: readonly AwayWeek[];
  /** People away in these days whose absences weren't loaded. */
  unknown: number;
}

/** Who is away today, and on the weekdays of this week, those that are over included, and of the next; without the viewer. */
export function awayAtAGlance(
  { rows, total }: { rows: readonly VisibleAbsence[]; total: number },
  viewerId: string,
  { today, firstDay }: { today: CalendarDate; firstDay: number },
): AwayAtAGlance {
  const others = rows.filter(({ user }) => user.id !== viewerId);
  const awayOn = (date: CalendarDate): VisibleAbsence[] => {
    const ofPerson = new Map<string, VisibleAbsence>();
    for (const absence of others) {
      if (includes(absence, date) && !ofPerson.has(absence.user.id)) ofPerson.set(absence.user.id, absence);
    }
    return [...ofPerson.values()];
  };
  const thisWeek = startOfWeek(today, firstDay);
  const week = (which: AwayWeek['which'], first: CalendarDate): AwayWeek => ({
    which,
    days: daysOf({ startDate: first, endDate: addDays(first, 6) })
      .filter((date) => !isWeekend(date))
      .map((date) => ({ date, absences: awayOn(date) })),
  });
  return {
    absentToday: awayOn(today),
    weeks: [week('this-week', thisWeek), week('next-week', addDays(thisWeek, 7))],
    unknown: total - new Set(rows.map(({ user }) => user.id)).size,
  };
}
