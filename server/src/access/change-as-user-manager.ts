import { checkUserManager } from '@almanac/domain/access/admin-rules';
import type { Outcome, Refusal } from '@almanac/domain/refusal';
import type { Transaction } from 'kysely';
import { type Changed, change } from '../audit/change.ts';
import type { DB } from '../platform/database/tables.ts';
import type { UseCaseContext } from '../platform/use-case.ts';

/** Runs the work as a change, for those who may manage users. */
export async function changeAsUserManager<Result>(
  context: UseCaseContext,
  work: (transaction: Transaction<DB>) => Promise<Changed<Result> | Refusal>,
): Promise<Outcome<Result>> {
  const permission = checkUserManager(context.actor);
  return permission.refused ? permission : change(context, work);
}
