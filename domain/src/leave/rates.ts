import { addMonths, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../calendar/period.ts';
import { termsOn } from '../work-time/day-of-work.ts';
import { workOfWeek } from '../work-time/work-schedule.ts';
import { type Amount, amountText } from './amount.ts';
import { type PolicyVersion, type RuleFacts, versionOn, versionsOf } from './plan.ts';
import { type Grant, type GrantKey, grantsByKey } from './policy.ts';

/** What a grant gives somebody in a year while the same is in force. */
interface Rate {
  /** By the policy and the person's seniority. */
  full: Amount;
  /** The part of it that their schedule leaves; exact. */
  share: number;
  /** What the share comes from, in words. */
  work: string;
}

/** A run of days with one rate, from its first day to the day before the next begins. */
export interface RateStretch {
  from: CalendarDate;
  /** Exact, and already scaled by the schedule. */
  perYear: number;
  /** What is in force from its first day on, in words. */
  because: string;
}

/** Whose rates are asked for: those of a plan's versions of the policy, for the person. */
interface RatesOf {
  planId: string;
  versions: readonly PolicyVersion[];
  facts: RuleFacts;
}

/** The rates of a grant over a leave year of the plan, in order; nothing is granted while another plan is in force. */
export function ratesOver(year: Period, grant: GrantKey, of: RatesOf): RateStretch[] {
  const stretches: RateStretch[] = [];
  let before: Rate | undefined;
  for (const from of daysOfChange(year, grant, of)) {
    const rate = rateOn(from, grant, of);
    const perYear = rate.full * rate.share;
    if (perYear !== stretches.at(-1)?.perYear) {
      stretches.push({ from, perYear, because: reasonOf(rate, before, of.facts) });
    }
    before = rate;
  }
  return stretches;
}

/** What the policy in force on the date grants the person in a year, all grants together, scaled by their schedule. */
export function yearlyRate(facts: RuleFacts, date: CalendarDate): number {
  const { plan } = termsOn(facts.terms, date);
  const versions = versionsOf(plan, facts);
  const { rules } = versionOn(versions, date) ?? {};
  if (!rules) return 0;
  const of = { planId: plan.id, versions, facts };
  return [...grantsByKey(rules).keys()].reduce((sum, key) => {
    const { full, share } = rateOn(date, key, of);
    return sum + full * share;
  }, 0);
}

const nothing: Rate = { full: 0, share: 1, work: '' };

function rateOn(date: CalendarDate, key: GrantKey, { planId, versions, facts }: RatesOf): Rate {
  const { plan, schedule } = termsOn(facts.terms, date);
  if (plan.id !== planId) return nothing;
  const { rules } = versionOn(versions, date) ?? {};
  const grant = rules ? grantsByKey(rules).get(key) : undefined;
  if (!rules || !grant) return nothing;
  const full = perYearOn(date, grant, facts.employment.employmentStart);
  if (rules.fullWeek === null) return { full, share: 1, work: '' };
  const { days, minutes } = workOfWeek(schedule);
  return facts.type.unit === 'DAY'
    ? { full, share: (days * 100) / rules.fullWeek, work: `${days} days a week` }
    : { full, share: minutes / rules.fullWeek, work: `${amountText(minutes, 'HOUR')} hours a week` };
}

function reasonOf(rate: Rate, before: Rate | undefined, { type }: RuleFacts): string {
  if (rate.full === 0) return 'not granted';
  if (before && before.full === rate.full && rate.work !== before.work) return rate.work;
  return `${amountText(rate.full, type.unit)} a year`;
}

/** The days of the year on which a rate can change, its first day among them. */
function daysOfChange(year: Period, grant: GrantKey, { versions, facts }: RatesOf): CalendarDate[] {
  const { terms, employment } = facts;
  const days = new Set([year.startDate]);
  const add = (day: CalendarDate) => {
    if (day > year.startDate && day <= year.endDate) days.add(day);
  };
  for (const { from } of terms) add(from);
  for (const { from, rules } of versions) {
    add(from);
    for (const { afterMonths } of (rules && grantsByKey(rules).get(grant)?.steps) ?? []) {
      if (afterMonths > 0 && employment.employmentStart)
        add(addMonths(employment.employmentStart, afterMonths));
    }
  }
  return days.size === 1 ? [...days] : [...days].sort();
}

/** The amount of the last step that is reached; somebody without a known start has reached the first. */
function perYearOn(date: CalendarDate, { steps }: Grant, startDate: CalendarDate | undefined): Amount {
  const reached = steps.filter(
    ({ afterMonths }) => afterMonths === 0 || (startDate && addMonths(startDate, afterMonths) <= date),
  );
  return reached.at(-1)?.perYear ?? 0;
}
