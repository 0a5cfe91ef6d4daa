import { countBusinessDays } from '../../calendar/business-days.ts';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { includes, intersection, type Period } from '../../calendar/period.ts';
import { type LeaveYearStart, leaveYearName, leaveYearOf, splitByLeaveYear } from '../../leave/leave-year.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import type { EntitledType, RequestStatus } from '../requests/vocabulary.ts';
import { entitledDays } from './entitled-days.ts';
import type { LeaveBalance } from './schema.ts';

/** What the company grants; days per leave year. */
export interface LeavePolicy {
  leaveYearStart: LeaveYearStart;
  vacationDaysPerYear: number;
  sickDaysPerYear: number;
}

/** Everything that a person's balance is derived from. */
export interface LeaveRecords {
  employmentStart?: CalendarDate | undefined;
  requests: readonly (Period & { type: string; status: RequestStatus })[];
  /** Each counts in the leave year that holds its day, whenever leave years begin. */
  adjustments: readonly { type: string; effectiveOn: CalendarDate; days: number }[];
}

/** One entitlement in one leave year, in days: `total - used - pending`, and what of it can be spent. */
export interface LeaveAccount {
  total: number;
  used: number;
  pending: number;
  available: number;
}

/**
 * The account of a type in a leave year, in days. Approved requests are used, pending ones reserved; each counts
 * the business days that lie in the year. Sick days may exceed their total, which then shows as none available.
 */
export function leaveAccount(
  type: EntitledType,
  leaveYear: Period,
  records: LeaveRecords,
  policy: LeavePolicy,
): LeaveAccount {
  const adjusted = records.adjustments
    .filter((each) => each.type === type && includes(leaveYear, each.effectiveOn))
    .reduce((days, each) => days + each.days, 0);
  const total = entitledDays(daysPerYear(type, policy), leaveYear, records.employmentStart) + adjusted;
  const daysIn = (status: RequestStatus) =>
    records.requests
      .filter((each) => each.type === type && each.status === status)
      .reduce((days, each) => days + businessDaysWithin(each, leaveYear), 0);
  const used = daysIn('APPROVED');
  const pending = daysIn('PENDING');
  const left = total - used - pending;
  return { total, used, pending, available: type === 'SICK_LEAVE' ? Math.max(0, left) : left };
}

/** The balance of the leave year that holds today, in days; accrual rates in days per month. */
export function leaveBalance(today: CalendarDate, records: LeaveRecords, policy: LeavePolicy): LeaveBalance {
  const leaveYear = leaveYearOf(today, policy.leaveYearStart);
  const vacation = leaveAccount('VACATION', leaveYear, records, policy);
  const sick = leaveAccount('SICK_LEAVE', leaveYear, records, policy);
  return {
    vacationDaysAvailable: vacation.available,
    vacationDaysUsed: vacation.used,
    vacationDaysPending: vacation.pending,
    vacationDaysTotal: vacation.total,
    sickDaysAvailable: sick.available,
    sickDaysUsed: sick.used,
    sickDaysPending: sick.pending,
    sickDaysTotal: sick.total,
    vacationAccrualRate: policy.vacationDaysPerYear / 12,
    sickAccrualRate: policy.sickDaysPerYear / 12,
    yearlyResetDate: addDays(leaveYear.endDate, 1),
    leaveYear,
  };
}

/** The first leave year whose own days the vacation exceeds, with what is available in it; none where all suffice. */
export function overdrawnYear(
  period: Period,
  records: LeaveRecords,
  policy: LeavePolicy,
): { leaveYear: Period; available: number } | undefined {
  return splitByLeaveYear(period, policy.leaveYearStart)
    .map(({ leaveYear, part }) => ({
      leaveYear,
      needed: countBusinessDays(part),
      available: leaveAccount('VACATION', leaveYear, records, policy).available,
    }))
    .find(({ needed, available }) => needed > available);
}

/**
 * Whether vacation in the period is covered: each leave year it touches must have its own days available. The
 * sentence names the leave year where it is not today's. `records` must not hold the request that is being decided.
 * Refuses with `VALIDATION_ERROR` at `endDate`.
 */
export function checkVacationCovered(
  period: Period,
  { today, records, policy }: { today: CalendarDate; records: LeaveRecords; policy: LeavePolicy },
): Decision<'VALIDATION_ERROR'> {
  const overdrawn = overdrawnYear(period, records, policy);
  if (!overdrawn) return allowed;
  const { leaveYear, available } = overdrawn;
  const sentence = `Insufficient vacation days. You have ${Math.max(0, available)} days available.`;
  const isThisYear = includes(leaveYear, today);
  return refuseInput(
    'endDate',
    isThisYear ? sentence : `${sentence} This is the leave year ${leaveYearName(leaveYear)}.`,
  );
}

/**
 * Whether an account can be given the total, in days: never less than is used. Refuses with `VALIDATION_ERROR` at
 * the field.
 */
export function checkNewTotal(
  total: number,
  { used }: Pick<LeaveAccount, 'used'>,
  field: 'vacationDaysTotal' | 'sickDaysTotal',
): Decision<'VALIDATION_ERROR'> {
  if (total >= used) return allowed;
  return refuseInput(field, `The total cannot be below the ${used} days that are used already`);
}

function daysPerYear(type: EntitledType, policy: LeavePolicy): number {
  return type === 'VACATION' ? policy.vacationDaysPerYear : policy.sickDaysPerYear;
}

function businessDaysWithin(period: Period, leaveYear: Period): number {
  const part = intersection(period, leaveYear);
  return part ? countBusinessDays(part) : 0;
}
