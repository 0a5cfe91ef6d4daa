import type { Reader } from '../database/database.ts';
import { hashLinkToken } from './auth.ts';

export interface PendingLink {
  email: string;
  expiresAt: Date;
}

/** The unused sign-in link that a token belongs to; nothing for one that was used or never made. */
export async function readPendingLink(database: Reader, token: string): Promise<PendingLink | undefined> {
  const verification = await database
    .selectFrom('verifications')
    .select(['expiresAt', (eb) => eb.ref('value').$castTo<string>().as('value')])
    .where('identifier', '=', `magic-link:${hashLinkToken(token)}`)
    .executeTakeFirst();
  if (!verification) return undefined;
  const { email } = JSON.parse(verification.value) as { email: string };
  return { email, expiresAt: verification.expiresAt };
}

/** The running session of a token with its user; nothing for a session that has ended or a deactivated user. */
export function readActiveSession(database: Reader, token: string) {
  return database
    .selectFrom('sessions as session')
    .innerJoin('users as user', 'user.id', 'session.userId')
    .select([
      'session.id as sessionId',
      'session.expiresAt',
      'session.lastUsedAt',
      'user.id',
      'user.email',
      'user.name',
      'user.role',
      'user.emailVerified',
      'user.departmentId',
      'user.isActive',
    ])
    .where('session.token', '=', token)
    .where((eb) => eb('session.expiresAt', '>', eb.fn<Date>('now')))
    .where('user.isActive', '=', true)
    .executeTakeFirst();
}
