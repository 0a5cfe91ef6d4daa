import { amountOf, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { hoursText } from '@almanac/domain/time-off/requests/span-text';
import { countText } from '../../../platform/lists/count-text.ts';

/** Such as '2:30 hours' for a type in hours, otherwise '5 business days'. */
export function durationText(
  { minutes, amount, businessDays }: Pick<TimeOffRequest, 'minutes' | 'amount' | 'businessDays'>,
  unit: LeaveUnit,
): string {
  if (minutes !== undefined) return hoursText(minutes);
  return unit === 'HOUR' ? hoursText(amountOf(amount, unit)) : countText(businessDays, 'business day');
}
