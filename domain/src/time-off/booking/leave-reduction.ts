import type { Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Said } from '../../language/message.ts';
import type { LeaveType } from '../../leave/types/leave-type.ts';
import { typeName } from '../../leave/types/standard-names.ts';
import { type Employment, employmentOn } from '../../people/accounts/employment.ts';
import { allowed, type Decision, refuse } from '../../refusal.ts';
import { isLeaveReducible } from '../requests/reducible-leave.ts';
import type { RequestStatus } from '../requests/vocabulary.ts';
import { message } from './messages/message.ts';

interface ReducingRequest {
  requester: { id: string; name: Said; isActive?: false | undefined };
  type: Pick<LeaveType, 'name' | 'names' | 'reducesLeave'>;
  status: RequestStatus;
  startDate: CalendarDate;
  minutes?: number | undefined;
}

/**
 * Whether an administrator may have the absence reduce leave by its full months, or no longer; never for their own
 * request. Refuses with `OWN_REQUEST`, or with `INVALID_TRANSITION`: for a type that doesn't reduce leave so, for a
 * request that isn't approved, from the last day of the employment on, and for an account that can't be emailed.
 */
export function checkLeaveReduction(
  administrator: Pick<Viewer, 'id'>,
  { requester, type, status, startDate, minutes }: ReducingRequest,
  reduces: boolean,
  { today, employment }: { today: CalendarDate; employment: Employment },
): Decision<'OWN_REQUEST' | 'INVALID_TRANSITION'> {
  if (requester.id === administrator.id) {
    return refuse('OWN_REQUEST', message('time-off.booking.ownReduction'));
  }
  if (!reduces) return allowed;
  if (!isLeaveReducible(type, 'APPROVED', minutes)) {
    return refuse(
      'INVALID_TRANSITION',
      message('time-off.booking.reducesNoMonths', { type: typeName(type) }),
    );
  }
  if (status !== 'APPROVED') {
    return refuse('INVALID_TRANSITION', message('time-off.booking.onlyApprovedReduces', { status }));
  }
  const { endDate } = employmentOn(startDate, employment);
  if (endDate !== undefined && endDate <= today) {
    return refuse('INVALID_TRANSITION', message('time-off.booking.reducedTooLate', { day: endDate }));
  }
  if (requester.isActive === false) {
    return refuse(
      'INVALID_TRANSITION',
      message('time-off.booking.reducedUnmailed', { person: requester.name }),
    );
  }
  return allowed;
}
