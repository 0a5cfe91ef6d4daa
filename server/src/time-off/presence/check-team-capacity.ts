import { isAdmin } from '@almanac/domain/access/permissions';
import { notFound, type Outcome, refuse, refuseInput } from '@almanac/domain/refusal';
import { teamCapacity } from '@almanac/domain/time-off/presence/capacity';
import { message } from '@almanac/domain/time-off/presence/messages/message';
import type { CheckTeamCapacity, TeamCapacity } from '@almanac/domain/time-off/presence/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readPersonInScope, readPresence } from './queries.ts';

export async function checkTeamCapacity(
  context: TimeOffContext,
  input: CheckTeamCapacity,
): Promise<Outcome<TeamCapacity, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { database, actor, today, texts } = context;
  const { requesterId = actor.id, departmentId, ...period } = input;
  const decision = checkPeriod(period);
  if (decision.refused) return decision;
  const isOwn = requesterId === actor.id;
  const asking = isOwn ? actor : await readPersonInScope(database, actor, today, requesterId);
  if (!asking) return notFound(message('time-off.presence.user'));
  const checked = departmentId ?? asking.departmentId;
  if (checked === undefined) return refuseInput('departmentId', message('time-off.presence.noDepartment'));
  if (checked !== asking.departmentId && !isAdmin(actor)) {
    return refuse('FORBIDDEN', message('time-off.presence.otherDepartment'));
  }
  const presence = await readPresence(database, checked, period, isOwn ? context : undefined);
  return teamCapacity(period, asking.id, presence, texts);
}
