import { isAdmin, mayApproveTimeOff } from '@almanac/domain/access/permissions';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useTypes } from '../../leave/types/types.ts';
import { useIsOnlyAdmin } from '../../people/accounts/use-is-only-admin.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';

/** Corrections the viewer may try; the server validates the days. */
export interface CorrectionRights {
  mayShorten: boolean;
  mayInterrupt: boolean;
  /** Whether it is the only administrator's own request, which needs a reason. */
  needsReason: boolean;
}

/** Corrections the viewer may make: of others as their approver, of their own time off as the rules allow. */
export function useCorrectionRights({
  requester,
  status,
  type,
  startDate,
  endDate,
  startHalf,
  endHalf,
  minutes,
}: TimeOffRequest): CorrectionRights {
  const viewer = useViewer();
  const today = useToday();
  const isOnlyAdmin = useIsOnlyAdmin();
  const { types } = useTypes();
  const takesHalves = types.find(({ code }) => code === type)?.takesHalves ?? false;
  const isWholeDay = startHalf === 'AM' && endHalf === 'PM' && minutes === undefined;
  const isDivisible = startDate < endDate || (takesHalves && isWholeDay);
  const isApproved = status === 'APPROVED';
  if (viewer.id !== requester.id) {
    const mayCorrect = isApproved && mayApproveTimeOff(viewer);
    return { mayShorten: mayCorrect && isDivisible, mayInterrupt: mayCorrect, needsReason: false };
  }
  const needsReason = isApproved && isAdmin(viewer) && isOnlyAdmin;
  return {
    mayShorten: isApproved && isDivisible && (endDate > today || needsReason),
    mayInterrupt: isApproved && (type !== 'SICK_LEAVE' || needsReason),
    needsReason,
  };
}
