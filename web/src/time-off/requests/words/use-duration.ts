import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useTypes } from '../../../leave/types/types.ts';
import { briefDurationText, fullDurationText } from './duration-text.ts';

/** The calendar days of a request and what they charge: '12 days, 10 business days'. */
export function useDuration(request: TimeOffRequest): string {
  return fullDurationText(request, useTypes().typeOf(request.type).unit);
}

/** The same, but '2 days' if all calendar days are business days. */
export function useBriefDuration(request: TimeOffRequest): string {
  return briefDurationText(request, useTypes().typeOf(request.type).unit);
}
