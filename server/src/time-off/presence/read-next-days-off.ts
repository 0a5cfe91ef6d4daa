import type { NextDaysOff } from '@almanac/domain/time-off/presence/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readRequestFound } from '../requests/queries.ts';
import { readRequestDeciders } from '../requests/records/deciders.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';
import { idOfNextAbsence } from './absence-queries.ts';

export async function readNextDaysOff({ database, actor, today }: UseCaseContext): Promise<NextDaysOff> {
  const request = await readRequestFound(database, idOfNextAbsence(actor.id, today));
  if (!request) return {};
  const decidersOf = await readRequestDeciders(database, [request], today);
  return { request: { ...visibleRequest(request, actor), ...decidersOf(request) } };
}
