import type { CurrentSession } from '@almanac/domain/access/schema';
import type { Database, Reader } from '../database/database.ts';
import type { Actor, Caller } from '../use-case/use-case.ts';
import { endOfSession, isRenewalDue, sessionCookie } from './auth.ts';
import type { Auth } from './lazy-auth.ts';
import { readSessionToken } from './session-cookie.ts';
import { saveSessionUse, takeSessionBack } from './store.ts';

export interface FoundSession extends CurrentSession {
  /** The cookie that renews the session, where it is due. */
  headers: Headers;
}

/** Finds the session that the caller's cookie names; nothing once it has ended or its user is deactivated. */
export type FindSession = (caller: Caller) => Promise<FoundSession | undefined>;

/** A session that has not ended, of a user who may use it. */
export interface ActiveSession {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date;
  user: Actor;
}

interface SessionSettings {
  auth: Auth;
  /** The session of a token, with one query; nothing once it has ended or its user is deactivated. */
  readActiveSession(database: Reader, token: string): Promise<ActiveSession | undefined>;
  database: Database;
  secret: string;
  appUrl: string;
  /** Told why the use of a session could not be noted, or the session not renewed: the call goes on, and the next one tries again. */
  onUnsaved(error: unknown): void;
}

// A row written at every call would cost more than it tells.
const useMilliseconds = 10 * 60_000;

// Clocks of two instances differ by less; a clock that was wrong was so by more.
const clocksApartMilliseconds = 3_600_000;

/**
 * Prepares the look-up of sessions: one query a call, where the authentication library takes three. A session is found also
 * while the database takes no writes, so that what people read can be answered.
 */
export function createFindSession(settings: SessionSettings): FindSession {
  const { auth, database, readActiveSession, secret, appUrl, onUnsaved } = settings;
  const cookieName = sessionCookie(appUrl);
  return async (caller) => {
    const token = readSessionToken(caller.cookies, cookieName, secret);
    if (token === undefined) return undefined;
    const found = await readInTime(() => readActiveSession(database, token), database);
    if (!found) return undefined;
    const { id, createdAt, expiresAt, lastUsedAt, user } = found;
    const end = endOfSession({ createdAt, expiresAt });
    // The library deletes what it finds ended, for good, though this clock may be wrong.
    if (end.getTime() <= Date.now()) return undefined;
    const headers = new Headers();
    const isUseDue = Date.now() - lastUsedAt.getTime() > useMilliseconds;
    try {
      if (isUseDue) await saveSessionUse(database, id);
      if (isRenewalDue(expiresAt)) await renew(auth, caller.headers, headers);
    } catch (error) {
      if (hasEnded(error)) return undefined;
      onUnsaved(error);
    }
    return { session: { id, expiresAt: end.toISOString() }, user, headers };
  };
}

/** Reads a session; one that began while the clock was ahead is taken back first. */
async function readInTime(
  read: () => Promise<ActiveSession | undefined>,
  database: Database,
): Promise<ActiveSession | undefined> {
  const found = await read();
  if (!found || found.createdAt.getTime() <= Date.now() + clocksApartMilliseconds) return found;
  await takeSessionBack(database, found.id);
  return read();
}

/** Renews the session, and adds the cookie that does so to the headers. */
async function renew(auth: Auth, asked: Headers, headers: Headers): Promise<void> {
  const library = await auth.api();
  const renewed = await library.getSession({ headers: asked, returnHeaders: true });
  for (const cookie of renewed.headers.getSetCookie()) headers.append('set-cookie', cookie);
}

/** Whether the library finds no session any more, which has ended since it was read. */
function hasEnded(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 401;
}

/** Only the cookies of an answer of the authentication library. */
export function cookiesOf(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie) => ['set-cookie', cookie]));
}
