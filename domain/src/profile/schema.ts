import * as z from 'zod/mini';
import { Id } from '../id.ts';
import { ChangedName } from '../people/accounts/person-fields.ts';
import { seenVersion } from '../version.ts';

/** A session of the caller's own, with its device in words; instants in UTC, `lastUsedAt` to some minutes. */
export const OwnSession = z.object({
  id: Id,
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const RevokeSession = z.strictObject({ id: Id });
export type RevokeSession = z.infer<typeof RevokeSession>;

const choice = (name: string) => z.boolean({ error: `${name} must be true or false` });

/** Which mails someone wants; a mail with a sign-in link is sent whatever stands here. */
export const MailPreferences = z.strictObject({
  /** Requests of others that wait for one's decision. */
  requestsToDecide: choice('requestsToDecide'),
  /** Decisions on one's own requests, and their cancellation by others. */
  ownRequests: choice('ownRequests'),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

/** A choice left out stays as it is. */
export const ChangeMailPreferences = z.partial(MailPreferences);
export type ChangeMailPreferences = z.infer<typeof ChangeMailPreferences>;

export const ChangeOwnName = z.strictObject({ name: ChangedName, ...seenVersion });
export type ChangeOwnName = z.infer<typeof ChangeOwnName>;
