import { addDays, type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import { calendarDays, daysOf, type Period } from '../../calendar/period.ts';
import { type Decision, refuseInput } from '../../refusal.ts';
import { loadOn, type MemberAllocation } from '../../teams/members/allocation.ts';
import { type AskedPeriod, checkAskedPeriod } from '../../teams/members/membership-period.ts';
import type { Tenths } from '../../teams/members/percent.ts';
import { daysOfWork, isWorked, type WorkFacts } from '../../work-time/day-of-work.ts';
import { halfDays, halvesOn } from '../../work-time/half-day.ts';
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
 * What the allocations give from Monday to Friday and on other days on which a member works, in tenths of a percent: half
 * of it in each half of the day that its person works. Who is absent in a half takes that away.
 */
export function teamCapacity(
  period: Period,
  allocations: readonly MemberAllocation[],
  absences: readonly PersonalAbsence[],
  works: ReadonlyMap<string, WorkFacts> = new Map(),
): CapacityOfDay[] {
  const workOn = daysOfWork();
  return daysOf(period).flatMap((date) => {
    const halves = halfDays.map((half) => {
      const atWork = allocations.filter(({ userId }) => isWorked(workOn(works.get(userId), date), half));
      const here = absences.filter((each) => halvesOn(date, each).includes(half));
      const away = new Set(here.map(({ requesterId }) => requesterId));
      const absent = atWork.filter(({ userId }) => away.has(userId));
      return { members: atWork.length, allocated: loadOn(date, atWork), absent: loadOn(date, absent) };
    });
    if (isWeekend(date) && halves.every(({ members }) => members === 0)) return [];
    const allocated = halfOf(halves.map((half) => half.allocated));
    const absent = halfOf(halves.map((half) => half.absent));
    return [{ date, allocated, absent, available: allocated - absent }];
  });
}

function halfOf(loads: readonly Tenths[]): Tenths {
  return Math.round(loads.reduce((sum, load) => sum + load, 0) / 2);
}
