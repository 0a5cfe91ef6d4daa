import type { ListRequests, RequestPage } from '@almanac/domain/time-off/requests/schema';
import { onePerson } from '../../people/accounts/people-queries.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { readRequests } from './queries.ts';

export function listMyRequests(
  { database, actor }: UseCaseContext,
  input: ListRequests,
): Promise<RequestPage> {
  return readRequests(database, onePerson(actor.id), input, actor);
}
