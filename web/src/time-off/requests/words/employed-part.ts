import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { partWithin } from '@almanac/domain/work-time/half-day';

/** The request clipped to the employment; undefined if it lies outside. */
export function employedPart(request: TimeOffRequest): TimeOffRequest | undefined {
  const { employedDays } = request;
  if (employedDays === undefined) return request;
  return employedDays === null ? undefined : partWithin(employedDays, request);
}
