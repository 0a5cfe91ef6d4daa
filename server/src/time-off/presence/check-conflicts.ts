import { overlaps, type Period } from '@almanac/domain/calendar/period';
import type { AnswerOf } from '@almanac/domain/endpoint';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { checkConflicts as endpoint } from '@almanac/domain/time-off/presence/endpoints';
import { message } from '@almanac/domain/time-off/presence/messages/message';
import { missedTeammates } from '@almanac/domain/time-off/presence/missed-teammates';
import { type Absence, type CheckConflicts, mostTeammates } from '@almanac/domain/time-off/presence/schema';
import { withoutSeams } from '@almanac/domain/time-off/presence/seams';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import { type RequestedTime, statedHalvesOf } from '@almanac/domain/time-off/requests/span-text';
import { readWorkFacts } from '../../leave/facts/work-facts.ts';
import { onePerson } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { peopleInApprovalScope, peopleWithVisibleAbsences } from '../../teams/members/scope-queries.ts';
import { readEveryRequest } from '../requests/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readPersonInScope } from './queries.ts';
import { readTeammatesAway } from './teammate-queries.ts';

export async function checkConflicts(
  { database, actor, today }: TimeOffContext,
  { requesterId = actor.id, excludeRequestId, ...period }: CheckConflicts,
): Promise<Outcome<AnswerOf<typeof endpoint>, 'VALIDATION_ERROR' | 'NOT_FOUND'>> {
  const decision = checkPeriod(period);
  if (decision.refused) return decision;
  const isForActor = requesterId === actor.id;
  const asking = isForActor ? actor : await readPersonInScope(database, actor, today, requesterId);
  if (!asking) return notFound(message('time-off.presence.user'));
  const held = await readEveryRequest(
    database,
    onePerson(asking.id),
    {
      ...period,
      status: [...blockingStatuses],
    },
    actor,
  );
  const ownRequests = held.filter(({ id }) => id !== excludeRequestId);
  const { id: exceptUserId, departmentId } = asking;
  const { absenceVisibility: visibility } = await readStoredSettings(database);
  const seen = peopleWithVisibleAbsences({ viewer: actor, today, visibility, period });
  const inScope = peopleInApprovalScope(actor, today);
  const teammates =
    departmentId === undefined
      ? []
      : await readMissed(database, { departmentId, exceptUserId, seen, inScope }, period);
  return { hasConflicts: ownRequests.length > 0, ownRequests, teammates };
}

/** Reads teammates' absences in batches, until there are enough for the response. */
async function readMissed(
  database: Reader,
  teammates: Parameters<typeof readTeammatesAway>[1],
  period: Period,
): Promise<Absence[]> {
  const { exceptUserId } = teammates;
  let missed: (Absence & RequestedTime)[] = [];
  for (let skipped = 0; missed.length < mostTeammates; skipped += mostTeammates) {
    const { absences, isLast } = await readTeammatesAway(database, teammates, period, skipped);
    const works = await readWorkFacts(database, [
      exceptUserId,
      ...new Set(absences.map(({ requester }) => requester.id)),
    ]);
    const seamless = withoutSeams(absences, hiddenAs).filter((each) => overlaps(each, period));
    missed = withoutSeams(
      [...missed, ...missedTeammates(period, works.get(exceptUserId), seamless, works)],
      hiddenAs,
    );
    if (isLast) break;
  }
  return missed.slice(0, mostTeammates).map(({ startHalf, endHalf, minutes, ...absence }) => ({
    ...absence,
    ...statedHalvesOf({ startHalf, endHalf, minutes }),
  }));
}

function hiddenAs({ requester, type, status }: Absence): string | undefined {
  return type === undefined ? `${requester.id} ${status}` : undefined;
}
