import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Amount } from '../types/amount.ts';

export const accrualRhythms = ['YEAR', 'MONTH', 'HALF_MONTH', 'TWO_WEEKS'] as const;
type AccrualRhythm = (typeof accrualRhythms)[number];

/** When leave is posted: how often, at which end of each stretch of time, and for two weeks a pay day to count from. */
export interface Accrual {
  every: AccrualRhythm;
  at: 'START' | 'END';
  anchor: CalendarDate | null;
}

export const prorations = ['BEGUN', 'FULL', 'DAYS', 'NONE'] as const;
export type Proration = (typeof prorations)[number];

export const roundingModes = ['NEAREST', 'UP', 'DOWN', 'UP_FROM_HALF'] as const;
type RoundingMode = (typeof roundingModes)[number];

export interface Rounding {
  to: Amount;
  mode: RoundingMode;
}

/** A yearly amount from a number of months of employment on. */
interface SeniorityStep {
  afterMonths: number;
  perYear: Amount;
}

export interface Grant {
  name: string | null;
  steps: readonly SeniorityStep[];
  /** How much of it outlives its leave year; null: all of it. */
  carryLimit: Amount | null;
  /** For how many months of the next leave year; null: for ever. */
  carryMonths: number | null;
}

/** The rules of a leave type in a plan from a day on; none of them changes. */
export interface PolicyRules {
  /** None: unlimited, only counted. */
  grants: readonly Grant[];
  accrual: Accrual;
  proration: Proration;
  /** Of the year's total; null: to the hundredth of a day or the minute. */
  rounding: Rounding | null;
  /** The work in a week that the amounts are meant for: hundredths of a day, or minutes; null: they are not scaled. */
  fullWeek: Amount | null;
  /** The highest balance that a posting leads to. */
  cap: Amount | null;
  /** How deep in debt somebody may get; null: without limit. */
  overdraft: Amount | null;
  carriesDebt: boolean;
  /** Whether public holidays on working days are taken from the balance. */
  chargesHolidays: boolean;
  usableAfterMonths: number;
  /** How many days lie between asking and the first day; negative: it may be reported so many days late. */
  minNoticeDays: number;
  /** The most charged days of one request. */
  maxDays: number | null;
}

/** The most grants of a policy that is written, and the most steps of a grant; stored ones may have more. */
export const mostGrants = 4;
export const mostSteps = 12;

/** What a grant goes by in all versions and plans: its name, or `unnamedGrant`; a policy has at most one without a name. */
export type GrantKey = string;

export const unnamedGrant: GrantKey = '';

/** The grants of a policy by their keys, in their order. */
export function grantsByKey({ grants }: Pick<PolicyRules, 'grants'>): Map<GrantKey, Grant> {
  return new Map(grants.map((grant) => [grant.name ?? unnamedGrant, grant]));
}

/** The grant of the policy that goes by the key. */
export function grantOf({ grants }: Pick<PolicyRules, 'grants'>, key: GrantKey): Grant | undefined {
  return grants.find(({ name }) => (name ?? unnamedGrant) === key);
}

/** Whether leave of the policy is only counted: without a grant there is no balance, whatever the overdraft says. */
export function isCounted({ grants }: Pick<PolicyRules, 'grants'>): boolean {
  return grants.length === 0;
}

/** Whether there is no limit on what can be booked. */
export function isUnlimited({ grants, overdraft }: Pick<PolicyRules, 'grants' | 'overdraft'>): boolean {
  return isCounted({ grants }) || overdraft === null;
}
