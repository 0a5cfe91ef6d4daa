import { addDays, type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import type { Amount } from '../../leave/types/amount.ts';
import { dayOfWork, termsOn } from '../../work-time/day-of-work.ts';
import { type Half, halfDays, halvesOn } from '../../work-time/half-day.ts';
import { takesHalf } from '../../work-time/place.ts';
import type { LeaveFacts, Span } from '../balances/engine/leave-facts.ts';

/** The former charge of a day: hundredths of a day, or minutes. */
export interface FormerCharge {
  date: CalendarDate;
  amount: Amount;
}

const halfOfDay: Amount = 50;

/** The former charges of the request by day, without zero charges. */
export function formerCharges(span: Span, facts: LeaveFacts): FormerCharge[] {
  const charged: FormerCharge[] = [];
  for (let date = span.startDate; date <= span.endDate; date = addDays(date, 1)) {
    const { scheduled, holiday } = dayOfWork(facts, date);
    const halves = halvesOn(date, span).filter(
      (half) =>
        isCounted(half, date, scheduled, facts) &&
        (facts.type.counts === 'CALENDAR' || !holiday || !takesHalf(holiday, half)),
    );
    const worth = amountOfHalves(halves, scheduled, facts);
    const amount = span.minutes === undefined ? worth : Math.min(span.minutes, worth);
    if (amount > 0) charged.push({ date, amount });
  }
  return charged;
}

/** The former charges of public holidays under a policy that has them. */
export function formerHolidayCharges({ startDate, endDate }: Period, facts: LeaveFacts): FormerCharge[] {
  if (facts.type.counts === 'CALENDAR') return [];
  const { place } = termsOn(facts.terms, startDate);
  return [...place.holidays.values()]
    .filter(({ date }) => date >= startDate && date <= endDate)
    .map((holiday) => {
      const { date } = holiday;
      const { scheduled } = dayOfWork(facts, date);
      const halves = halfDays.filter(
        (half) => takesHalf(holiday, half) && isCounted(half, date, scheduled, facts),
      );
      return { date, amount: amountOfHalves(halves, scheduled, facts) };
    })
    .filter(({ amount }) => amount > 0);
}

type Minutes = readonly [morning: number, afternoon: number];

function isCounted(half: Half, date: CalendarDate, scheduled: Minutes, { type }: LeaveFacts): boolean {
  if (type.counts === 'CALENDAR') return true;
  return type.counts === 'WEEKDAYS' ? !isWeekend(date) : scheduled[half === 'AM' ? 0 : 1] > 0;
}

function amountOfHalves(
  halves: readonly Half[],
  [morning, afternoon]: Minutes,
  { type }: LeaveFacts,
): Amount {
  if (type.unit === 'DAY') return halves.length * halfOfDay;
  return halves.reduce((sum, half) => sum + (half === 'AM' ? morning : afternoon), 0);
}
