import type { ListRequests, RequestPage } from '@almanac/domain/time-off/requests/schema';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { isOwn } from '../../teams/members/scope-queries.ts';
import { readRequests } from './queries.ts';

export function listMyRequests(
  { database, actor }: UseCaseContext,
  input: ListRequests,
): Promise<RequestPage> {
  return readRequests(database, isOwn(actor), input);
}
