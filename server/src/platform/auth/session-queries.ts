import { expressionBuilder } from 'kysely';
import type { Reader } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import { longestSessionDays } from './auth.ts';

/** The active sessions with their users, to join. */
export const runningSessions = expressionBuilder<DB>()
  .selectFrom('sessions')
  .select(['id', 'userId', 'token', 'userAgent', 'createdAt', 'lastUsedAt', 'expiresAt'])
  .where((eb) => eb('expiresAt', '>', eb.fn<Date>('now')))
  .where((eb) =>
    eb(
      'createdAt',
      '>',
      eb(
        eb.fn<Date>('now'),
        '-',
        eb.fn<Date>(
          'make_interval',
          [0, 0, 0, longestSessionDays].map((part) => eb.lit(part)),
        ),
      ),
    ),
  );

/** A user's active sessions, last used first. */
export function readSessions(database: Reader, userId: string) {
  return database
    .selectFrom(runningSessions.as('session'))
    .select(['id', 'userAgent', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute();
}
