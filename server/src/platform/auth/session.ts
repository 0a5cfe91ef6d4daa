import type { CurrentSession, SessionUser } from '@almanac/domain/access/schema';
import type { Database, Reader } from '../database/database.ts';
import type { Caller } from '../use-case/use-case.ts';
import { endOfSession, isRenewalDue, sessionCookie } from './auth.ts';
import type { Auth } from './lazy-auth.ts';
import { readSessionToken } from './session-cookie.ts';
import { restartSession, saveSessionUse } from './store.ts';

interface FoundSession extends CurrentSession {
  /** The renewal cookie, if due. */
  headers: Headers;
}

/** The session of the caller's cookie, or undefined if it has ended or its user is deactivated. */
export type FindSession = (caller: Caller) => Promise<FoundSession | undefined>;

/** An active session of an active user. */
export interface ActiveSession {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date;
  user: SessionUser;
}

interface SessionSettings {
  auth: Auth;
  /** Reads a token's session in one query; undefined if it has ended or its user is deactivated. */
  readActiveSession(database: Reader, token: string): Promise<ActiveSession | undefined>;
  database: Database;
  secret: string;
  appUrl: string;
  /**
   * Called with the error if a session's use or renewal could not be stored; the call continues, and the next one
   * retries.
   */
  onUnsaved(error: unknown): void;
}

// Writing on every call would cost more than it is worth.
const useMilliseconds = 10 * 60_000;

// The tolerance: clocks of instances differ by less, a wrong clock by more.
const clocksApartMilliseconds = 3_600_000;

/**
 * Creates the session look-up: one query per call, where the authentication library takes three. It also works while
 * the database is read-only, so that reads stay possible.
 */
export function createFindSession(settings: SessionSettings): FindSession {
  const { auth, database, readActiveSession, secret, appUrl, onUnsaved } = settings;
  const cookieName = sessionCookie(appUrl);
  return async (caller) => {
    const token = readSessionToken(caller.cookies, cookieName, secret);
    if (token === undefined) return undefined;
    const found = await readCorrected(() => readActiveSession(database, token), database);
    if (!found) return undefined;
    const { id, createdAt, expiresAt, lastUsedAt, user } = found;
    const end = endOfSession({ createdAt, expiresAt });
    // The library deletes ended sessions for good, though this clock may be wrong.
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

/** Reads a session; one begun while the clock was ahead is corrected first. */
async function readCorrected(
  read: () => Promise<ActiveSession | undefined>,
  database: Database,
): Promise<ActiveSession | undefined> {
  const found = await read();
  if (!found || found.createdAt.getTime() <= Date.now() + clocksApartMilliseconds) return found;
  await restartSession(database, found.id);
  return read();
}

/** Renews the session and adds the renewal cookie to the headers. */
async function renew(auth: Auth, callHeaders: Headers, headers: Headers): Promise<void> {
  const library = await auth.api();
  const renewed = await library.getSession({ headers: callHeaders, returnHeaders: true });
  for (const cookie of renewed.headers.getSetCookie()) headers.append('set-cookie', cookie);
}

/** Whether the library no longer finds the session, as it has ended since it was read. */
function hasEnded(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 401;
}

/** Only the cookies of the authentication library's response. */
export function cookiesOf(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie) => ['set-cookie', cookie]));
}
