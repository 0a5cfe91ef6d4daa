import { addDays, type CalendarDate, isWeekend } from '../../../../calendar/calendar-date.ts';
import { type Fraction, fraction } from '../../../../fraction.ts';
import type { RuleFacts } from '../../../../leave/plans/plan.ts';
import type { Amount } from '../../../../leave/types/amount.ts';
import { isEmployedOn } from '../../../../people/accounts/employment.ts';
import { type DayOfWork, dayOfWork, minutesOf, termsOn } from '../../../../work-time/day-of-work.ts';
import { type Half, halfDays, halvesOn, isSpan } from '../../../../work-time/half-day.ts';
import {
  isOfMinutes,
  minutesTaken,
  type SpanOfMinutes,
  shareOfDay,
  type TimedSpan,
  withOccupiedHalves,
} from '../../../../work-time/hours-of-day.ts';
import { takesHalf } from '../../../../work-time/place.ts';
import type { ChargeReason } from './charge-reason.ts';

/** The charge of a request or holiday for one day. */
export interface Charge {
  date: CalendarDate;
  amount: Amount;
  /** The charged halves. */
  halves: readonly Half[];
  why: ChargeReason;
}

/** Without an employment, every day can be charged. */
export type ChargeFacts = Pick<RuleFacts, 'type' | 'terms'> & Partial<Pick<RuleFacts, 'employment'>>;

const halfOfDay: Amount = 50;

/**
 * The charge of each day of the span, zero charges included: hundredths of a day, or minutes. Days outside the
 * employment charge nothing.
 */
export function charges(span: TimedSpan, facts: ChargeFacts): Charge[] {
  if (isOfMinutes(span)) return isSpan(span) ? [chargeOfMinutes(span, facts)] : [];
  const charged: Charge[] = [];
  for (let date = span.startDate; date <= span.endDate; date = addDays(date, 1)) {
    const asked = halvesOn(date, span);
    if (asked.length > 0) charged.push(chargeOf(date, asked, facts));
  }
  return charged;
}

/** The total of the charges. */
export function sumOf(charged: readonly Pick<Charge, 'amount'>[]): Amount {
  return charged.reduce((sum, { amount }) => sum + amount, 0);
}

/** The exact number of days charged: a half is 0.5, minutes are a share of their day. */
export function daysCharged(charged: readonly Charge[], span: TimedSpan, facts: ChargeFacts): Fraction {
  if (isOfMinutes(span)) return shareOfDay(sumOf(charged), dayOfWork(facts, span.startDate));
  const halves = charged.reduce((count, each) => count + each.halves.length, 0);
  return fraction(halves, halfDays.length);
}

/**
 * The charges for public holidays between the dates, if the policy has them: the halves that would be charged without
 * the holiday. Types that count calendar days charge holidays with the requests.
 */
export function holidayCharges(
  { startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate },
  facts: ChargeFacts,
): Charge[] {
  if (facts.type.counts === 'CALENDAR') return [];
  const { place } = termsOn(facts.terms, startDate);
  const charged: Charge[] = [];
  for (const holiday of place.holidays.values()) {
    if (holiday.date < startDate) continue;
    if (holiday.date > endDate) break;
    const day = dayOfWork(facts, holiday.date);
    const halves = halfDays.filter(
      (half) => takesHalf(holiday, half) && isCounted(half, holiday.date, day, facts),
    );
    const amount = amountOfHalves(halves, day.scheduled, facts);
    if (amount > 0)
      charged.push({
        date: holiday.date,
        amount,
        halves,
        why: { code: 'PUBLIC_HOLIDAY', holiday: holiday.name },
      });
  }
  return charged;
}

function chargeOf(date: CalendarDate, asked: readonly Half[], facts: ChargeFacts): Charge {
  if (!isEmployedOn(date, facts.employment ?? {})) return outsideEmployment(date);
  const day = dayOfWork(facts, date);
  const counted = asked.filter((half) => isCounted(half, date, day, facts));
  const halves = counted.filter((half) => !isFree(half, day, facts));
  const amount = amountOfHalves(halves, day.scheduled, facts);
  return { date, amount, halves, why: reasonOf(halves, counted, day) };
}

function chargeOfMinutes(span: SpanOfMinutes, facts: ChargeFacts): Charge {
  const { startDate: date } = span;
  if (!isEmployedOn(date, facts.employment ?? {})) return outsideEmployment(date);
  const day = dayOfWork(facts, date);
  const taken = minutesTaken(span, day);
  const halves = halfDays.filter((half) => minutesOf(half, taken) > 0);
  const asked = halvesOn(date, withOccupiedHalves(span, facts));
  const counted = asked.filter((half) => isCounted(half, date, day, facts));
  const amount = taken[0] + taken[1];
  const isPart = halves.length === halfDays.length && amount < day.worked[0] + day.worked[1];
  return { date, amount, halves, why: isPart ? { code: 'PART_OF_DAY' } : reasonOf(halves, counted, day) };
}

function outsideEmployment(date: CalendarDate): Charge {
  return { date, amount: 0, halves: [], why: { code: 'NOT_EMPLOYED' } };
}

/** Whether the type counts the half, holidays aside. */
function isCounted(half: Half, date: CalendarDate, { scheduled }: DayOfWork, { type }: ChargeFacts): boolean {
  if (type.counts === 'CALENDAR') return true;
  return type.counts === 'WEEKDAYS' ? !isWeekend(date) : scheduled[half === 'AM' ? 0 : 1] > 0;
}

/** Calendar days count even on a holiday. */
function isFree(half: Half, { holiday }: DayOfWork, { type }: ChargeFacts): boolean {
  return type.counts !== 'CALENDAR' && holiday !== undefined && takesHalf(holiday, half);
}

function amountOfHalves(
  halves: readonly Half[],
  [morning, afternoon]: DayOfWork['scheduled'],
  { type }: ChargeFacts,
): Amount {
  if (type.unit === 'DAY') return halves.length * halfOfDay;
  return halves.reduce((sum, half) => sum + (half === 'AM' ? morning : afternoon), 0);
}

function reasonOf(halves: readonly Half[], counted: readonly Half[], { holiday }: DayOfWork): ChargeReason {
  if (counted.length === 0) return { code: 'FREE_DAY' };
  const [only] = halves;
  if (holiday && halves.length < counted.length) {
    return { code: only || holiday.half ? 'HALF_HOLIDAY' : 'PUBLIC_HOLIDAY', holiday: holiday.name };
  }
  if (halves.length === halfDays.length) return { code: 'WHOLE_DAY' };
  return { code: only === 'AM' ? 'MORNING' : 'AFTERNOON' };
}
