import { addDays, addMonths, type CalendarDate, isWeekend } from '../../../calendar/calendar-date.ts';
import { daysOf, includes, overlaps, type Period } from '../../../calendar/period.ts';
import { fraction, isMoreThan } from '../../../fraction.ts';
import type { Message } from '../../../language/message.ts';
import { leaveYearAt } from '../../../leave/earning/year-ends.ts';
import { leaveYearName } from '../../../leave/plans/leave-year.ts';
import { rulesOn, rulesOverTime } from '../../../leave/plans/plan.ts';
import type { PolicyRules } from '../../../leave/plans/policy.ts';
import { type Amount, amountText, numberOf } from '../../../leave/types/amount.ts';
import { typeName } from '../../../leave/types/standard-names.ts';
import { seniorityStartOn } from '../../../people/accounts/employment.ts';
import { allowed, type Decision, refuseInput } from '../../../refusal.ts';
import { isOfWholeDays, isSpan } from '../../../work-time/half-day.ts';
import { checkPeriod, longestRequestOf } from '../../requests/period-check.ts';
import { checkAhead, checkEmployedThen } from '../../requests/request-rules.ts';
import { message } from '../messages/message.ts';
import { taken } from './account-postings.ts';
import { type Charge, charges, daysCharged, sumOf } from './charges/charges.ts';
import { bookableIn, firstDeepened, horizonOf } from './cover.ts';
import type { LeaveFacts, Span } from './leave-facts.ts';
import { settle, settleBefore, type Timeline, timelineThrough, withPostings } from './settlement.ts';

const hasBegun = message('time-off.balances.startInPast');

type BookingDecision = Decision<'VALIDATION_ERROR'>;

/**
 * Whether the person may book the span: the type is offered, the span is valid and within the policy's limits and the
 * employment, it charges something, and no day exceeds the overdraft by more than before. `facts` must exclude the
 * request itself; `isOwn`: whether the reader is the person. Refuses with `VALIDATION_ERROR` at the field.
 */
export function checkBooking(
  wanted: Span,
  facts: LeaveFacts,
  today: CalendarDate,
  isOwn = true,
): BookingDecision {
  const rules = rulesOn(facts, wanted.startDate);
  // Before the first rules, late reports are not allowed.
  if (!rules && wanted.startDate < today) return refuseInput('startDate', hasBegun);
  if (!rules || !isOffered(wanted, facts)) return notOffered(facts);
  const inTime = checkNotice(wanted, rules, today);
  return inTime.refused ? inTime : checkRecordable(wanted, facts, today, isOwn);
}

/**
 * Whether the span can be recorded, however long ago it was: all checks of `checkBooking` except the notice. `facts`
 * must exclude the request itself. Refuses with `VALIDATION_ERROR` at the field.
 */
export function checkRecordable(
  wanted: Span,
  facts: LeaveFacts,
  today: CalendarDate,
  isOwn = true,
): BookingDecision {
  const rules = rulesOn(facts, wanted.startDate);
  if (!rules || !isOffered(wanted, facts)) return notOffered(facts);
  const formed = checkForm(wanted, facts);
  if (formed.refused) return formed;
  const near = checkAhead(wanted, today, facts.type);
  if (near.refused) return near;
  const usable = checkUsable(wanted, rules, facts);
  if (usable.refused) return usable;
  const employed = checkEmployedThen(wanted, facts.employment, isOwn);
  if (employed.refused) return employed;
  const charged = charges(wanted, facts);
  const worth = checkCharge(wanted, charged, rules, facts);
  if (worth.refused) return worth;
  return checkCovered(wanted, charged, { facts, today, isOwn });
}

/**
 * Whether absence of the past can be recorded as it was: the type is offered, the span is valid and within the
 * employment, and it charges something. What was taken is a fact, so neither the balance nor the policy's limits are
 * checked. Refuses with `VALIDATION_ERROR` at the field.
 */
export function checkTaken(wanted: Span, facts: LeaveFacts, today: CalendarDate): BookingDecision {
  if (!isOffered(wanted, facts)) return notOffered(facts);
  const formed = checkForm(wanted, facts);
  if (formed.refused) return formed;
  const near = checkAhead(wanted, today, facts.type);
  if (near.refused) return near;
  const employed = checkEmployedThen(wanted, facts.employment, false);
  return employed.refused ? employed : checkWorth(wanted, sumOf(charges(wanted, facts)));
}

/**
 * Whether the balance covers the span beside all requests of the facts: no day exceeds the overdraft by more than
 * before. For an approval, pass facts with approved requests only.
 */
export function isCovered(wanted: Span, facts: LeaveFacts): boolean {
  return shortfall(wanted, facts) === undefined;
}

function notOffered({ type }: LeaveFacts): BookingDecision {
  return refuseInput('type', message('time-off.balances.notOffered', { type: typeName(type) }));
}

function isOffered(wanted: Period, facts: LeaveFacts): boolean {
  return rulesOverTime(facts).every((each) => each.rules || !overlaps(each, wanted));
}

function checkNotice(
  { startDate }: Span,
  { minNoticeDays }: PolicyRules,
  today: CalendarDate,
): BookingDecision {
  if (startDate >= addDays(today, minNoticeDays)) return allowed;
  if (minNoticeDays === 0) return refuseInput('startDate', hasBegun);
  return refuseInput(
    'startDate',
    minNoticeDays > 0
      ? message('time-off.balances.tooSoon', { days: minNoticeDays })
      : message('time-off.balances.tooLate', { days: -minNoticeDays }),
  );
}

function checkForm(wanted: Span, { type }: LeaveFacts): BookingDecision {
  const period = checkPeriod(wanted, longestRequestOf(type));
  if (period.refused) return period;
  if (!isSpan(wanted)) return refuseInput('endHalf', message('time-off.balances.endBeforeStart'));
  const isOneDay = wanted.startDate === wanted.endDate;
  // Hours of a single day are in its morning or afternoon, regardless of the type.
  const takesHalves = type.takesHalves || (type.unit === 'HOUR' && isOneDay);
  if (!takesHalves && !isOfWholeDays(wanted)) {
    return refuseInput(
      wanted.startHalf === 'PM' ? 'startHalf' : 'endHalf',
      message('time-off.balances.wholeDaysOnly', { type: typeName(type) }),
    );
  }
  if (wanted.minutes === undefined) return allowed;
  if (type.unit === 'DAY')
    return refuseInput('minutes', message('time-off.balances.daysOnly', { type: typeName(type) }));
  return isOneDay ? allowed : refuseInput('minutes', message('time-off.balances.hoursOfOneDay'));
}

function checkUsable(
  { startDate }: Span,
  rules: PolicyRules,
  { type, employment }: LeaveFacts,
): BookingDecision {
  const months = rules.usableAfterMonths;
  if (months === 0) return allowed;
  const start = seniorityStartOn(startDate, employment);
  if (start === undefined || startDate >= addMonths(start, months)) return allowed;
  return refuseInput('startDate', message('time-off.balances.usableAfter', { type: typeName(type), months }));
}

function checkCharge(
  wanted: Span,
  charged: readonly Charge[],
  { maxDays }: PolicyRules,
  facts: LeaveFacts,
): BookingDecision {
  const { type } = facts;
  const worth = checkWorth(wanted, sumOf(charged));
  if (worth.refused) return worth;
  const days = daysCharged(charged, wanted, facts);
  if (maxDays === null || !isMoreThan(days, fraction(maxDays))) return allowed;
  return refuseInput(
    'endDate',
    message('time-off.balances.mostAtOnce', { type: typeName(type), days: maxDays }),
  );
}

function checkWorth(wanted: Span, amount: Amount): BookingDecision {
  if (amount === 0) return refuseInput('endDate', nothingToTake(wanted));
  if (wanted.minutes === undefined || wanted.minutes <= amount) return allowed;
  return refuseInput(
    'minutes',
    message('time-off.balances.fewerHours', { clock: amountText(amount, 'HOUR') }),
  );
}

function nothingToTake(wanted: Period): Message {
  return daysOf(wanted).every(isWeekend)
    ? message('time-off.balances.noBusinessDay')
    : message('time-off.balances.nothingToTake');
}

function checkCovered(
  wanted: Span,
  charged: readonly Charge[],
  { facts, today, isOwn }: { facts: LeaveFacts; today: CalendarDate; isOwn: boolean },
): BookingDecision {
  const short = shortfall(wanted, facts);
  if (!short) return allowed;
  const { timeline, yearStart } = short;
  const days = charged.filter(({ amount }) => amount > 0).map(({ date }) => date);
  const day = days.find((date) => date >= yearStart) ?? wanted.startDate;
  const before = requested(wanted, facts).filter(({ date }) => date < yearStart && date < day);
  const left = bookableIn(withPostings(before, timeline), facts, day) ?? 0;
  const leaveYear = leaveYearAt(facts, day);
  const fault = insufficient(left, facts, isOwn);
  return refuseInput(
    'endDate',
    includes(leaveYear, today)
      ? fault
      : message('time-off.balances.inLeaveYear', { fault, leaveYear: leaveYearName(leaveYear) }),
  );
}

/** For a span that is not covered: the start of the leave year that first exceeds the overdraft, and the timeline. */
function shortfall(
  wanted: Span,
  facts: LeaveFacts,
): { timeline: Timeline; yearStart: CalendarDate } | undefined {
  const timeline = timelineThrough(horizonOf(facts, wanted.endDate), facts, wanted.startDate);
  const { account, rest } = settleBefore(wanted.startDate, timeline);
  const before = settle(rest, account);
  const after = settle(withPostings(requested(wanted, facts), rest), account);
  const day = firstDeepened(before, after);
  if (day === undefined) return undefined;
  const endBefore = timeline.yearEnds.findLast((date) => date < day);
  return { timeline, yearStart: endBefore ? addDays(endBefore, 1) : '' };
}

function requested(wanted: Span, facts: LeaveFacts) {
  return taken({ ...wanted, id: '', status: 'PENDING' }, facts);
}

function insufficient(left: Amount, { type }: LeaveFacts, isOwn: boolean): Message {
  const available = Math.round(numberOf(Math.max(0, left), type.unit) * 100) / 100;
  const values = { available, isOwn };
  if (type.code === 'VACATION') {
    return type.unit === 'DAY'
      ? message('time-off.balances.fewerVacationDays', values)
      : message('time-off.balances.fewerVacationHours', values);
  }
  return type.unit === 'DAY'
    ? message('time-off.balances.fewerDaysOf', { type: typeName(type), ...values })
    : message('time-off.balances.fewerHoursOf', { type: typeName(type), ...values });
}
