import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CurrentSession, FollowMagicLink, RequestMagicLink } from './schema.ts';

const Done = z.object({ status: z.literal(true) });

export const requestMagicLink = endpoint({
  name: 'requestMagicLink',
  summary: 'Mails a sign-in link; answers the same whether or not the account exists',
  method: 'POST',
  path: '/auth/sign-in/magic-link',
  access: 'public',
  body: RequestMagicLink,
  status: 200,
  answer: Done,
  refusals: ['FORBIDDEN', 'RATE_LIMITED'],
});

export const readSession = endpoint({
  name: 'readSession',
  summary: 'The session of the cookie with its user, or null',
  method: 'GET',
  path: '/auth/get-session',
  access: 'public',
  status: 200,
  answer: CurrentSession.nullable(),
  refusals: [],
});

export const signOut = endpoint({
  name: 'signOut',
  summary: 'Ends the session of the cookie',
  method: 'POST',
  path: '/auth/sign-out',
  access: 'public',
  status: 200,
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
});

export const revokeSessions = endpoint({
  name: 'revokeSessions',
  summary: 'Ends every session of the caller',
  method: 'POST',
  path: '/auth/revoke-sessions',
  access: 'signed-in',
  status: 200,
  answer: Done,
  refusals: [],
});

export const revokeOtherSessions = endpoint({
  name: 'revokeOtherSessions',
  summary: 'Ends every session of the caller but this one',
  method: 'POST',
  path: '/auth/revoke-other-sessions',
  access: 'signed-in',
  status: 200,
  answer: Done,
  refusals: [],
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  summary: 'Deletes the account of the caller, if no record hangs on it',
  method: 'POST',
  path: '/auth/delete-user',
  access: 'signed-in',
  status: 200,
  answer: z.object({ success: z.literal(true) }),
  refusals: ['HAS_RECORDS', 'LAST_SYSTEM_ADMIN'],
});

/** Answers with a redirect, so it is documented beside the endpoints instead of bound like one. */
export const followMagicLink = {
  name: 'followMagicLink',
  summary: 'Uses a sign-in link up and redirects: to callbackURL, or to /login with the reason',
  method: 'GET',
  path: '/auth/magic-link/verify',
  query: FollowMagicLink,
} as const;
