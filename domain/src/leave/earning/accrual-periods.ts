import { addDays, addMonths, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { intersection, type Period } from '../../calendar/period.ts';
import type { Accrual } from '../plans/policy.ts';

const monthsInYear = 12;
const daysInPayPeriod = 14;
const daysInFirstHalfMonth = 15;

/**
 * The equal parts of a leave year: twelve months, 24 half months, or one pay period for each pay day. A pay period is
 * cut to the leave year.
 */
export function accrualPeriods({ every, at, anchor }: Accrual, year: Period): Period[] {
  if (every === 'TWO_WEEKS') return payPeriods(anchor ?? year.startDate, at, year);
  const months = Array.from({ length: monthsInYear }, (_, month) => ({
    startDate: addMonths(year.startDate, month),
    endDate: addDays(addMonths(year.startDate, month + 1), -1),
  }));
  return every === 'HALF_MONTH' ? months.flatMap(halvesOfMonth) : months;
}

function halvesOfMonth({ startDate, endDate }: Period): Period[] {
  const middle = addDays(startDate, daysInFirstHalfMonth);
  return [
    { startDate, endDate: addDays(middle, -1) },
    { startDate: middle, endDate },
  ];
}

function payPeriods(anchor: CalendarDate, at: Accrual['at'], year: Period): Period[] {
  const offset = daysBetween(anchor, year.startDate) % daysInPayPeriod;
  const toFirst = offset > 0 ? daysInPayPeriod - offset : -offset;
  const periods: Period[] = [];
  for (
    let payDay = addDays(year.startDate, toFirst);
    payDay <= year.endDate;
    payDay = addDays(payDay, daysInPayPeriod)
  ) {
    const period =
      at === 'START'
        ? { startDate: payDay, endDate: addDays(payDay, daysInPayPeriod - 1) }
        : { startDate: addDays(payDay, 1 - daysInPayPeriod), endDate: payDay };
    periods.push(intersection(period, year) ?? period);
  }
  return periods;
}
