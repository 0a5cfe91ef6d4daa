import { caller } from '../platform/http/call.ts';

export const requestMagicLink = caller<typeof import('@almanac/domain/sign-in/endpoints').requestMagicLink>(
  'POST',
  '/auth/sign-in/magic-link',
  // Visitors have no idempotency keys, so a retry would send another email.
  { isRetried: false },
);
