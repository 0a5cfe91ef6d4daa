import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { isInForce, type MembershipPeriod, type SwitchedPeriod, wholePeriod } from './membership-period.ts';
import { fullTime, type Tenths, toPercent } from './percent.ts';

/** What a membership takes of its person while it is in force, in tenths of a percent. */
export interface Allocation extends SwitchedPeriod {
  allocationTenths: Tenths;
}

/** An allocation with the person whose it is. */
export type MemberAllocation = Allocation & { userId: string };

/** The sum of the allocations that count on the day, in tenths of a percent. */
export function loadOn(day: CalendarDate, allocations: readonly Allocation[]): Tenths {
  return allocations
    .filter((each) => isInForce(each, { startDate: day, endDate: day }))
    .reduce((load, each) => load + each.allocationTenths, 0);
}

/** A day and what is allocated on it, in tenths of a percent. */
export interface DayLoad {
  date: CalendarDate;
  load: Tenths;
}

/** The fullest day of the period, the first of them where several are equally full. */
export function fullestDay(period: MembershipPeriod, allocations: readonly Allocation[]): DayLoad {
  const days = wholePeriod(period);
  const inForce = allocations.filter((each) => isInForce(each, period));
  return daysOfRise(days, inForce)
    .map((date) => ({ date, load: loadOn(date, inForce) }))
    .reduce((fullest, each) => (each.load > fullest.load ? each : fullest));
}

// The load only rises where a membership begins, so no other day needs a look.
function daysOfRise(period: Period, allocations: readonly Allocation[]): CalendarDate[] {
  const starts = allocations.map(({ startDate }) => startDate).filter((date) => date > period.startDate);
  return [period.startDate, ...starts.sort()];
}

/** What the person can still take on in the period: what is left on its fullest day, in tenths of a percent. */
export function remainingCapacity(period: MembershipPeriod, allocations: readonly Allocation[]): Tenths {
  return Math.max(0, fullTime - fullestDay(period, allocations).load);
}

/**
 * Whether a membership fits beside the person's others on each of its days; an inactive one always does. `others`
 * must not hold the membership itself. Refuses with `VALIDATION_ERROR` at `allocationPercent`.
 */
export function checkAllocation(
  wanted: Allocation,
  others: readonly Allocation[],
): Decision<'VALIDATION_ERROR'> {
  if (!wanted.isActive) return allowed;
  return checkWithinCapacity(wanted.allocationTenths, remainingCapacity(wanted, others));
}

/**
 * Whether the allocation fits into the remaining capacity; both in tenths of a percent. Refuses with
 * `VALIDATION_ERROR` at `allocationPercent`.
 */
export function checkWithinCapacity(allocation: Tenths, remaining: Tenths): Decision<'VALIDATION_ERROR'> {
  return allocation <= remaining ? allowed : refuseInput('allocationPercent', capacityExceeded(remaining));
}

/** What is said where an allocation is more than the remaining capacity, in tenths of a percent. */
export function capacityExceeded(remaining: Tenths): string {
  return `Allocation exceeds available capacity (${toPercent(remaining)}% remaining)`;
}

const warningThreshold: Tenths = 800;

/** The warning about a fullest day of 80 % or more; none below. */
export function allocationWarning(
  personName: string,
  { date, load }: DayLoad,
  dateText: (date: CalendarDate) => string,
): string | undefined {
  if (load < warningThreshold) return undefined;
  return `${personName} is allocated ${toPercent(load)}% on ${dateText(date)}, their fullest day in this period`;
}
