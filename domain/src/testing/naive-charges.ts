import { type CalendarDate, dayOfWeek } from '../calendar/calendar-date.ts';
import type { Amount } from '../leave/types/amount.ts';
import type { LeaveRequest, Span } from '../time-off/balances/engine/leave-facts.ts';
import { termsOn } from '../work-time/day-of-work.ts';
import type { Half } from '../work-time/half-day.ts';
import { scheduledMinutes } from '../work-time/work-schedule.ts';
import type { NaiveDays } from './naive-days.ts';

/** The charge of the request on the day; zero on other days, and outside the employment. */
export function takenOn(date: CalendarDate, request: LeaveRequest, days: NaiveDays): Amount {
  if (!days.isEmployed(date)) return 0;
  let amount = 0;
  for (const half of ['AM', 'PM'] as const) {
    if (isAskedFor(half, date, request) && !isHoliday(half, date, days)) amount += worthOf(half, date, days);
  }
  return Math.min(amount, request.minutes ?? amount);
}

/** The charge of a public holiday on the day, if the policy has them; calendar days are charged by requests only. */
export function holidayTakenOn(date: CalendarDate, days: NaiveDays): Amount {
  const isCharged = days.rulesOn(date)?.chargesHolidays && days.facts.type.counts !== 'CALENDAR';
  if (!isCharged || !days.isEmployed(date)) return 0;
  let amount = 0;
  for (const half of ['AM', 'PM'] as const) {
    if (isHoliday(half, date, days)) amount += worthOf(half, date, days);
  }
  return amount;
}

/** Whether the span of half days includes the half. */
export function isAskedFor(half: Half, date: CalendarDate, request: Span): boolean {
  const at = `${date} ${half}`;
  const first = `${request.startDate} ${request.startHalf ?? 'AM'}`;
  const last = `${request.endDate} ${request.endHalf ?? 'PM'}`;
  return first <= at && at <= last;
}

function isHoliday(half: Half, date: CalendarDate, { facts }: NaiveDays): boolean {
  if (facts.type.counts === 'CALENDAR') return false;
  const holiday = termsOn(facts.terms, date).place.holidays.get(date);
  return holiday !== undefined && (holiday.half ?? half) === half;
}

/** What can be taken of the half: nothing on a holiday, unless the type counts calendar days. */
export function takeableOn(half: Half, date: CalendarDate, days: NaiveDays): Amount {
  return isHoliday(half, date, days) ? 0 : worthOf(half, date, days);
}

/** The charge of the half if it were no holiday. */
function worthOf(half: Half, date: CalendarDate, { facts }: NaiveDays): Amount {
  const { unit, counts } = facts.type;
  const [morning, afternoon] = scheduledMinutes(termsOn(facts.terms, date).schedule, date);
  const minutes = half === 'AM' ? morning : afternoon;
  if (unit === 'HOUR') return minutes;
  if (counts === 'CALENDAR') return 50;
  const isCounted = counts === 'WORKED' ? minutes > 0 : dayOfWeek(date) !== 0 && dayOfWeek(date) !== 6;
  return isCounted ? 50 : 0;
}
