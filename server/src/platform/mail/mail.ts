import { z } from 'zod';

/** A calendar invitation, its update or its withdrawal. */
export const MailCalendar = z.strictObject({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() });
export type MailCalendar = z.infer<typeof MailCalendar>;

/** A mail to one person; `html` has no script or remote content. */
export const Mail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Shown by calendar programs in place of the text. */
  calendar: MailCalendar.optional(),
});
export type Mail = z.infer<typeof Mail>;

/** A condition for sending a mail, interpreted by the slice that queued it. */
export const MailCondition = z.union([
  z.strictObject({ id: z.uuid(), at: z.string() }),
  z.strictObject({ id: z.uuid(), status: z.string(), version: z.int().optional() }),
]);
export type MailCondition = z.infer<typeof MailCondition>;

export const QueuedMail = Mail.extend({ onlyWhile: MailCondition.optional() });

/** An email about an event to one person, composed when it is sent. */
export const QueuedNotification = z.strictObject({
  to: z.string(),
  /** The recipient's account. */
  recipient: z.uuid(),
  /** The id of the event. */
  event: z.uuid(),
  /** Names the function that composes the email. */
  message: z.string(),
  onlyWhile: MailCondition.optional(),
  /** What concerns this recipient only, as JSON. */
  data: z.unknown().optional(),
});
export type QueuedNotification = z.infer<typeof QueuedNotification>;

export const mailQueue = 'mail';

/** The address alone of a sender such as 'Almanac <almanac@example.com>'. */
export function bareAddress(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}
