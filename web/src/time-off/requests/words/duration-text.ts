import { calendarDays } from '@almanac/domain/calendar/period';
import { amountOf, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { text } from './messages/text.ts';
import { hoursText } from './request-texts.ts';

/** Such as '2:30 hours' for a type in hours, otherwise '5 business days'. */
export function durationText(
  { minutes, amount, businessDays }: Pick<TimeOffRequest, 'minutes' | 'amount' | 'businessDays'>,
  unit: LeaveUnit,
): string {
  if (minutes !== undefined) return hoursText(minutes);
  return unit === 'HOUR' ? hoursText(amountOf(amount, unit)) : businessDaysText(businessDays);
}

type Lasting = Pick<TimeOffRequest, 'startDate' | 'endDate' | 'minutes' | 'amount' | 'businessDays'>;

/** The calendar days of a request and what they charge: '12 days, 10 business days'. */
export function fullDurationText(request: Lasting, unit: LeaveUnit): string {
  const charge = durationText(request, unit);
  if (unit === 'HOUR') return charge;
  return text('time-off.requests.daysAndCharge', { days: calendarDaysText(calendarDays(request)), charge });
}

/** The same, but '2 days' if all calendar days are business days. */
export function briefDurationText(request: Lasting, unit: LeaveUnit): string {
  const days = calendarDays(request);
  if (unit === 'DAY' && request.minutes === undefined && days === request.businessDays) {
    return calendarDaysText(days);
  }
  return fullDurationText(request, unit);
}

function businessDaysText(count: number): string {
  return text('time-off.requests.businessDays', { count });
}

function calendarDaysText(count: number): string {
  return text('time-off.requests.calendarDays', { count });
}
