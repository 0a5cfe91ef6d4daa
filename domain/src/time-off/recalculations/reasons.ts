import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { leaveYearAt } from '../../leave/earning/year-ends.ts';
import { versionOn, versionsOf } from '../../leave/plans/plan.ts';
import type { Amount } from '../../leave/types/amount.ts';
import { employedPeriod } from '../../people/accounts/employment.ts';
import { partWithin } from '../../work-time/half-day.ts';
import { charges, sumOf } from '../balances/engine/charges/charges.ts';
import type { LeaveFacts, LeaveRequest } from '../balances/engine/leave-facts.ts';
import { formerCharges } from '../former-engine/former-charges.ts';
import {
  type FormerEntry,
  formerBalance,
  formerEntries,
  formerYearTotals,
} from '../former-engine/former-engine.ts';
import { formerTotal } from '../former-engine/former-grants.ts';
import { type RecalculationReason, recalculationReasons } from './recalculation-reason.ts';

interface Compared {
  /** The days that differ, with the former balance. */
  days: readonly { on: CalendarDate; before: Amount }[];
  /** By the current engine. */
  yearEnds: readonly CalendarDate[];
}

/**
 * The rules that explain the difference: each changes the former figure of one of the days when applied alone to the
 * facts of the former engine. OTHER if none does.
 */
export function reasonsFor(facts: LeaveFacts, compared: Compared): RecalculationReason[] {
  const until = compared.days.at(-1)?.on ?? '';
  const matters = (entries: readonly FormerEntry[]) =>
    compared.days.some(({ on, before }) => formerBalance(entries, on) !== before);
  const found: Record<RecalculationReason, boolean> = {
    PLAN_CHANGE_ENDS_YEAR: facts.terms.length > 1 && matters(formerEntries(facts, until, compared.yearEnds)),
    ROUNDED_ONCE: isRoundedOtherwise(facts, compared.yearEnds, until),
    OUTSIDE_EMPLOYMENT: matters(withinEmployment(facts, until)),
    BEFORE_ACCOUNT: matters(sinceAccount(facts, until)),
    CHARGED_OTHERWISE: facts.requests.some((request) => isChargedOtherwise(request, facts)),
    OTHER: false,
  };
  const reasons = recalculationReasons.filter((reason) => found[reason]);
  return reasons.length > 0 ? reasons : ['OTHER'];
}

/** The former entries within the employment; after the last day only adjustments remain. */
function withinEmployment(facts: LeaveFacts, until: CalendarDate): FormerEntry[] {
  const { employmentEnd } = facts.employment;
  const period = employedPeriod(facts.employment);
  const requests = facts.requests.flatMap((request) => requestWithin(period, request) ?? []);
  return formerEntries({ ...facts, requests }, until).filter(({ date, kind }) => {
    if (employmentEnd === undefined || kind === 'ADJUSTMENT') return true;
    const isOfYearEnd = kind === 'LAPSED' || kind === 'FORGIVEN';
    return isOfYearEnd ? date < employmentEnd : date <= employmentEnd;
  });
}

/** The former entries without an employment start, as if it were the start of the first leave year. */
function sinceAccount(facts: LeaveFacts, until: CalendarDate): FormerEntry[] {
  const { employmentStart, recordsSince } = facts.employment;
  if (employmentStart !== undefined || recordsSince === undefined) return formerEntries(facts, until);
  const { startDate } = leaveYearAt(facts, recordsSince);
  return formerEntries({ ...facts, employment: { ...facts.employment, employmentStart: startDate } }, until);
}

/** Whether grants between two year ends differ if added exactly and rounded once. */
function isRoundedOtherwise(
  facts: LeaveFacts,
  yearEnds: readonly CalendarDate[],
  until: CalendarDate,
): boolean {
  const stretches = Map.groupBy(
    formerYearTotals(facts, until),
    ({ date, grant }) => `${grant} ${yearEnds.find((end) => end >= date) ?? ''}`,
  );
  return [...stretches.values()].some((years) => {
    if (new Set(years.map(({ plan }) => plan.id)).size < 2) return false;
    const rules = years.map(({ plan, date }) => versionOn(versionsOf(plan, facts), date)?.rules);
    if (rules.some((each) => each?.proration === 'NONE')) return true;
    const exact = years.reduce((sum, each) => sum + each.exact, 0);
    const total = years.reduce((sum, each) => sum + each.total, 0);
    return formerTotal(exact, rules.at(-1)?.rounding ?? null) !== total;
  });
}

/** Whether a request's charge within the employment differs. */
function isChargedOtherwise(request: LeaveRequest, facts: LeaveFacts): boolean {
  const part = requestWithin(employedPeriod(facts.employment), request);
  return part !== undefined && sumOf(charges(part, facts)) !== sumOf(formerCharges(part, facts));
}

function requestWithin(period: Period, request: LeaveRequest): LeaveRequest | undefined {
  const part = partWithin(period, request);
  return part && { ...request, startHalf: undefined, endHalf: undefined, ...part };
}
