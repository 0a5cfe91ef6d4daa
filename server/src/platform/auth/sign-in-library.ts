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

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Sets up the library for sign-in links and sessions, with our tables. */
export function createSignInLibrary({
  database,
  libraryDatabase,
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
    database: { db: libraryDatabase, type: 'postgres', transaction: true },
    user: { modelName: 'users', fields: { ...timestamps, emailVerified: 'email_verified' } },
    account: {
      modelName: 'accounts',
      fields: {
        ...timestamps,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshToken: 'refresh_token',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        idToken: 'id_token',
      },
    },
    verification: { modelName: 'verifications', fields: { ...timestamps, expiresAt: 'expires_at' } },
    session: {
      modelName: 'sessions',
      fields: {
        ...timestamps,
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
      expiresIn: sessionSeconds,
      updateAge: renewalSeconds,
      // A cached session would outlive its end and have an outdated role.
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
      // The library's https prefix does not limit the cookie to this host.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(appUrl) },
      database: { generateId: () => randomUUIDv7() },
    },
  });
}
