import { isAdmin, type Viewer } from '@almanac/domain/people/permissions';
import { allowed, type Decision, type Outcome, refuse } from '@almanac/domain/refusal';
import type { RejectRequest, TimeOffRequest } from '@almanac/domain/time-off/schema';
import { approveRequest } from './approve-request.ts';
import type { TimeOffContext } from './context.ts';
import { rejectRequest } from './reject-request.ts';

export async function approveRequestAsHr(
  context: TimeOffContext,
  input: { id: string },
): Promise<Outcome<TimeOffRequest>> {
  const permission = checkAdmin(context.actor);
  return permission.refused ? permission : approveRequest(context, input);
}

export async function rejectRequestAsHr(
  context: TimeOffContext,
  input: { id: string } & RejectRequest,
): Promise<Outcome<TimeOffRequest>> {
  const permission = checkAdmin(context.actor);
  return permission.refused ? permission : rejectRequest(context, input);
}

function checkAdmin(actor: Viewer): Decision {
  return isAdmin(actor) ? allowed : refuse('FORBIDDEN', 'Only administrators can decide for HR');
}
