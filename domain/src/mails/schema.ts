import * as z from 'zod/mini';
import { Id } from '../id.ts';
import { fieldError } from '../language/field-error.ts';
import { commonMessage } from '../language/messages/message.ts';
import { Pagination, paging } from '../paging.ts';
import { mailStates } from './mail-state.ts';
import { message } from './messages/message.ts';

/** An unsent mail, without its text: a sign-in link is only for its recipient. */
export const UnsentMail = z.object({
  id: Id,
  recipient: z.object({ name: z.optional(z.string()), email: z.string() }),
  subject: z.string(),
  isSignInLink: z.boolean(),
  state: z.enum(mailStates),
  /** When it was written or last sent again; for a failed mail, when it was given up. */
  since: z.string(),
  tries: z.int(),
  /** Absent while it is being sent, and for a failed mail. */
  nextTryAt: z.optional(z.string()),
  /** Why it has not been sent; absent before the first try. */
  why: z.optional(z.string()),
  /** The error of the mail server or connection, without URLs. */
  detail: z.optional(z.string()),
  /** Whether an administrator has seen the failure. */
  isSeen: z.boolean(),
});
export type UnsentMail = z.infer<typeof UnsentMail>;

export const ListMails = z.object({
  ...paging({ defaultLimit: 50, maxLimit: 500 }),
  state: z.optional(
    z.enum(mailStates, {
      error: fieldError(commonMessage('common.option', { label: 'state', options: mailStates })),
    }),
  ),
});
export type ListMails = z.infer<typeof ListMails>;

export const MailPage = z.object({
  data: z.array(UnsentMail),
  pagination: Pagination,
  counts: z.object({ waiting: z.int(), failed: z.int() }),
  /** What delays every mail, if the mail server accepts none. */
  outage: z.optional(z.object({ since: z.string(), why: z.string(), detail: z.optional(z.string()) })),
});
export type MailPage = z.infer<typeof MailPage>;

/** What became of a test email. */
export const TestEmail = z.object({
  /** The caller's address. */
  to: z.string(),
  isAccepted: z.boolean(),
  /** Whether it is in the local mailbox, as there is no mail server. */
  isKept: z.boolean(),
  /** Why the mail server did not accept it, in plain words. */
  why: z.optional(z.string()),
  /** The message of the mail server or connection, without URLs. */
  detail: z.optional(z.string()),
});
export type TestEmail = z.infer<typeof TestEmail>;

export const MarkMailsSeen = z.strictObject({
  mailIds: z
    .array(Id)
    .check(
      z.minLength(1, { error: fieldError(message('mails.tooFew')) }),
      z.maxLength(500, { error: fieldError(message('mails.tooMany')), abort: true }),
    ),
});
export type MarkMailsSeen = z.infer<typeof MarkMailsSeen>;
