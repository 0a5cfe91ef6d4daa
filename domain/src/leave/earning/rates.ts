import { addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { Message } from '../../language/message.ts';
import { employmentsOf, seniorityStartOn } from '../../people/accounts/employment.ts';
import { termsOn } from '../../work-time/day-of-work.ts';
import { workOfWeek } from '../../work-time/work-schedule.ts';
import { type LeavePlan, type PolicyVersion, type RuleFacts, versionOn, versionsOf } from '../plans/plan.ts';
import { type Grant, type GrantKey, grantOf, grantsByKey, type PolicyRules } from '../plans/policy.ts';
import type { Amount, LeaveUnit } from '../types/amount.ts';
import type { Week } from './messages/en.ts';
import { message } from './messages/message.ts';

/** A person's yearly grant while nothing changes. */
interface Rate {
  /** By the policy and the person's seniority. */
  full: Amount;
  /** The exact share of it under the person's schedule. */
  share: number;
  /** The weekly work of the share; absent if the amount is not scaled. */
  week?: Week | undefined;
  /** Whether the effective policy grants anything. */
  isGranting: boolean;
}

/** A run of days with one rate, until the next one begins. */
export interface RateStretch extends Rate {
  from: CalendarDate;
  /** Exact, scaled by the schedule. */
  perYear: number;
  /** The rules effective from its first day. */
  because: Message;
}

/** A plan, with the policy versions that determine the rates. */
export interface RatesOf {
  plan: LeavePlan;
  versions: readonly PolicyVersion[];
  facts: RuleFacts;
}

/** The rates of a grant on the plan's days, in order; adjacent stretches have different amounts. */
export function ratesOver(days: Period, grant: GrantKey, of: RatesOf): RateStretch[] {
  const stretches: RateStretch[] = [];
  let before: Rate | undefined;
  for (const from of daysOfChange(days, grant, of)) {
    const rate = rateOn(from, grant, of);
    const perYear = rate.full * rate.share;
    const last = stretches.at(-1);
    if (perYear !== last?.perYear || rate.isGranting !== last.isGranting) {
      stretches.push({ ...rate, from, perYear, because: reasonOf(rate, before, of.facts) });
    }
    before = rate;
  }
  return stretches;
}

/** The person's yearly amount under the policy effective on the date: all grants, scaled by their schedule. */
export function yearlyRate(facts: RuleFacts, date: CalendarDate): number {
  const { plan } = termsOn(facts.terms, date);
  const versions = versionsOf(plan, facts);
  const { rules } = versionOn(versions, date) ?? {};
  if (!rules) return 0;
  return [...grantsByKey(rules).keys()].reduce((sum, key) => {
    const { full, share } = rateOn(date, key, { plan, versions, facts });
    return sum + full * share;
  }, 0);
}

function rateOn(date: CalendarDate, key: GrantKey, { versions, facts }: RatesOf): Rate {
  const { rules } = versionOn(versions, date) ?? {};
  const isGranting = rules !== undefined && rules !== null && rules.grants.length > 0;
  const grant = rules ? grantOf(rules, key) : undefined;
  if (!rules || !grant) return { full: 0, share: 1, isGranting };
  const full = perYearOn(date, grant, seniorityStartOn(date, facts.employment));
  return { full, ...scaleOn(date, rules, facts), isGranting };
}

/** The share of a full week that the person works on the date; all of it if the rules don't scale. */
export function scaleOn(
  date: CalendarDate,
  { fullWeek }: PolicyRules,
  { terms, type }: RuleFacts,
): Pick<Rate, 'share' | 'week'> {
  if (fullWeek === null) return { share: 1 };
  const { unit } = type;
  const { days, minutes } = workOfWeek(termsOn(terms, date).schedule);
  const worked = unit === 'DAY' ? days * 100 : minutes;
  return { share: worked / fullWeek, week: { worked: Math.round(worked), full: fullWeek } };
}

function reasonOf(rate: Rate, before: Rate | undefined, { type: { unit } }: RuleFacts): Message {
  const { full, week } = rate;
  if (full === 0) return message('leave.earning.notGranted');
  if (week && before?.full === full && before.week?.worked !== week.worked) return workMessage(week, unit);
  return message('leave.earning.perYear', { amount: full, unit });
}

function workMessage({ worked }: Week, unit: LeaveUnit): Message {
  return unit === 'DAY'
    ? message('leave.earning.daysPerWeek', { worked })
    : message('leave.earning.hoursPerWeek', { worked });
}

/** The days a rate can change, the first day included. */
function daysOfChange(days: Period, grant: GrantKey, { versions, facts }: RatesOf): CalendarDate[] {
  const { terms, employment } = facts;
  const changes = new Set([days.startDate]);
  const add = (day: CalendarDate) => {
    if (day > days.startDate && day <= days.endDate) changes.add(day);
  };
  for (const { from } of terms) add(from);
  const starts = employmentsOf(employment).flatMap(({ startDate }) => startDate ?? []);
  for (const start of starts.slice(1)) add(start);
  for (const { from, rules } of versionsIn(days, versions)) {
    add(from);
    for (const { afterMonths } of (rules && grantOf(rules, grant)?.steps) ?? []) {
      if (afterMonths > 0) for (const start of starts) add(addMonths(start, afterMonths));
    }
  }
  return changes.size === 1 ? [...changes] : [...changes].sort();
}

function versionsIn(
  { startDate, endDate }: Period,
  versions: readonly PolicyVersion[],
): readonly PolicyVersion[] {
  const first = versions.findLastIndex(({ from }) => from <= startDate);
  return versions.filter(({ from }, index) => index >= first && from <= endDate);
}

/** The amount of the last step reached; the first step if the start is unknown. */
function perYearOn(date: CalendarDate, { steps }: Grant, startDate: CalendarDate | undefined): Amount {
  const reached = steps.findLast(
    ({ afterMonths }) => afterMonths === 0 || (startDate && addMonths(startDate, afterMonths) <= date),
  );
  return reached?.perYear ?? 0;
}
