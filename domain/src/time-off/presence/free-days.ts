import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { dayOfWork, isWorked, type WorkFacts } from '../../work-time/day-of-work.ts';
import { halfDays } from '../../work-time/half-day.ts';
import type { FreeDay } from './schema.ts';

/** The days without work, with their holidays. */
export function freeDaysOf(work: WorkFacts, dates: readonly CalendarDate[]): FreeDay[] {
  return dates.flatMap((date) => freeDay(date, work));
}

function freeDay(date: CalendarDate, work: WorkFacts): FreeDay[] {
  const day = dayOfWork(work, date);
  if (halfDays.some((half) => isWorked(day, half))) return [];
  if (!day.holiday) return [{ date }];
  const { name, half } = day.holiday;
  return [{ date, holiday: { name, ...(half !== undefined && { half }) } }];
}
