import type { ListRequests, RequestPage } from '@almanac/domain/time-off/requests/schema';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { peopleInSight } from '../../teams/members/scope-queries.ts';
import { readRequests } from './queries.ts';

export function listRequests(
  { database, actor, today }: UseCaseContext,
  input: ListRequests,
): Promise<RequestPage> {
  return readRequests(database, peopleInSight(actor, today), input, actor);
}
