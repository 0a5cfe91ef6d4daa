import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FollowMagicLink, RequestMagicLink } from './schema.ts';

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

/** Answers with a redirect, so it is documented beside the endpoints instead of bound like one. */
export const followMagicLink = {
  name: 'followMagicLink',
  summary: 'Uses a sign-in link up and redirects: to callbackURL, or to /login with the reason',
  method: 'GET',
  path: '/auth/magic-link/verify',
  query: FollowMagicLink,
} as const;
