import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { amountOf } from '../types/amount.ts';
import { type LeaveYearStart, leaveYearOf } from './leave-year.ts';
import type { LeavePlan } from './plan.ts';
import type { Plan } from './plan-schema.ts';
import type { PolicyRules } from './policy.ts';

/** The days a year that an installation is set up with. */
export interface StandardDays {
  vacationDaysPerYear: number;
  sickDaysPerYear: number;
}

/** What an empty installation is set up with: days a year, and when the leave years begin. */
export interface StandardLeave extends StandardDays {
  leaveYearStart: LeaveYearStart;
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

/** The plan that a company begins with, its policies in force from the leave year that holds the day. */
export function standardPlan(settings: StandardLeave, firstDay: CalendarDate): LeavePlan {
  const { startDate: from } = leaveYearOf(firstDay, settings.leaveYearStart);
  const policies = Object.entries(standardPolicies(settings)).map(([type, rules]) => ({ type, from, rules }));
  return { id: 'standard', yearStart: settings.leaveYearStart, policies };
}

function yearly(daysPerYear: number): PolicyRules['grants'][number] {
  const steps = [{ afterMonths: 0, perYear: amountOf(daysPerYear, 'DAY') }];
  return { name: null, steps, carryLimit: 0, carryMonths: null };
}

/** A setting that says otherwise than the plan; null: the plan has nothing of the kind. */
export interface DifferingSetting {
  name: keyof StandardLeave;
  given: string | number;
  held: string | number | null;
}

type KeptPlan = Pick<Plan, 'yearStart' | 'policies'>;

/** Which of the given settings the plan says otherwise on the date; days a year are those of the first grant's first step. */
export function differingSettings(
  plan: KeptPlan,
  given: Partial<StandardLeave>,
  date: CalendarDate,
): DifferingSetting[] {
  const held: { [Name in keyof StandardLeave]: StandardLeave[Name] | null } = {
    leaveYearStart: plan.yearStart,
    vacationDaysPerYear: daysPerYear(plan, 'VACATION', date),
    sickDaysPerYear: daysPerYear(plan, 'SICK_LEAVE', date),
  };
  const names = ['leaveYearStart', 'vacationDaysPerYear', 'sickDaysPerYear'] as const;
  return names.flatMap((name) => {
    const setting = given[name];
    return setting === undefined || setting === held[name]
      ? []
      : [{ name, given: setting, held: held[name] }];
  });
}

function daysPerYear(plan: KeptPlan, type: string, date: CalendarDate): number | null {
  const version = plan.policies.findLast((each) => each.type === type && each.from <= date);
  return version?.rules?.grants[0]?.steps[0]?.perYear ?? null;
}
