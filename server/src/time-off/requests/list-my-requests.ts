import type { ListRequests, RequestPage } from '@almanac/domain/time-off/requests/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readRequests } from './request-page-queries.ts';

export function listMyRequests(context: UseCaseContext, input: ListRequests): Promise<RequestPage> {
  return readRequests(context, 'own', input);
}
