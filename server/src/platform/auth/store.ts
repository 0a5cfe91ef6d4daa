import type { Database } from '../database/database.ts';

/** Stores that a session is being used now. */
export async function saveSessionUse(database: Database, id: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set((eb) => ({ lastUsedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

const daysKept = 7;

/** Deletes links and sessions that ended a week ago or earlier; until then a late click is told that it is late. */
export async function deleteLongEnded(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysKept * 86_400_000);
  await database.deleteFrom('verifications').where('expiresAt', '<', before).execute();
  await database.deleteFrom('sessions').where('expiresAt', '<', before).execute();
}
