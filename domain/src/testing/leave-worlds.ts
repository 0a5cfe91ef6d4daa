import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LeavePlan, LeaveTerms } from '../leave/plans/plan.ts';
import type { Grant, PolicyRules } from '../leave/plans/policy.ts';
import { amountOf, type LeaveUnit, numberOf } from '../leave/types/amount.ts';
import { employmentFrom, type OneEmployment } from '../people/accounts/employment.ts';
import type { EntryKind } from '../time-off/balances/engine/account-state.ts';
import { charges, sumOf } from '../time-off/balances/engine/charges/charges.ts';
import type { LeaveFacts, LeaveRequest } from '../time-off/balances/engine/leave-facts.ts';
import { balanceOn, ledger } from '../time-off/balances/engine/ledger.ts';
import type { Half } from '../work-time/half-day.ts';
import { type Place, placeWith } from '../work-time/place.ts';
import type { WorkSchedule } from '../work-time/work-schedule.ts';

export const nowhere: Place = placeWith([]);
export const bavaria = holidays(
  '2026-01-01 2026-01-06 2026-04-03 2026-04-06 2026-05-01 2026-05-14 2026-05-25 2026-06-04 2026-12-24/PM 2026-12-25 2026-12-31/PM 2027-01-01 2027-01-06 2027-03-26 2027-03-29',
);
export const england = holidays(
  '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28',
);

/** A place with the holidays in the list of days, each with an optional half: `2026-12-24/PM`. */
export function holidays(days: string): Place {
  return placeWith(
    days.split(' ').map((day) => {
      const [date = '', half] = day.split('/');
      return { date, name: `Holiday ${date}`, half: half === 'AM' || half === 'PM' ? half : undefined };
    }),
  );
}

const letters = 'MTWtFSs';

/**
 * A week with the given working days by letter (`MTWtFSs`; t and s are Thursday and Sunday), each with two halves of
 * the minutes.
 */
export function week(days: string, minutesOfHalf = 240): WorkSchedule {
  return { minutes: [...letters].flatMap((day) => Array(2).fill(days.includes(day) ? minutesOfHalf : 0)) };
}

export const mondayToFriday = week('MTWtF');

export const defaults: PolicyRules = {
  grants: [],
  accrual: { every: 'YEAR', at: 'START', anchor: null },
  proration: 'BEGUN',
  minimum: null,
  reducedByAbsence: false,
  rounding: { to: 50, mode: 'NEAREST' },
  fullWeek: null,
  cap: null,
  overdraft: 0,
  carriesDebt: false,
  chargesHolidays: false,
  usableAfterMonths: 0,
  minNoticeDays: 0,
  maxDays: null,
};

/** A grant of days or hours a year; by default the rest expires at the year's end. */
export function grant(perYear: number, given: Partial<Grant> = {}, unit: LeaveUnit = 'DAY'): Grant {
  return {
    name: null,
    steps: [{ afterMonths: 0, perYear: amountOf(perYear, unit) }],
    carryLimit: 0,
    carryMonths: null,
    ...given,
  };
}

/** The default rules with a grant of the days, and the given differences. */
export function rules(perYear: number, given: Partial<PolicyRules> = {}): PolicyRules {
  return { ...defaults, grants: [grant(perYear)], ...given };
}

/** A plan for the type VACATION with rules from the dates. */
export function plan(
  versions: PolicyRules | Record<CalendarDate, PolicyRules | null>,
  { id = 'plan', yearStart = '01-01' }: Partial<Pick<LeavePlan, 'id' | 'yearStart'>> = {},
): LeavePlan {
  const byDay: Record<CalendarDate, PolicyRules | null> =
    'grants' in versions ? { '2026-01-01': versions as PolicyRules } : versions;
  return {
    id,
    yearStart,
    policies: Object.entries(byDay).map(([from, each]) => ({ type: 'VACATION', from, rules: each })),
  };
}

interface Person extends Partial<Omit<LeaveFacts, 'terms' | 'type' | 'employment'>> {
  joined?: CalendarDate;
  left?: CalendarDate;
  /** Instead of `joined` and `left`, several employments in order. */
  employments?: readonly Partial<OneEmployment>[];
  type?: Partial<LeaveFacts['type']>;
  schedule?: WorkSchedule;
  place?: Place;
  terms?: readonly Partial<LeaveTerms>[];
}

/** The facts of a person under the plan; each further term lists its differences from the first. */
export function person(
  ownPlan: LeavePlan,
  {
    joined,
    left,
    employments,
    type,
    schedule = mondayToFriday,
    place = nowhere,
    terms = [],
    ...records
  }: Person = {},
): LeaveFacts {
  const first: LeaveTerms = { from: '1900-01-01', plan: ownPlan, schedule, place };
  const later: LeaveTerms[] = [];
  for (const each of terms) later.push({ ...(later.at(-1) ?? first), ...each });
  return {
    type: {
      code: 'VACATION',
      name: 'Vacation',
      unit: 'DAY',
      counts: 'WORKED',
      takesHalves: true,
      isPaidOut: true,
      ...type,
    },
    employment: employments
      ? employmentFrom(employments.map((each) => ({ countsEarlier: false, keepsBalance: false, ...each })))
      : { employmentStart: joined, employmentEnd: left },
    terms: [first, ...later],
    requests: [],
    adjustments: [],
    ...records,
  };
}

/** An approved request of the days, each with an optional half: `2026-08-03/PM`. */
export function approved(from: string, to = from, given: Partial<LeaveRequest> = {}): LeaveRequest {
  const [startDate = '', startHalf] = from.split('/');
  const [endDate = '', endHalf] = to.split('/');
  return {
    id: `${from} ${to}`,
    status: 'APPROVED',
    startDate,
    endDate,
    startHalf: asHalf(startHalf),
    endHalf: asHalf(endHalf),
    ...given,
  };
}

function asHalf(text: string | undefined): Half | undefined {
  return text === 'AM' || text === 'PM' ? text : undefined;
}

/** The person's ledger lines through the date, of the given kinds or all, in days or hours. */
export function linesOf(
  facts: LeaveFacts,
  until: CalendarDate,
  ...kinds: EntryKind[]
): [CalendarDate, EntryKind, number][] {
  return ledger(facts, until)
    .entries.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ date, kind, amount }) => [date, kind, numberOf(amount, facts.type.unit)]);
}

/** The balance at the end of the date, in days or hours. */
export function balanceAt(facts: LeaveFacts, date: CalendarDate): number {
  return numberOf(balanceOn(ledger(facts, date).entries, date), facts.type.unit);
}

/** The charge of the days, in days or hours. */
export function worth(facts: LeaveFacts, from: string, to = from, minutes?: number): number {
  const given = minutes === undefined ? {} : { minutes };
  return numberOf(sumOf(charges(approved(from, to, given), facts)), facts.type.unit);
}
