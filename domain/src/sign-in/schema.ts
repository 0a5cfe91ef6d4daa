import { z } from 'zod';
import { Email } from '../people/accounts/person-fields.ts';

export const RequestMagicLink = z.strictObject({
  email: Email,
  callbackURL: z.string().max(2000, { error: 'callbackURL is too long' }).optional(),
});
export type RequestMagicLink = z.infer<typeof RequestMagicLink>;

export const FollowMagicLink = z.object({
  token: z.string({ error: 'token is required' }).min(1, { error: 'token is required' }).max(500),
  callbackURL: z.string().max(2000, { error: 'callbackURL is too long' }).optional(),
});
export type FollowMagicLink = z.infer<typeof FollowMagicLink>;
