import { createHash } from 'node:crypto';
import type { Database, LibraryDatabase } from '../database/database.ts';

export interface AuthSettings {
  database: Database;
  libraryDatabase: LibraryDatabase;
  /** Signs the session cookies. */
  secret: string;
  appUrl: string;
  trustedOrigins: readonly string[];
  /** Sends the plain token of a new sign-in link, which is stored nowhere else. */
  sendMagicLink(link: NewMagicLink): Promise<void>;
}

export interface NewMagicLink {
  email: string;
  token: string;
  /** Metadata from the link's creator for its mail. */
  metadata: unknown;
}

export const sessionSeconds = 7 * 86_400;
export const renewalSeconds = 86_400;
export const longestSessionDays = 90;
export const linkLifetimeMinutes = 15;

/** The session cookie's name. */
export function sessionCookie(appUrl: string): string {
  return `${cookiePrefix(appUrl)}.session_token`;
}

/** The prefix of all cookie names. */
export function cookiePrefix(appUrl: string): string {
  return `${isSecure(appUrl) ? '__Host-' : ''}almanac`;
}

/** Whether the public address is https. */
export function isSecure(appUrl: string): boolean {
  return appUrl.startsWith('https:');
}

/** A session's end: a week after its last renewal, but at most 90 days after its start. */
export function endOfSession({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + longestSessionDays * 86_400_000));
}

/** Whether a session with this end was last renewed more than a day ago. */
export function isRenewalDue(expiresAt: Date): boolean {
  return expiresAt.getTime() - Date.now() < (sessionSeconds - renewalSeconds) * 1000;
}

/** The stored form of a sign-in link's token. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
