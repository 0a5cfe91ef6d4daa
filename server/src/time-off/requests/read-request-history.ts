import type { Viewer } from '@almanac/domain/access/permissions';
import { hiddenAudiences } from '@almanac/domain/leave/types/leave-type';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { requestHistory } from '@almanac/domain/time-off/history/request-history';
import type { HistoryEntry } from '@almanac/domain/time-off/history/schema';
import { expressionBuilder } from 'kysely';
import { readEntriesOf } from '../../audit/entry-queries.ts';
import { leaveTypes } from '../../leave/types/type-queries.ts';
import type { DB } from '../../platform/database/tables.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import { selectRequests } from './records/request-queries.ts';
import { isConcealed } from './records/visibility-queries.ts';

/** What was done to a request that the actor may see. */
export async function readRequestHistory(
  { database, actor, today }: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<HistoryEntry[], 'NOT_FOUND'>> {
  const request = await selectRequests(database, visiblePeople(actor, today))
    .select((eb) => eb.fn<string[]>('array', [typesShownTo(actor)]).as('shownTypes'))
    .where('request.id', '=', id)
    .where((eb) => eb.not(isConcealed(actor)))
    .executeTakeFirst();
  if (!request) return notFound('Request');
  const { requesterId, type, formerType, linked, shownTypes } = request;
  const types = [type, formerType ?? type, ...linked.map((other) => other.type)];
  const entries = await readEntriesOf(database, { entity: 'time-off-request', entityId: id });
  return requestHistory({ requesterId, types }, entries, { viewer: actor, shownTypes });
}

/** The codes of the types that the viewer sees in the requests of those in their scope. */
function typesShownTo(viewer: Viewer) {
  const shown = expressionBuilder<DB>().selectFrom(leaveTypes.as('shown')).select('shown.code');
  const audiences = hiddenAudiences(viewer, true);
  return audiences.length === 0 ? shown : shown.where('shown.shownTo', 'not in', audiences);
}
