import { calendarDays } from '@almanac/domain/calendar/period';
import { amountOf, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { countText } from '../../../platform/lists/count-text.ts';
import { hoursText } from './request-texts.ts';

/** Such as '2:30 hours' for a type in hours, otherwise '5 business days'. */
export function durationText(
  { minutes, amount, businessDays }: Pick<TimeOffRequest, 'minutes' | 'amount' | 'businessDays'>,
  unit: LeaveUnit,
): string {
  if (minutes !== undefined) return hoursText(minutes);
  return unit === 'HOUR' ? hoursText(amountOf(amount, unit)) : countText(businessDays, 'business day');
}

type Lasting = Pick<TimeOffRequest, 'startDate' | 'endDate' | 'minutes' | 'amount' | 'businessDays'>;

/** The calendar days of a request and what they charge: '12 days, 10 business days'. */
export function fullDurationText(request: Lasting, unit: LeaveUnit): string {
  const charged = durationText(request, unit);
  return unit === 'HOUR' ? charged : `${countText(calendarDays(request), 'day')}, ${charged}`;
}

/** The same, but '2 days' if all calendar days are business days. */
export function briefDurationText(request: Lasting, unit: LeaveUnit): string {
  const days = calendarDays(request);
  if (unit === 'DAY' && request.minutes === undefined && days === request.businessDays) {
    return countText(days, 'day');
  }
  return fullDurationText(request, unit);
}
