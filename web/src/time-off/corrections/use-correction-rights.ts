import { isAdmin, mayApproveTimeOff } from '@almanac/domain/access/permissions';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useTypes } from '../../leave/types/types.ts';
import { useIsOnlyAdmin } from '../../people/accounts/use-is-only-admin.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';

/** What the viewer may try with a request; the server judges the days. */
export interface CorrectionRights {
  mayShorten: boolean;
  mayInterrupt: boolean;
  /** Whether it is their own, which they correct as the only administrator, with a reason. */
  needsReason: boolean;
}

/** What the viewer may correct: as an approver of others, or of their own time off what is theirs to correct. */
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
