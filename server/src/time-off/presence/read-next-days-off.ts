import type { NextDaysOff } from '@almanac/domain/time-off/presence/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readRequestFound } from '../requests/queries.ts';
import { readCurrentApprovers } from '../requests/records/approver-queries.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';
import { idOfNextAbsence } from './absence-queries.ts';

export async function readNextDaysOff({ database, actor, today }: UseCaseContext): Promise<NextDaysOff> {
  const request = await readRequestFound(database, idOfNextAbsence(actor.id, today));
  if (!request) return { waitsFor: [] };
  const isPending = request.status === 'PENDING';
  return {
    request: visibleRequest(request, actor),
    waitsFor: isPending ? await readCurrentApprovers(database, actor.id, today, request.type) : [],
  };
}
