import * as z from 'zod/mini';
import { isTrueOrFalse } from '../flag.ts';
import { Id } from '../id.ts';
import { languages } from '../language/language.ts';
import { ChangedName } from '../people/accounts/person-fields.ts';
import { seenVersion } from '../version.ts';

/**
 * One of the caller's sessions, with its device; instants in UTC, `lastUsedAt` to within minutes.
 */
export const OwnSession = z.object({
  id: Id,
  /** Such as 'Safari' on 'iPhone'; absent if unknown. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const RevokeSession = z.strictObject({ id: Id });
export type RevokeSession = z.infer<typeof RevokeSession>;

const choice = (name: string) => z.boolean(isTrueOrFalse(name));

/** How often a person gets an email about who is away and what waits for them. */
const digests = ['NONE', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof digests)[number];

/** The mails a person wants; sign-in links are always sent. */
export const MailPreferences = z.strictObject({
  /** Pending requests of others for one's decision. */
  requestsToDecide: choice('requestsToDecide'),
  /** Decisions on one's own requests, and their cancellation by others. */
  ownRequests: choice('ownRequests'),
  /** Approvals bring the absence into one's calendar; by default unless one has a feed of one's own time off. */
  calendarInvites: choice('calendarInvites'),
  digest: z.enum(digests),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

/** An omitted choice stays unchanged. */
export const ChangeMailPreferences = z.partial(MailPreferences);
export type ChangeMailPreferences = z.infer<typeof ChangeMailPreferences>;

export const ChangeOwnName = z.strictObject({ name: ChangedName, ...seenVersion });
export type ChangeOwnName = z.infer<typeof ChangeOwnName>;

/** Null for the language of the browser. */
export const ChangeOwnLanguage = z.strictObject({
  locale: z.nullable(z.enum(languages)),
});
export type ChangeOwnLanguage = z.infer<typeof ChangeOwnLanguage>;
