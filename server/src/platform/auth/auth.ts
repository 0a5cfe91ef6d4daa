import { createHash, randomUUIDv7 } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Database } from '../database/database.ts';
import { deleteLongEnded } from './store.ts';

export interface AuthSettings {
  database: Database;
  /** Signs the session cookies. */
  secret: string;
  appUrl: string;
  trustedOrigins: readonly string[];
  /** Takes the plain token of a new sign-in link, which is stored nowhere, to its mail. */
  sendMagicLink(link: NewMagicLink): Promise<void>;
}

export interface NewMagicLink {
  email: string;
  token: string;
  /** What the maker of the link gave along for its mail. */
  metadata: unknown;
}

export type Auth = ReturnType<typeof createAuth>;

const sessionSeconds = 7 * 86_400;
const renewalSeconds = 86_400;
export const longestSessionDays = 90;
export const linkLifetimeMinutes = 15;

/** Sets up who someone is: sign-in links and sessions, in our tables. */
export function createAuth({ database, secret, appUrl, trustedOrigins, sendMagicLink }: AuthSettings) {
  return betterAuth({
    appName: 'Almanac',
    baseURL: appUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...trustedOrigins],
    database: { db: database, type: 'postgres', transaction: true },
    user: { modelName: 'users' },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    session: {
      modelName: 'sessions',
      expiresIn: sessionSeconds,
      updateAge: renewalSeconds,
      // A cached session would outlive its end and lag behind its user's role.
      cookieCache: { enabled: false },
    },
    plugins: [
      magicLink({
        expiresIn: linkLifetimeMinutes * 60,
        disableSignUp: true,
        storeToken: { type: 'custom-hasher', hash: async (token) => hashLinkToken(token) },
        async sendMagicLink({ email, token, metadata }) {
          await deleteLongEnded(database, new Date());
          await sendMagicLink({ email, token, metadata });
        },
      }),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: cookiePrefix(appUrl),
      // The library's own prefix for https does not say that the cookie is this host's alone.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(appUrl) },
      database: { generateId: () => randomUUIDv7() },
    },
  });
}

/** The name of the cookie that holds a session. */
export function sessionCookie(appUrl: string): string {
  return `${cookiePrefix(appUrl)}.session_token`;
}

function cookiePrefix(appUrl: string): string {
  return `${isSecure(appUrl) ? '__Host-' : ''}almanac`;
}

function isSecure(appUrl: string): boolean {
  return appUrl.startsWith('https:');
}

/** When a session ends: a week after its last renewal, but 90 days after its start at the latest. */
export function endOfSession({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + longestSessionDays * 86_400_000));
}

/** Whether a session that ends then was last renewed more than a day ago. */
export function isRenewalDue(expiresAt: Date): boolean {
  return expiresAt.getTime() - Date.now() < (sessionSeconds - renewalSeconds) * 1000;
}

/** What the database keeps of a sign-in link's token. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
