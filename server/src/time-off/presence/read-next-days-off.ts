import type { NextDaysOff } from '@almanac/domain/time-off/presence/schema';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { readAskedOf } from '../requests/approver-queries.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { requestAsSeen } from '../requests/stored-request.ts';
import { readIdOfNextAbsence } from './absence-queries.ts';

export async function readNextDaysOff({ database, actor, today }: UseCaseContext): Promise<NextDaysOff> {
  const id = await readIdOfNextAbsence(database, actor.id, today);
  if (id === undefined) return { waitsFor: [] };
  const request = await readKnownRequest(database, id);
  const isPending = request.status === 'PENDING';
  return {
    request: requestAsSeen(request, actor),
    waitsFor: isPending ? await readAskedOf(database, actor.id, today, request.type) : [],
  };
}
