import { notFound, type Outcome } from '@almanac/domain/refusal';
import { requestHistory } from '@almanac/domain/time-off/history/request-history';
import type { HistoryEntry } from '@almanac/domain/time-off/history/schema';
import { ruleMessage } from '@almanac/domain/time-off/requests/messages/rule-message';
import { readEntriesOf } from '../../audit/entry-queries.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import { readTypesOfRequest } from './records/visibility-queries.ts';

/** What was done to a request that the actor may see. */
export async function readRequestHistory(
  { database, actor, today, texts }: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<HistoryEntry[], 'NOT_FOUND'>> {
  const request = await readTypesOfRequest(database, visiblePeople(actor, today), id, actor);
  if (!request) return notFound(ruleMessage('time-off.requests.request'));
  const entries = await readEntriesOf(database, { entity: 'time-off-request', entityId: id }, texts);
  return requestHistory(request, entries, { viewer: actor, shownTypes: request.shownTypes, texts });
}
