import { randomUUIDv7 } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { magicLink } from 'better-auth/plugins/magic-link';
import {
  type AuthSettings,
  cookiePrefix,
  hashLinkToken,
  isSecure,
  linkLifetimeMinutes,
  renewalSeconds,
  sessionSeconds,
} from './auth.ts';
import { deleteLongEnded } from './store.ts';

/** Sets up the library that makes sign-in links and sessions, in our tables. */
export function createSignInLibrary({
  database,
  secret,
  appUrl,
  trustedOrigins,
  sendMagicLink,
}: AuthSettings) {
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
