import { type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import { lastBoundedDay } from '../../calendar/day-bounds.ts';
import { overlaps, type Period } from '../../calendar/period.ts';
import type { Texts } from '../../language/message.ts';
import { leaveYearAt } from '../../leave/earning/year-ends.ts';
import { rulesOn, rulesOverTime } from '../../leave/plans/plan.ts';
import { isCounted } from '../../leave/plans/policy.ts';
import { numberOf } from '../../leave/types/amount.ts';
import type { LeaveType } from '../../leave/types/leave-type.ts';
import { type Decision, messageAtField } from '../../refusal.ts';
import { isSpan } from '../../work-time/half-day.ts';
import { missingHolidays } from '../../work-time/holidays/missing-holidays.ts';
import { withOccupiedHalves } from '../../work-time/hours-of-day.ts';
import { type ChargeCode, reasonMessage } from '../balances/engine/charges/charge-reason.ts';
import { type Charge, charges, sumOf } from '../balances/engine/charges/charges.ts';
import { bookable } from '../balances/engine/cover.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { keptAnswer, type LeaveKept } from '../balances/engine/leave-kept.ts';
import { entitlementOn } from '../balances/leave-balance.ts';
import { message } from '../balances/messages/message.ts';
import { capacityImpact } from '../presence/capacity.ts';
import type { DepartmentPresence } from '../presence/daily-presence.ts';
import { checkPeriod, longestRequestOf } from '../requests/period-check.ts';
import { requestFields, requestsInTheWay } from '../requests/request-rules.ts';
import { statedHalvesOf } from '../requests/span-text.ts';
import { reducedLeave } from './reduced-leave.ts';
import type { RequestFacts, WantedTimeOff } from './request-check.ts';
import type { RequestPreview } from './schema.ts';

interface PreviewFacts extends Pick<RequestFacts, 'today' | 'requests' | 'leave'> {
  personId: string;
  /** What the type reduces, and the person's accounts of other types that the reader may see, without the request. */
  reducing?: (Pick<LeaveType, 'reducesLeave'> & { accounts: readonly LeaveFacts[] }) | undefined;
  /** The person's department; no people if they have none. */
  presence: DepartmentPresence;
  /** What leave it keeps from expiring once approved. */
  keeps?: readonly LeaveKept[] | undefined;
  /** The decision if the request were sent now. */
  decision: Decision<NonNullable<RequestPreview['decision']['code']>>;
  /** The texts of the reader. */
  texts: Texts;
}

/**
 * What the time off would charge, leave and overlap, and its decision; amounts in days or hours. The facts must
 * exclude the request itself. For a period that ends before it starts, is too long or beyond the readable days, only
 * the decision is returned.
 */
export function requestPreview(asked: WantedTimeOff, facts: PreviewFacts): RequestPreview {
  const wanted = withOccupiedHalves(asked, facts.leave);
  const decision = verdictOf(facts);
  const isTooLong = checkPeriod(wanted, longestRequestOf(facts.leave.type)).refused;
  if (isTooLong || wanted.endDate > lastBoundedDay(facts.today) || !isSpan(wanted)) {
    return {
      amount: 0,
      days: [],
      byLeaveYear: [],
      decision,
      overlaps: [],
      coverage: nobodyAway,
      missingHolidays: [],
    };
  }
  const { leave, requests, texts } = facts;
  const { unit } = leave.type;
  const charged = charges(wanted, leave);
  const reduces = facts.reducing ? reducedLeave(wanted, facts.reducing) : [];
  return {
    amount: numberOf(sumOf(charged), unit),
    ...countedAllAlong(wanted, leave),
    days: charged.map((charge) => dayOf(charge, facts)),
    byLeaveYear: sharesOf(wanted, charged, leave),
    decision,
    overlaps: shownInTheWay(wanted, requests).map(({ id, seenType, ...request }) => ({
      id,
      type: seenType.code,
      startDate: request.startDate,
      endDate: request.endDate,
      ...statedHalvesOf(request),
    })),
    coverage: coverageOf(wanted, facts),
    missingHolidays: holidaysToCome(charged, leave),
    ...(reduces.length > 0 && { reduces }),
    ...(facts.keeps &&
      facts.keeps.length > 0 && { keepsLeave: facts.keeps.map((each) => keptAnswer(each, texts)) }),
  };
}

/** Calendar days count on holidays, too. */
function holidaysToCome(charged: readonly Charge[], { type, terms }: LeaveFacts) {
  if (type.counts === 'CALENDAR') return [];
  const counted = charged.filter(({ amount }) => amount > 0).map(({ date }) => date);
  return missingHolidays(counted, terms);
}

function shownInTheWay(wanted: WantedTimeOff, requests: PreviewFacts['requests']) {
  return requestsInTheWay(wanted, requests).filter(({ isConcealed }) => !isConcealed);
}

const nobodyAway: RequestPreview['coverage'] = {
  maxPercentageImpact: 0,
  exceedsCapacityLimit: false,
  away: 0,
};

function verdictOf({ decision, texts }: PreviewFacts): RequestPreview['decision'] {
  if (!decision.refused) return { allowed: true };
  const { code, message, issues: [issue] = [] } = decision;
  const path = requestFields.find((field) => field === issue?.path) ?? 'endDate';
  return {
    allowed: false,
    code,
    message: texts.text(message),
    ...(code === 'VALIDATION_ERROR' && { issue: { path, message: texts.text(messageAtField(decision)) } }),
  };
}

function dayOf(
  charge: Charge,
  { leave, texts }: Pick<PreviewFacts, 'leave' | 'texts'>,
): RequestPreview['days'][number] {
  const { date, amount, why } = charge;
  const reason = codeOf(charge);
  const words = reasonMessage({ ...why, code: reason });
  const takesNothing = amount > 0 && !isGranted(leave, date);
  return {
    date,
    amount: numberOf(amount, leave.type.unit),
    reason,
    ...(why.holiday !== undefined && { holiday: why.holiday }),
    because: texts.text(takesNothing ? message('time-off.balances.takesNothing', { reason: words }) : words),
  };
}

function codeOf({ date, amount, why: { code } }: Charge): ChargeCode {
  if (amount > 0) return code === 'WHOLE_DAY' ? 'WORKING_DAY' : code;
  return code === 'FREE_DAY' && isWeekend(date) ? 'WEEKEND' : code;
}

/** Whether the type draws on an amount; a counted type does not. */
function isGranted(leave: LeaveFacts, date: CalendarDate): boolean {
  const rules = rulesOn(leave, date);
  return rules !== undefined && !isCounted(rules);
}

/** The response field for a type that is counted on all days of the request; empty otherwise. */
export function countedAllAlong({ startDate, endDate }: Period, leave: LeaveFacts): { isCounted?: true } {
  const during = rulesOverTime(leave).filter((stretch) => overlaps(stretch, { startDate, endDate }));
  return during.every(({ rules }) => rules && isCounted(rules)) ? { isCounted: true } : {};
}

/**
 * The total and remaining amount of each leave year of the request, by the plan effective on each day; in days or
 * hours. The facts must exclude the request itself.
 */
export function sharesOf(
  wanted: WantedTimeOff,
  charged: readonly Charge[],
  leave: LeaveFacts,
): RequestPreview['byLeaveYear'] {
  const asked = { ...wanted, id: '', status: 'PENDING' as const };
  const after = { ...leave, requests: [...leave.requests, asked] };
  const yearOn = (date: CalendarDate) => leaveYearAt(leave, date);
  const parts = Map.groupBy(charged, ({ date }) => yearOn(date).startDate);
  return [...parts.values()].map((part) => {
    const last = part.at(-1)?.date ?? wanted.endDate;
    const amount = numberOf(sumOf(part), leave.type.unit);
    return { leaveYear: yearOn(last), amount, left: leftOn(last, after) };
  });
}

/**
 * The leave year's total for a request, in days or hours, less what has expired by the request's first day in it, or
 * by today if later.
 */
export function totalFor(
  { startDate }: Pick<Period, 'startDate'>,
  leaveYear: Period,
  { leave, today = '' }: { leave: LeaveFacts; today?: CalendarDate | undefined },
): number {
  const first = [startDate, leaveYear.startDate, today].sort().at(-1) ?? startDate;
  return entitlementOn(leave, first < leaveYear.endDate ? first : leaveYear.endDate).total;
}

/** What is left on the date; null if the type is only counted. */
function leftOn(date: CalendarDate, leave: LeaveFacts): number | null {
  if (!isGranted(leave, date)) return null;
  const left = bookable(leave, date);
  return left === null ? entitlementOn(leave, date).available : numberOf(left, leave.type.unit);
}

/** How many of the department would be away on its fullest day, the person included; shares in percent. */
export function coverageOf(
  wanted: WantedTimeOff,
  { personId, presence }: Pick<PreviewFacts, 'personId' | 'presence'>,
): RequestPreview['coverage'] {
  const { overallImpact, impactedDates } = capacityImpact(wanted, personId, presence);
  const { maxPercentageImpact, exceedsCapacityLimit } = overallImpact;
  const away = Math.max(0, ...impactedDates.map(({ onVacation }) => onVacation));
  return { maxPercentageImpact, exceedsCapacityLimit, away };
}
