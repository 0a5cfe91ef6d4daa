import { addDays, addMonths, type CalendarDate, isWeekend } from '../../../calendar/calendar-date.ts';
import { daysOf, includes, overlaps, type Period } from '../../../calendar/period.ts';
import { fraction, isMoreThan } from '../../../fraction.ts';
import { leaveYearAt } from '../../../leave/earning/year-ends.ts';
import { leaveYearName } from '../../../leave/plans/leave-year.ts';
import { rulesOn, rulesOverTime } from '../../../leave/plans/plan.ts';
import type { PolicyRules } from '../../../leave/plans/policy.ts';
import { type Amount, amountText, numberOf } from '../../../leave/types/amount.ts';
import { allowed, type Decision, refuseInput } from '../../../refusal.ts';
import { isOfWholeDays, isSpan } from '../../../work-time/half-day.ts';
import { checkPeriod } from '../../requests/period-check.ts';
import { checkEmployedThen, checkTwoYears } from '../../requests/request-rules.ts';
import { taken } from './account-postings.ts';
import { type Charge, charges, daysCharged, sumOf } from './charges.ts';
import { bookableIn, firstDeepened, horizonOf } from './cover.ts';
import type { LeaveFacts, Span } from './leave-facts.ts';
import { settle, settleBefore, type Timeline, timelineThrough, withPostings } from './settlement.ts';

const hasBegun = 'Start date cannot be in the past';

type BookingDecision = Decision<'VALIDATION_ERROR'>;

/**
 * Whether the person may book the span: the type is offered, the span is valid and within the policy's limits and the
 * employment, it charges something, and no day exceeds the overdraft by more than before. `facts` must exclude the
 * request itself. Refuses with `VALIDATION_ERROR` at the field.
 */
export function checkBooking(
  wanted: Span,
  facts: LeaveFacts,
  today: CalendarDate,
  dayText: (day: CalendarDate) => string = (day) => day,
): BookingDecision {
  const rules = rulesOn(facts, wanted.startDate);
  // Before the first rules, late reports are not allowed.
  if (!rules && wanted.startDate < today) return refuseInput('startDate', hasBegun);
  if (!rules || !isOffered(wanted, facts)) return notOffered(facts);
  const inTime = checkNotice(wanted, rules, today);
  return inTime.refused ? inTime : checkRecordable(wanted, facts, today, dayText);
}

/**
 * Whether the span can be recorded, however long ago it was: all checks of `checkBooking` except the notice. `facts`
 * must exclude the request itself. Refuses with `VALIDATION_ERROR` at the field.
 */
export function checkRecordable(
  wanted: Span,
  facts: LeaveFacts,
  today: CalendarDate,
  dayText: (day: CalendarDate) => string = (day) => day,
): BookingDecision {
  const rules = rulesOn(facts, wanted.startDate);
  if (!rules || !isOffered(wanted, facts)) return notOffered(facts);
  const formed = checkForm(wanted, facts);
  if (formed.refused) return formed;
  const near = checkTwoYears(wanted, today);
  if (near.refused) return near;
  const usable = checkUsable(wanted, rules, facts);
  if (usable.refused) return usable;
  const employed = checkEmployedThen(wanted, facts.employment, dayText);
  if (employed.refused) return employed;
  const charged = charges(wanted, facts);
  const worth = checkCharge(wanted, charged, rules, facts);
  if (worth.refused) return worth;
  return checkCovered(wanted, charged, facts, today);
}

/**
 * Whether the balance covers the span beside all requests of the facts: no day exceeds the overdraft by more than
 * before. For an approval, pass facts with approved requests only.
 */
export function isCovered(wanted: Span, facts: LeaveFacts): boolean {
  return shortfall(wanted, facts) === undefined;
}

function notOffered({ type }: LeaveFacts): BookingDecision {
  return refuseInput('type', `${type.name} is not offered on these days`);
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
      ? `Start date must be at least ${countText(minNoticeDays, 'day')} from today`
      : `Start date cannot be more than ${countText(-minNoticeDays, 'day')} in the past`,
  );
}

function checkForm(wanted: Span, { type }: LeaveFacts): BookingDecision {
  const period = checkPeriod(wanted);
  if (period.refused) return period;
  if (!isSpan(wanted)) return refuseInput('endHalf', 'A request cannot end before it starts');
  const isOneDay = wanted.startDate === wanted.endDate;
  // Hours of a single day are in its morning or afternoon, regardless of the type.
  const takesHalves = type.takesHalves || (type.unit === 'HOUR' && isOneDay);
  if (!takesHalves && !isOfWholeDays(wanted)) {
    return refuseInput(
      wanted.startHalf === 'PM' ? 'startHalf' : 'endHalf',
      `${type.name} is taken in whole days`,
    );
  }
  if (wanted.minutes === undefined) return allowed;
  if (type.unit === 'DAY') return refuseInput('minutes', `${type.name} is taken in days`);
  return isOneDay ? allowed : refuseInput('minutes', 'Hours can be asked for on a single day only');
}

function checkUsable(
  { startDate }: Span,
  rules: PolicyRules,
  { type, employment }: LeaveFacts,
): BookingDecision {
  const months = rules.usableAfterMonths;
  if (months === 0) return allowed;
  if (!employment.employmentStart || startDate >= addMonths(employment.employmentStart, months))
    return allowed;
  return refuseInput(
    'startDate',
    `${type.name} can be taken after ${countText(months, 'month')} of employment`,
  );
}

function checkCharge(
  wanted: Span,
  charged: readonly Charge[],
  { maxDays }: PolicyRules,
  facts: LeaveFacts,
): BookingDecision {
  const { type } = facts;
  const amount = sumOf(charged);
  if (amount === 0) return refuseInput('endDate', nothingToTake(wanted));
  if (wanted.minutes !== undefined && wanted.minutes > amount) {
    return refuseInput('minutes', `There are only ${amountText(amount, 'HOUR')} hours of work on this day`);
  }
  const days = daysCharged(charged, wanted, facts);
  if (maxDays === null || !isMoreThan(days, fraction(maxDays))) return allowed;
  return refuseInput(
    'endDate',
    `${type.name} can be taken for at most ${countText(maxDays, 'day')} at a time`,
  );
}

function nothingToTake(wanted: Period): string {
  return daysOf(wanted).every(isWeekend)
    ? 'A request must include at least one business day (Monday to Friday)'
    : 'There is nothing to take: these days are free or public holidays';
}

function checkCovered(
  wanted: Span,
  charged: readonly Charge[],
  facts: LeaveFacts,
  today: CalendarDate,
): BookingDecision {
  const short = shortfall(wanted, facts);
  if (!short) return allowed;
  const { timeline, yearStart } = short;
  const days = charged.filter(({ amount }) => amount > 0).map(({ date }) => date);
  const day = days.find((date) => date >= yearStart) ?? wanted.startDate;
  const before = requested(wanted, facts).filter(({ date }) => date < yearStart && date < day);
  const left = bookableIn(withPostings(before, timeline), facts, day) ?? 0;
  const leaveYear = leaveYearAt(facts, day);
  const sentence = insufficient(left, facts);
  return refuseInput(
    'endDate',
    includes(leaveYear, today) ? sentence : `${sentence} This is the leave year ${leaveYearName(leaveYear)}.`,
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

function insufficient(left: Amount, { type }: LeaveFacts): string {
  const number = Math.round(numberOf(Math.max(0, left), type.unit) * 100) / 100;
  if (type.code === 'VACATION' && type.unit === 'DAY') {
    return `Insufficient vacation days. You have ${number} days available.`;
  }
  const unit = type.unit === 'DAY' ? 'days' : 'hours';
  const noun = type.code === 'VACATION' ? 'vacation' : type.name.toLowerCase();
  return `Insufficient ${noun} ${unit}. You have ${number} ${unit} available.`;
}

function countText(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
