import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Amount } from '../types/amount.ts';

export const accrualRhythms = ['YEAR', 'MONTH', 'HALF_MONTH', 'TWO_WEEKS'] as const;
type AccrualRhythm = (typeof accrualRhythms)[number];

/** When leave is posted: how often, at which end of each period, and for two weeks the pay day to count from. */
export interface Accrual {
  every: AccrualRhythm;
  at: 'START' | 'END';
  anchor: CalendarDate | null;
}

/**
 * The share of joiners and leavers: by periods begun, or whole ones; by months of employment, counted from its first
 * day in the leave year; by days; or all of it.
 */
export const prorations = ['BEGUN', 'FULL', 'MONTHS', 'DAYS', 'NONE'] as const;
export type Proration = (typeof prorations)[number];

export const roundingModes = ['NEAREST', 'UP', 'DOWN', 'UP_FROM_HALF'] as const;
type RoundingMode = (typeof roundingModes)[number];

export interface Rounding {
  to: Amount;
  mode: RoundingMode;
}

/** The yearly amount after a number of months of employment. */
interface SeniorityStep {
  afterMonths: number;
  perYear: Amount;
}

export interface Grant {
  name: string | null;
  steps: readonly SeniorityStep[];
  /** How much is carried over; null: everything. */
  carryLimit: Amount | null;
  /** For how many months of the next leave year; null: without limit. */
  carryMonths: number | null;
}

/** The least total of a leave year, once the person has been employed for the waiting time. */
export interface MinimumRule {
  /** For a full week and a leave year of twelve months. */
  perYear: Amount;
  waitingMonths: number;
}

/** The rules of a leave type in a plan from a date; immutable. */
export interface PolicyRules {
  /** None: unlimited, only counted. */
  grants: readonly Grant[];
  accrual: Accrual;
  proration: Proration;
  /** Null: the proration alone decides. */
  minimum: MinimumRule | null;
  /** Whether absences of types that reduce leave lower the year's grants. */
  reducedByAbsence: boolean;
  /** Of the year's total; null: to hundredths of a day or minutes. */
  rounding: Rounding | null;
  /** The weekly work the amounts are meant for: hundredths of a day, or minutes; null: not scaled. */
  fullWeek: Amount | null;
  /** No posting raises the balance above it. */
  cap: Amount | null;
  /** The maximum debt; null: without limit. */
  overdraft: Amount | null;
  carriesDebt: boolean;
  /** Whether public holidays on working days are deducted from the balance. */
  chargesHolidays: boolean;
  usableAfterMonths: number;
  /** Days between the request and its first day; negative: how many days late it may be reported. */
  minNoticeDays: number;
  /** The maximum charged days of one request. */
  maxDays: number | null;
  /** Whether leave expires only if the person was warned of it; absent: false. */
  needsWarning?: boolean | undefined;
}

/** The bounds for new policies; stored ones may have more. */
export const mostGrants = 4;
export const mostSteps = 12;

/**
 * Identifies a grant across versions and plans: its name, or `unnamedGrant`. At most one grant of a policy is
 * unnamed.
 */
export type GrantKey = string;

export const unnamedGrant: GrantKey = '';

/** The grants of a policy by key, in order. */
export function grantsByKey({ grants }: Pick<PolicyRules, 'grants'>): Map<GrantKey, Grant> {
  return new Map(grants.map((grant) => [grant.name ?? unnamedGrant, grant]));
}

/** The policy's grant with the key. */
export function grantOf({ grants }: Pick<PolicyRules, 'grants'>, key: GrantKey): Grant | undefined {
  return grants.find(({ name }) => (name ?? unnamedGrant) === key);
}

/** Whether the type is only counted: without grants it has no balance, regardless of the overdraft. */
export function isCounted({ grants }: Pick<PolicyRules, 'grants'>): boolean {
  return grants.length === 0;
}

/** Whether booking is unlimited. */
export function isUnlimited({ grants, overdraft }: Pick<PolicyRules, 'grants' | 'overdraft'>): boolean {
  return isCounted({ grants }) || overdraft === null;
}
