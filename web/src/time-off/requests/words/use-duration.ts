import { calendarDays } from '@almanac/domain/calendar/period';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useTypes } from '../../../leave/types/types.ts';
import { countText } from '../../../platform/lists/count-text.ts';
import { durationText } from './duration-text.ts';

/** The calendar days of a request and what they charge: '12 days, 10 business days'. */
export function useDuration(request: TimeOffRequest): string {
  const { unit } = useTypes().typeOf(request.type);
  const charged = durationText(request, unit);
  return unit === 'HOUR' ? charged : `${countText(calendarDays(request), 'day')}, ${charged}`;
}
