import type { RequestState } from '@almanac/domain/time-off/events';
import { statedHalvesOf } from '@almanac/domain/time-off/requests/span-text';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import type { StoredRequest } from './stored-request.ts';

/** The request as its events state it. */
export function requestState({ type, ...request }: StoredRequest): RequestState {
  const { status, amount, businessDays, workDays, version } = request;
  return {
    type: type.code,
    typeName: type.name,
    unit: type.unit,
    status,
    ...spanFacts(request),
    ...(request.minutes !== undefined && { minutes: request.minutes }),
    amount,
    businessDays,
    workDays,
    version,
  };
}

/** Half days as an event states them. */
export function spanFacts({ startDate, endDate, ...halves }: HalfDaySpan) {
  return { startDate, endDate, ...statedHalvesOf(halves) };
}
