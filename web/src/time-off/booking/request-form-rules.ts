import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { checkRequestPeriod } from '@almanac/domain/time-off/requests/request-rules';
import { RequestTimeOff } from '@almanac/domain/time-off/requests/schema';
import { judgedBy } from '../../platform/refusal-at-field.ts';

/** The schema of the request with the rules that need no facts. All others are the server's, which knows the facts. */
export function requestFormSchema(today: CalendarDate) {
  return RequestTimeOff.superRefine(judgedBy((request) => checkRequestPeriod(request, today)));
}
