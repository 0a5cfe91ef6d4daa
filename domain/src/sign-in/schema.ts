import * as z from 'zod/mini';
import { Email } from '../people/accounts/person-fields.ts';

export const RequestMagicLink = z.strictObject({
  email: Email,
  callbackURL: z.optional(
    z.string().check(z.maxLength(2000, { error: 'callbackURL is too long', abort: true })),
  ),
});
export type RequestMagicLink = z.infer<typeof RequestMagicLink>;

const Token = z
  .string({ error: 'token is required' })
  .check(z.minLength(1, { error: 'token is required' }), z.maxLength(500, { abort: true }));

export const ReadMagicLink = z.strictObject({ token: Token });
export type ReadMagicLink = z.infer<typeof ReadMagicLink>;

/** The person an unused link signs in. */
export const MagicLink = z.object({ email: z.string() });
export type MagicLink = z.infer<typeof MagicLink>;

export const FollowMagicLink = z.object({
  token: Token,
  callbackURL: z.optional(
    z.string().check(z.maxLength(2000, { error: 'callbackURL is too long', abort: true })),
  ),
});
export type FollowMagicLink = z.infer<typeof FollowMagicLink>;
