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

/** Ends one session of the user; says whether there was such a one. */
export async function endSession(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const ended = await database
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
