import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { Message } from '../../language/message.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { isEffective, type MembershipPeriod, type SwitchedPeriod, wholePeriod } from './membership-period.ts';
import { message } from './messages/message.ts';
import { fullTime, type Tenths, toPercent } from './percent.ts';

/** The share of a person's time a membership takes while it is effective, in tenths of a percent. */
export interface Allocation extends SwitchedPeriod {
  allocationTenths: Tenths;
}

/** An allocation with its person. */
export type MemberAllocation = Allocation & { userId: string };

/** The sum of the active allocations on the day, in tenths of a percent. */
export function loadOn(day: CalendarDate, allocations: readonly Allocation[]): Tenths {
  return allocations
    .filter((each) => isEffective(each, { startDate: day, endDate: day }))
    .reduce((load, each) => load + each.allocationTenths, 0);
}

/** A day and its allocated time, in tenths of a percent. */
export interface DayLoad {
  date: CalendarDate;
  load: Tenths;
}

/** The fullest day of the period, the first of equally full ones. */
export function fullestDay(period: MembershipPeriod, allocations: readonly Allocation[]): DayLoad {
  const days = wholePeriod(period);
  const effective = allocations.filter((each) => isEffective(each, period));
  return daysOfRise(days, effective)
    .map((date) => ({ date, load: loadOn(date, effective) }))
    .reduce((fullest, each) => (each.load > fullest.load ? each : fullest));
}

// The load only rises when a membership begins, so other days need no check.
function daysOfRise(period: Period, allocations: readonly Allocation[]): CalendarDate[] {
  const starts = allocations.map(({ startDate }) => startDate).filter((date) => date > period.startDate);
  return [period.startDate, ...starts.sort()];
}

/** The capacity left on the fullest day of the period, in tenths of a percent. */
export function remainingCapacity(period: MembershipPeriod, allocations: readonly Allocation[]): Tenths {
  return Math.max(0, fullTime - fullestDay(period, allocations).load);
}

/**
 * Whether a membership fits beside the person's others on each day; an inactive one always does. `others` must
 * exclude the membership itself. Refuses with `VALIDATION_ERROR` at `allocationPercent`.
 */
export function checkAllocation(
  wanted: Allocation,
  others: readonly Allocation[],
): Decision<'VALIDATION_ERROR'> {
  if (!wanted.isActive) return allowed;
  return checkWithinCapacity(wanted.allocationTenths, remainingCapacity(wanted, others));
}

/**
 * Whether the allocation is within the remaining capacity; both in tenths of a percent. Refuses with
 * `VALIDATION_ERROR` at `allocationPercent`.
 */
export function checkWithinCapacity(allocation: Tenths, remaining: Tenths): Decision<'VALIDATION_ERROR'> {
  return allocation <= remaining ? allowed : refuseInput('allocationPercent', capacityExceeded(remaining));
}

/** The message for an allocation above the remaining capacity, in tenths of a percent. */
export function capacityExceeded(remaining: Tenths): Message {
  return message('teams.members.capacityExceeded', { percent: toPercent(remaining) });
}

const warningThreshold: Tenths = 800;

/** The warning for a fullest day of 80 % or more, else undefined. */
export function allocationWarning(person: string, { date, load }: DayLoad): Message | undefined {
  return load < warningThreshold
    ? undefined
    : message('teams.members.nearlyFull', { person, percent: toPercent(load), date });
}
