import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { partWithin } from '@almanac/domain/work-time/half-day';

/** The request with its days within the employment, outside of which no one is away; nothing where all lie outside. */
export function employedPart(request: TimeOffRequest): TimeOffRequest | undefined {
  const { employedDays } = request;
  if (employedDays === undefined) return request;
  return employedDays === null ? undefined : partWithin(employedDays, request);
}
