import * as z from 'zod/mini';
import { fieldError } from '../language/field-error.ts';
import { commonMessage } from '../language/messages/message.ts';
import { Email } from '../people/accounts/person-fields.ts';

const longestUrl = 2000;
const urlTooLong = commonMessage('common.tooLong', { label: 'callbackURL', max: longestUrl });

const CallbackUrl = z.optional(
  z.string().check(z.maxLength(longestUrl, { error: fieldError(urlTooLong), abort: true })),
);

export const RequestMagicLink = z.strictObject({
  email: Email,
  callbackURL: CallbackUrl,
});
export type RequestMagicLink = z.infer<typeof RequestMagicLink>;

const tokenMissing = fieldError(commonMessage('common.required', { label: 'token' }));

const Token = z
  .string({ error: tokenMissing })
  .check(z.minLength(1, { error: tokenMissing }), z.maxLength(500, { abort: true }));

export const ReadMagicLink = z.strictObject({ token: Token });
export type ReadMagicLink = z.infer<typeof ReadMagicLink>;

/** The person an unused link signs in. */
export const MagicLink = z.object({ email: z.string() });
export type MagicLink = z.infer<typeof MagicLink>;

export const FollowMagicLink = z.object({
  token: Token,
  callbackURL: CallbackUrl,
});
export type FollowMagicLink = z.infer<typeof FollowMagicLink>;
