import type { ReducingAbsence } from '../../../leave/plans/plan.ts';
import type { LeaveType } from '../../../leave/types/leave-type.ts';
import type { LeaveRequest } from './leave-facts.ts';

/**
 * The person's approved absences of types that reduce leave of other types, in order: by full months only those of
 * which the person was notified. Hours of a day reduce nothing.
 */
export function reducingAbsences(
  requests: readonly { type: string; record: LeaveRequest }[],
  types: readonly LeaveType[],
): (ReducingAbsence & { code: string })[] {
  return requests.flatMap(({ type: code, record }) => {
    const type = types.find((each) => each.code === code);
    if (!type || type.reducesLeave === 'NONE') return [];
    if (record.status !== 'APPROVED' || record.minutes !== undefined) return [];
    if (type.reducesLeave === 'FULL_MONTHS' && record.leaveReducedOn === undefined) return [];
    const { id: requestId, startDate, endDate, startHalf, endHalf } = record;
    const { name, names, shownTo } = type;
    const shown = shownTo === 'HR' ? undefined : { name, names };
    return [
      { requestId, startDate, endDate, startHalf, endHalf, code, type: shown, reduces: type.reducesLeave },
    ];
  });
}
