import type { LeaveType } from '../../leave/types/leave-type.ts';
import type { RequestStatus } from './vocabulary.ts';

/** Whether an administrator can have the absence reduce leave by its full months: an approved one of whole days. */
export function isLeaveReducible(
  { reducesLeave }: Pick<LeaveType, 'reducesLeave'>,
  status: RequestStatus,
  minutes?: number | null,
): boolean {
  return reducesLeave === 'FULL_MONTHS' && status === 'APPROVED' && minutes == null;
}
