import { checkDeputyKeeper } from '@almanac/domain/people/accounts/deputy-rules';
import type { Deputy, ListDeputies } from '@almanac/domain/people/accounts/deputy-schema';
import type { Outcome } from '@almanac/domain/refusal';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { doesUserExist } from '../records/queries.ts';
import { userNotFound } from '../records/user-not-found.ts';
import { readDeputiesOf } from './deputy-queries.ts';

export async function listDeputies(
  { database, actor, today }: UseCaseContext,
  { userId = actor.id }: ListDeputies,
): Promise<Outcome<Deputy[], 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkDeputyKeeper(actor, userId);
  if (permission.refused) return permission;
  if (!(await doesUserExist(database, userId))) return userNotFound();
  return readDeputiesOf(database, userId, today);
}
