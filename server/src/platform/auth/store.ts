import type { Database } from '../database/database.ts';

/** Ends the sessions of a user, but for the one to be kept. */
export async function endSessions(
  database: Database,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(except !== undefined, (sessions) => sessions.where('id', '<>', except ?? ''))
    .execute();
}
