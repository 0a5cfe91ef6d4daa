import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { daysOf, includes } from '../../calendar/period.ts';
import { fromFirstDay } from '../../leave/earning/year-ends.ts';
import { rulesOn } from '../../leave/plans/plan.ts';
import { isCounted } from '../../leave/plans/policy.ts';
import { type Amount, numberOf } from '../../leave/types/amount.ts';
import { employmentOn, hasLeftOn, isEmployedOn, periodOf } from '../../people/accounts/employment.ts';
import { termsOn } from '../../work-time/day-of-work.ts';
import { hoursPerDay } from '../../work-time/work-schedule.ts';
import { account, accountAsOf, timelineOfAccount } from '../balances/engine/account.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';

/** What the company owes a person of a type at the end of a day, in hundredths of a day or minutes. */
export interface Provision {
  carriedOver: Amount;
  /** Of the full leave year. */
  granted: Amount;
  /** The part of it that is earned through the day. */
  earned: Amount;
  /** These three are through the day. */
  adjusted: Amount;
  taken: Amount;
  expired: Amount;
  /** Approved after the day, in the leave year. */
  planned: Amount;
  pending: Amount;
  /** By what is granted so far. */
  balance: Amount;
  /** Carried over, earned and adjusted, less what was taken and has expired; negative: taken in advance. */
  owed: Amount;
  /** Of an average working day of the schedule, with two decimals. */
  hoursPerDay: number;
  /** Whether the employment was over before the day ended. */
  isLeaver: boolean;
}

/** The provision for the account as of the day; undefined for counted types, and outside the employment. */
export function provision(facts: LeaveFacts, on: CalendarDate): Provision | undefined {
  const { employment } = facts;
  const isLeaver = hasLeftOn(on, employment);
  const lastDay = (isLeaver ? employmentOn(on, employment).endDate : undefined) ?? on;
  const rules = rulesOn(facts, fromFirstDay(lastDay, facts));
  if ((rules && isCounted(rules)) || (!isLeaver && !isEmployedOn(on, employment))) return undefined;
  const { leaveYear } = timelineOfAccount(facts, lastDay);
  const asked = { leaveYear, timeline: timelineOfAccount(facts, on).timeline };
  const { granted, planned, pending } = account(facts, on, asked);
  const asOf = accountAsOf(facts, on, asked);
  const { carriedOver, adjusted, taken, expired, balance } = asOf;
  // A type that is no longer offered may have leave left, and grants nothing more.
  if (!rules && balance === 0) return undefined;
  const isPosted = !rules || rules.accrual.at === 'END';
  const earned = isPosted ? asOf.granted : earnedOf(granted, lastDay, leaveYear, facts);
  return {
    carriedOver,
    granted,
    earned,
    adjusted,
    taken,
    expired,
    planned,
    pending,
    balance,
    owed: carriedOver + earned + adjusted - taken - expired,
    hoursPerDay: hoursPerDay(termsOn(facts.terms, lastDay).schedule),
    isLeaver,
  };
}

/** The share of the leave year's days in the employment of the day that are over at its end. */
function earnedOf(
  granted: Amount,
  on: CalendarDate,
  { startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate },
  { employment }: LeaveFacts,
): Amount {
  const employed = periodOf(employmentOn(on, employment));
  const employedUntil = (last: CalendarDate) =>
    daysOf({ startDate, endDate: last }).filter((date) => includes(employed, date)).length;
  const all = employedUntil(endDate);
  return all === 0 ? granted : Math.round((granted * employedUntil(on)) / all);
}

/** Days owed and taken in advance, of everyone; never netted. Hours count as days of the person's schedule. */
export interface ProvisionTotals {
  owed: number;
  takenInAdvance: number;
}

/** The totals of the provisions, in days with two decimals. */
export function provisionTotals(
  provisions: readonly (Pick<Provision, 'owed' | 'hoursPerDay'> & Pick<LeaveFacts['type'], 'unit'>)[],
): ProvisionTotals {
  let [owed, takenInAdvance] = [0, 0];
  for (const each of provisions) {
    const days = daysOwed(each);
    if (days > 0) owed += days;
    else takenInAdvance -= days;
  }
  return { owed: rounded(owed), takenInAdvance: rounded(takenInAdvance) };
}

function daysOwed({
  owed,
  hoursPerDay: hours,
  unit,
}: Pick<Provision, 'owed' | 'hoursPerDay'> & Pick<LeaveFacts['type'], 'unit'>): number {
  if (unit === 'DAY') return numberOf(owed, 'DAY');
  return hours === 0 ? 0 : rounded(numberOf(owed, 'HOUR') / hours);
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
