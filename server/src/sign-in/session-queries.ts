import { people } from '../people/accounts/records/people-queries.ts';
import type { ActiveSession } from '../platform/auth/session.ts';
import { runningSessions } from '../platform/auth/session-queries.ts';
import type { Reader } from '../platform/database/database.ts';
import { compiledQuery } from '../platform/database/statements/compiled-query.ts';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';

const querySession = compiledQuery((database, { token }: { token: string }) =>
  database
    .selectFrom(runningSessions.as('session'))
    .innerJoin(people.as('user'), 'user.id', 'session.userId')
    .select([
      'session.id as sessionId',
      'session.createdAt',
      'session.expiresAt',
      'session.lastUsedAt',
      'user.id',
      'user.version',
      'user.email',
      'user.name',
      'user.role',
      'user.emailVerified',
      'user.departmentId',
      'user.isActive',
      'user.locale',
    ])
    .where('session.token', '=', token)
    .where('user.isActive', '=', true),
);

/** The active session of a token with its user; nothing for an ended session or a deactivated user. */
export async function readActiveSession(database: Reader, token: string): Promise<ActiveSession | undefined> {
  const [found] = await querySession(database, { token });
  if (!found) return undefined;
  const { sessionId: id, createdAt, expiresAt, lastUsedAt, ...user } = found;
  return { id, createdAt, expiresAt, lastUsedAt, user: withoutNulls(user) };
}
