import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { text } from './messages/holidays-text.ts';

/**
 * Such as 'Public holidays of 2028 haven't been entered yet; this may change.'; empty if none are missing.
 */
export function missingHolidaysText(missing: RequestPreview['missingHolidays']): string {
  const years = [...new Set(missing.map(({ year }) => `${year}`))].sort();
  return years.length === 0 ? '' : text('time-off.booking.holidaysMissing', { years });
}
