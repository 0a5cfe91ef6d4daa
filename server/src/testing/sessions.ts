import { createHmac, randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';

/** Stores a session and returns its cookie, like a used sign-in link; `secret` signs cookies. */
export async function startSession(database: Database, userId: string, secret: string): Promise<string> {
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 7 * 86_400_000);
  await database.insertInto('sessions').values({ id: randomUUIDv7(), userId, token, expiresAt }).execute();
  return sessionCookie(token, secret);
}

/** The cookie of a stored session. */
export function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `almanac.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
