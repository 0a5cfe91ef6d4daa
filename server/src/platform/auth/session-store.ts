import type { Writer } from '../database/database.ts';

/** Ends the sessions of a user, but for the one to be kept. */
export async function endSessions(
  writer: Writer,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await writer
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(except !== undefined, (sessions) => sessions.where('id', '<>', except ?? ''))
    .execute();
}

/** Ends one session of the user; says whether there was such a one. */
export async function endSession(
  writer: Writer,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const ended = await writer
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
