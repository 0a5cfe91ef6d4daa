import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { amountOf } from '../types/amount.ts';
import { type LeaveYearStart, leaveYearOf } from './leave-year.ts';
import type { LeavePlan } from './plan.ts';
import type { Plan } from './plan-schema.ts';
import type { PolicyRules } from './policy.ts';

/** The yearly days an installation is set up with. */
export interface StandardDays {
  vacationDaysPerYear: number;
  sickDaysPerYear: number;
}

/** The settings of a new installation: yearly days, and the start of leave years. */
export interface StandardLeave extends StandardDays {
  leaveYearStart: LeaveYearStart;
}

const standard: PolicyRules = {
  grants: [],
  accrual: { every: 'YEAR', at: 'START', anchor: null },
  proration: 'BEGUN',
  minimum: null,
  reducedByAbsence: false,
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
 * The policies of a new installation, by type code. Vacation and sick leave are granted yearly, to joiners by months
 * begun, and not carried over. Sick leave may exceed its days; the other types are only counted.
 */
export function standardPolicies({ vacationDaysPerYear, sickDaysPerYear }: StandardDays) {
  return {
    VACATION: { ...standard, grants: [yearly(vacationDaysPerYear)], overdraft: 0 },
    SICK_LEAVE: { ...standard, grants: [yearly(sickDaysPerYear)] },
    WORK_FROM_HOME: standard,
    UNPAID: standard,
  } satisfies Record<string, PolicyRules>;
}

/** The plan of a new installation; its policies are effective from the leave year of the day. */
export function standardPlan(settings: StandardLeave, firstDay: CalendarDate): LeavePlan {
  const { startDate: from } = leaveYearOf(firstDay, settings.leaveYearStart);
  const policies = Object.entries(standardPolicies(settings)).map(([type, rules]) => ({ type, from, rules }));
  return { id: 'standard', yearStart: settings.leaveYearStart, policies };
}

function yearly(daysPerYear: number): PolicyRules['grants'][number] {
  const steps = [{ afterMonths: 0, perYear: amountOf(daysPerYear, 'DAY') }];
  return { name: null, steps, carryLimit: 0, carryMonths: null };
}

/** A setting that differs from the plan; null: the plan has no such value. */
export interface DifferingSetting {
  name: keyof StandardLeave;
  given: string | number;
  held: string | number | null;
}

type StoredPlan = Pick<Plan, 'yearStart' | 'policies'>;

/**
 * The given settings that differ from the plan on the date; yearly days are compared with the first grant's first
 * step.
 */
export function differingSettings(
  plan: StoredPlan,
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

function daysPerYear(plan: StoredPlan, type: string, date: CalendarDate): number | null {
  const version = plan.policies.findLast((each) => each.type === type && each.from <= date);
  return version?.rules?.grants[0]?.steps[0]?.perYear ?? null;
}
