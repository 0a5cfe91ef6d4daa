import { type CurrentSession, SessionUser } from '@almanac/domain/people/schema';
import type { Caller } from '../use-case.ts';
import type { Auth } from './auth.ts';

export interface FoundSession extends CurrentSession {
  /** The cookie that renews the session, where it is due. */
  headers: Headers;
}

/** Finds the session that the caller's cookie names; nothing once it has ended or its user is deactivated. */
export async function findSession(auth: Auth, { headers }: Caller): Promise<FoundSession | undefined> {
  if (!headers.has('cookie')) return undefined;
  const found = await auth.api.getSession({ headers, returnHeaders: true });
  if (!found.response?.user.isActive) return undefined;
  const { session, user } = found.response;
  return {
    session: { id: session.id, expiresAt: session.expiresAt.toISOString() },
    user: SessionUser.parse({ ...user, departmentId: user.departmentId ?? undefined }),
    headers: cookiesOf(found.headers),
  };
}

/** Only the cookies of an answer of the authentication library. */
export function cookiesOf(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie) => ['set-cookie', cookie]));
}
