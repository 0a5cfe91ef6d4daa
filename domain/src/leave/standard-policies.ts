import { amountOf } from './amount.ts';
import type { PolicyRules } from './policy.ts';

/** The days a year that an installation was set up with. */
export interface StandardDays {
  vacationDaysPerYear: number;
  sickDaysPerYear: number;
}

const standard: PolicyRules = {
  grants: [],
  accrual: { every: 'YEAR', at: 'START', anchor: null },
  proration: 'BEGUN',
  rounding: { to: 50, mode: 'NEAREST' },
  fullWeek: null,
  cap: null,
  overdraft: null,
  carriesDebt: false,
  chargesHolidays: false,
  usableAfterMonths: 0,
  minNoticeDays: 0,
  maxDays: null,
};

/**
 * The policies that a company begins with, by the codes of their types: vacation and sick leave by the year, a joiner's by
 * the months that are begun, none of it carried over; sick leave may exceed its days, the others are only counted.
 */
export function standardPolicies({ vacationDaysPerYear, sickDaysPerYear }: StandardDays) {
  return {
    VACATION: { ...standard, grants: [yearly(vacationDaysPerYear)], overdraft: 0 },
    SICK_LEAVE: { ...standard, grants: [yearly(sickDaysPerYear)] },
    WORK_FROM_HOME: standard,
    UNPAID: standard,
  } satisfies Record<string, PolicyRules>;
}

function yearly(daysPerYear: number): PolicyRules['grants'][number] {
  const steps = [{ afterMonths: 0, perYear: amountOf(daysPerYear, 'DAY') }];
  return { name: null, steps, carryLimit: 0, carryMonths: null };
}
