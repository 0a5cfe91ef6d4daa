import type { Outcome, Refusal } from '@almanac/domain/refusal';
import { checkMayManageTeams } from '@almanac/domain/teams/directory/team-rules';
import type { Transaction } from 'kysely';
import { type Changed, change } from '../../audit/change.ts';
import type { DB } from '../../platform/database/tables.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';

/** Runs the work as a change, for those who may write teams; every write of this slice goes through here. */
export async function changeAsTeamAdmin<Result>(
  context: UseCaseContext,
  work: (transaction: Transaction<DB>) => Promise<Changed<Result> | Refusal>,
): Promise<Outcome<Result>> {
  const permission = checkMayManageTeams(context.actor);
  return permission.refused ? permission : change(context, work);
}
