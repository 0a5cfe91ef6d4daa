import type { AnswerOf } from '@almanac/domain/endpoint';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { checkConflicts as endpoint } from '@almanac/domain/time-off/presence/endpoints';
import type { CheckConflicts } from '@almanac/domain/time-off/presence/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { statusesThatHoldDays } from '@almanac/domain/time-off/requests/request-status';
import { onePerson } from '../../people/accounts/people-queries.ts';
import { peopleInApprovalScope, peopleSeenAway } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { readEveryRequest } from '../requests/queries.ts';
import { readPersonInScope, readTeammatesAway } from './queries.ts';

export async function checkConflicts(
  { database, actor, today, absenceVisibility }: TimeOffContext,
  { requesterId = actor.id, excludeRequestId, ...period }: CheckConflicts,
): Promise<Outcome<AnswerOf<typeof endpoint>, 'VALIDATION_ERROR' | 'NOT_FOUND'>> {
  const decision = checkPeriod(period);
  if (decision.refused) return decision;
  const isForActor = requesterId === actor.id;
  const asking = isForActor ? actor : await readPersonInScope(database, actor, today, requesterId);
  if (!asking) return notFound('User');
  const held = await readEveryRequest(
    database,
    onePerson(asking.id),
    {
      ...period,
      status: [...statusesThatHoldDays],
    },
    actor,
  );
  const ownRequests = held.filter(({ id }) => id !== excludeRequestId);
  const { id: exceptUserId, departmentId } = asking;
  const teammates =
    departmentId === undefined
      ? []
      : await readTeammatesAway(
          database,
          {
            departmentId,
            exceptUserId,
            seen: peopleSeenAway({ viewer: actor, today, visibility: absenceVisibility, period }),
            inScope: peopleInApprovalScope(actor, today),
          },
          period,
        );
  return { hasConflicts: ownRequests.length > 0, ownRequests, teammates };
}
