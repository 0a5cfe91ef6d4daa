import { addDays, type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import { calendarDays, daysOf, includes, type Period } from '../../calendar/period.ts';
import { type Decision, refuseInput } from '../../refusal.ts';
import { loadOn, type MemberAllocation } from '../../teams/members/allocation.ts';
import { type AskedPeriod, checkAskedPeriod } from '../../teams/members/membership-period.ts';
import type { Tenths } from '../../teams/members/percent.ts';
import type { PersonalAbsence } from '../presence/daily-presence.ts';

const longestCapacityPeriod = 366;
const daysByDefault = 28;

/** The period whose capacity a call asks for: the four weeks from its start, or from today. */
export function capacityPeriod(asked: AskedPeriod, today: CalendarDate): Period {
  const { startDate = today } = asked;
  return { startDate, endDate: asked.endDate ?? addDays(startDate, daysByDefault - 1) };
}

/** Whether capacity can be told for the period. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkCapacityPeriod(period: Period): Decision<'VALIDATION_ERROR'> {
  const order = checkAskedPeriod(period);
  if (order.refused || calendarDays(period) <= longestCapacityPeriod) return order;
  return refuseInput('endDate', `The period must be at most ${longestCapacityPeriod} days long`);
}

/** What a team's members give on a day, in tenths of a percent; one person's allocation is at most 1000. */
export interface CapacityOfDay {
  date: CalendarDate;
  allocated: Tenths;
  absent: Tenths;
  available: Tenths;
}

/**
 * What the allocations give on each business day of the period, in tenths of a percent. Who is absent on a day
 * takes the whole of their allocation away.
 */
export function teamCapacity(
  period: Period,
  allocations: readonly MemberAllocation[],
  absences: readonly PersonalAbsence[],
): CapacityOfDay[] {
  const businessDays = daysOf(period).filter((date) => !isWeekend(date));
  return businessDays.map((date) => {
    const away = new Set(
      absences.filter((each) => includes(each, date)).map(({ requesterId }) => requesterId),
    );
    const allocated = loadOn(date, allocations);
    const absent = loadOn(
      date,
      allocations.filter(({ userId }) => away.has(userId)),
    );
    return { date, allocated, absent, available: allocated - absent };
  });
}
