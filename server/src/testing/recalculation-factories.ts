import { randomUUIDv7 } from 'node:crypto';
import type { RecalculatedDay } from '@almanac/domain/time-off/recalculations/recalculation';
import type { Database } from '../platform/database/database.ts';

/** Stores an open recalculation of the person's vacation, from 24 to 18 days on 2 March 2026. Returns its id. */
export async function createRecalculation(
  database: Database,
  userId: string,
  days: readonly RecalculatedDay[] = [{ on: '2026-03-02', before: 2400, after: 1800, isListed: true }],
): Promise<string> {
  await database
    .insertInto('leaveEngineUpdates')
    .values({ formerEngine: 1, comparedOn: '2026-03-02' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = randomUUIDv7();
  await database
    .insertInto('leaveRecalculations')
    .values({
      id,
      formerEngine: 1,
      userId,
      type: 'VACATION',
      days: JSON.stringify(days),
      reasons: ['PLAN_CHANGE_ENDS_YEAR'],
    })
    .execute();
  return id;
}
