import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import type { Outcome } from '@almanac/domain/refusal';
import type { Closing } from '@almanac/domain/time-off/closings/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readClosings } from './queries.ts';

export async function listClosings({
  actor,
  database,
}: UseCaseContext): Promise<Outcome<Closing[], 'FORBIDDEN'>> {
  const permission = checkLeaveAdmin(actor);
  return permission.refused ? permission : readClosings(database);
}
