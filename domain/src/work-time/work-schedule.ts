import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';

/**
 * Working time in minutes per half day: 14 numbers per week from Monday morning, in 1 to 4 weeks that repeat from the
 * anchor, a Monday.
 */
export interface WorkSchedule {
  minutes: readonly number[];
  anchor?: CalendarDate | undefined;
}

/** The minutes of the morning and of the afternoon. */
export type MinutesOfDay = readonly [morning: number, afternoon: number];

const halvesInWeek = 14;

// If one week repeats, every Monday is an anchor.
const anyMonday: CalendarDate = '2000-01-03';

/** The scheduled minutes of each half of the date, ignoring holidays. */
export function scheduledMinutes(
  { minutes, anchor = anyMonday }: WorkSchedule,
  date: CalendarDate,
): MinutesOfDay {
  const daysInCycle = minutes.length / 2;
  const day = daysBetween(anchor, date) % daysInCycle;
  const index = (day < 0 ? day + daysInCycle : day) * 2;
  return [minutes[index] ?? 0, minutes[index + 1] ?? 0];
}

/** The average work of a week: days (a half is 0.5), and minutes. */
export function workOfWeek({ minutes }: WorkSchedule): { days: number; minutes: number } {
  const weeks = minutes.length / halvesInWeek;
  const worked = minutes.filter((each) => each > 0);
  return {
    days: worked.length / 2 / weeks,
    minutes: worked.reduce((sum, each) => sum + each, 0) / weeks,
  };
}

/** The hours of an average working day of the schedule, with two decimals; 0 without working days. */
export function hoursPerDay(schedule: WorkSchedule): number {
  const { days, minutes } = workOfWeek(schedule);
  return days === 0 ? 0 : Math.round((minutes * 100) / days / 60) / 100;
}
