import type { Database } from '../database/database.ts';

/** Stores that a session is being used now. */
export async function saveSessionUse(database: Database, id: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set((eb) => ({ lastUsedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}
