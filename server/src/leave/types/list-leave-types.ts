import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import type { StoredType } from '@almanac/domain/leave/types/types-schema';
import type { Outcome } from '@almanac/domain/refusal';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readStoredTypes } from './type-queries.ts';

export async function listLeaveTypes({
  database,
  actor,
}: UseCaseContext): Promise<Outcome<StoredType[], 'FORBIDDEN'>> {
  const permission = checkLeaveAdmin(actor);
  return permission.refused ? permission : readStoredTypes(database);
}
