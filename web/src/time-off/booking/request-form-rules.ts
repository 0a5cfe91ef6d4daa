import { countBusinessDays } from '@almanac/domain/calendar/business-days';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { intersection } from '@almanac/domain/calendar/period';
import { checkDaysAvailable } from '@almanac/domain/time-off/balances/leave-balance';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { checkRequestPeriod } from '@almanac/domain/time-off/requests/request-rules';
import { RequestTimeOff } from '@almanac/domain/time-off/requests/schema';

interface Facts {
  today: CalendarDate;
  /** Unknown while it is being loaded; the server decides then. */
  balance: LeaveBalance | undefined;
}

/**
 * The schema of the request with the rules that can be judged before it is sent. The balance is that of one
 * leave year, hence it judges the days in that year only.
 */
export function requestFormSchema({ today, balance }: Facts) {
  return RequestTimeOff.superRefine((request, context) => {
    let decision = checkRequestPeriod(request, today);
    if (!decision.refused && request.type === 'VACATION' && balance) {
      const part = intersection(request, balance.leaveYear);
      if (part) decision = checkDaysAvailable(countBusinessDays(part), balance.vacationDaysAvailable);
    }
    if (!decision.refused) return;
    for (const { path, message } of decision.issues ?? []) {
      context.addIssue({ code: 'custom', path: [path], message });
    }
  });
}
