import type { Reader } from '../database/database.ts';

/** The running sessions of a user, the last used first. */
export function readSessions(database: Reader, userId: string) {
  return database
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where((eb) => eb('expiresAt', '>', eb.fn<Date>('now')))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute();
}
