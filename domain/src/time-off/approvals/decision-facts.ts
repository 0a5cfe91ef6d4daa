import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { charges } from '../balances/engine/charges/charges.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import type { WantedTimeOff } from '../booking/request-check.ts';
import { countedAllAlong, coverageOf, sharesOf, totalFor } from '../booking/request-preview.ts';
import type { DepartmentPresence } from '../presence/daily-presence.ts';
import type { DecisionFacts } from './schema.ts';

interface RequestToDecide extends WantedTimeOff {
  id: string;
  requesterId: string;
}

/**
 * The context of a decision: what the pending request leaves in its leave years, in days or hours, and how many of
 * the department are away with it, if known and the type takes people away.
 */
export function decisionFacts(
  request: RequestToDecide,
  leave: LeaveFacts,
  presence: DepartmentPresence | undefined,
  today?: CalendarDate,
): DecisionFacts {
  const others = { ...leave, requests: leave.requests.filter(({ id }) => id !== request.id) };
  const shares = sharesOf(request, charges(request, others), others);
  return {
    id: request.id,
    ...countedAllAlong(request, others),
    byLeaveYear: shares.map((share) => {
      const total = share.left === null ? null : totalFor(request, share.leaveYear, { leave: others, today });
      return { ...share, total };
    }),
    ...(presence && { coverage: coverageOf(request, { personId: request.requesterId, presence }) }),
  };
}
