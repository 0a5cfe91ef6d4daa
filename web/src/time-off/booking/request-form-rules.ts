import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { checkRequestPeriod } from '@almanac/domain/time-off/requests/request-rules';
import { RequestTimeOff } from '@almanac/domain/time-off/requests/schema';

/** The schema of the request with the rules that need no facts. All others are the server's, which knows the facts. */
export function requestFormSchema(today: CalendarDate) {
  return RequestTimeOff.superRefine((request, context) => {
    const decision = checkRequestPeriod(request, today);
    if (!decision.refused) return;
    for (const { path, message } of decision.issues ?? []) {
      context.addIssue({ code: 'custom', path: [path], message });
    }
  });
}
