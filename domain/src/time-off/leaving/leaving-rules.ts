import { noOverride, type SelfServiceOverride } from '../../access/own-record.ts';
import { mayApproveTimeOff, type Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Message } from '../../language/message.ts';
import type { Employment } from '../../people/accounts/employment.ts';
import {
  checkEmployment,
  checkEmploymentDays,
  checkOwnLastDay,
} from '../../people/accounts/employment-rules.ts';
import { type Administered, checkEmploymentChange } from '../../people/accounts/user-rules.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** A candidate to take over what another person leads and decides. */
export interface Successor extends Pick<Viewer, 'id' | 'role'> {
  isActive: boolean;
  employmentEnd?: CalendarDate | undefined;
}

/** A plan for a person's leaving; `successor` is undefined if the named person doesn't exist. */
export interface PlannedLeaving {
  lastDay: CalendarDate;
  today: CalendarDate;
  successorId?: string | null | undefined;
  successor?: Successor | undefined;
}

/**
 * Whether the viewer may set the user's last day: they may change the end of the employment, the account is active,
 * and day and successor are valid. Refuses with `FORBIDDEN`, `OWN_RECORD`, `INVALID_TRANSITION` or
 * `VALIDATION_ERROR`.
 */
export function checkLeaving(
  viewer: Pick<Viewer, 'id' | 'role'>,
  user: Administered & Employment,
  plan: PlannedLeaving,
  selfServiceOverride: SelfServiceOverride = noOverride,
): Decision<'FORBIDDEN' | 'OWN_RECORD' | 'INVALID_TRANSITION' | 'VALIDATION_ERROR'> {
  const { lastDay, today, successorId, successor } = plan;
  const permission = checkEmploymentChange(viewer, user, selfServiceOverride);
  if (permission.refused) return permission;
  if (!user.isActive) return refuse('INVALID_TRANSITION', message('time-off.leaving.deactivated'));
  const days = checkEmploymentDays({ employmentEnd: lastDay }, user, today, 'lastDay');
  if (days.refused) return days;
  const employment = checkEmployment({ ...user, employmentEnd: lastDay }, 'lastDay');
  if (employment.refused) return employment;
  const own = checkOwnLastDay(viewer.id === user.id, lastDay, today, 'lastDay');
  if (own.refused || !successorId) return own;
  return checkSuccessor(successor, user, lastDay);
}

/**
 * Whether someone may take over from a person who leaves: another active person, employed after the last day, and an
 * approver if there are decisions to take over. Refuses with `VALIDATION_ERROR` at `successorId`.
 */
export function checkSuccessor(
  successor: Successor | undefined,
  leaver: Pick<Viewer, 'id' | 'role'>,
  lastDay: CalendarDate,
): Decision<'VALIDATION_ERROR'> {
  if (!successor?.isActive) return unfit(message('time-off.leaving.successorInactive'));
  if (successor.id === leaver.id) return unfit(message('time-off.leaving.successorIsLeaver'));
  if (successor.employmentEnd !== undefined && successor.employmentEnd <= lastDay) {
    return unfit(message('time-off.leaving.successorLeaves'));
  }
  if (mayApproveTimeOff(leaver) && !mayApproveTimeOff(successor)) {
    return unfit(message('time-off.leaving.successorNoApprover'));
  }
  return allowed;
}

function unfit(fault: Message): Decision<'VALIDATION_ERROR'> {
  return refuseInput('successorId', fault);
}
