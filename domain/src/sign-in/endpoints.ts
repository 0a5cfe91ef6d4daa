import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { FollowMagicLink, MagicLink, ReadMagicLink, RequestMagicLink } from './schema.ts';

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

/** The token is in the body, so that it appears in no access log. */
export const readMagicLink = endpoint({
  name: 'readMagicLink',
  summary: 'Whom an unused sign-in link signs in, without using it up; null for any other',
  method: 'POST',
  path: '/auth/magic-link/read',
  access: 'public',
  body: ReadMagicLink,
  status: 200,
  answer: z.nullable(MagicLink),
  refusals: [],
});

/** Responds with a redirect, so it is documented beside the endpoints but not bound like one. */
export const followMagicLink = {
  name: 'followMagicLink',
  summary:
    'Uses a sign-in link up and redirects: to callbackURL, with signedOut where that ended the session of another, or to /login with the reason',
  method: 'GET',
  path: '/auth/magic-link/verify',
  access: 'public',
  query: FollowMagicLink,
  refusals: ['BAD_ORIGIN', 'FORBIDDEN'],
} as const;
