import { notFound, type Outcome } from '@almanac/domain/refusal';
import { ruleMessage } from '@almanac/domain/time-off/requests/messages/rule-message';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import { readOneRequest } from './queries.ts';
import { readRequestDeciders } from './records/deciders.ts';
import { visibleRequest } from './records/stored-request.ts';

export async function readRequest(
  { database, actor, today }: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<TimeOffRequest, 'NOT_FOUND'>> {
  const request = await readOneRequest(database, visiblePeople(actor, today), id, actor);
  if (!request) return notFound(ruleMessage('time-off.requests.request'));
  const decidersOf = await readRequestDeciders(database, [request], today);
  return { ...visibleRequest(request, actor), ...decidersOf(request) };
}
