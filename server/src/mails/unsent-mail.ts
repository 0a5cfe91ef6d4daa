import type { MailPage, UnsentMail } from '@almanac/domain/mails/schema';
import { z } from 'zod';
import type { JobFaultNote, StoredJob } from '../platform/jobs/queries.ts';
import type { ComposeQueued } from '../platform/mail/compose-notification.ts';
import { mailQueue, QueuedNotification } from '../platform/mail/mail.ts';
import type { MailFaultKind } from '../platform/mail/mail-faults.ts';
import { signInMailQueue } from '../sign-in/sign-in-mail-worker.ts';

/** All queues that send email. */
export const mailQueues: readonly string[] = [mailQueue, signInMailQueue];

const Envelope = z.union([
  z.object({ to: z.string(), subject: z.string() }),
  // Composed when it is sent.
  z.object({ to: z.string(), event: z.string() }).transform(({ to }) => ({ to, subject: undefined })),
  z.object({ email: z.string() }).transform(({ email }) => ({ to: email, subject: 'Sign-in link' })),
]);

export function recipientOf({ data }: StoredJob): string {
  return Envelope.parse(data).to;
}

/** A job as an unsent mail, without its text. */
export async function toUnsentMail(
  job: StoredJob,
  name: string | undefined,
  compose: ComposeQueued,
): Promise<UnsentMail> {
  const { to, subject = await composedSubject(job, compose) } = Envelope.parse(job.data);
  return {
    id: job.id,
    recipient: { ...(name && { name }), email: to },
    subject,
    isSignInLink: job.queue === signInMailQueue,
    state: job.state === 'failed' ? 'FAILED' : 'WAITING',
    since: job.since.toISOString(),
    tries: job.tries,
    ...(job.nextTryAt && { nextTryAt: job.nextTryAt.toISOString() }),
    ...(job.fault && faultText(job.fault)),
    isSeen: job.isSeen,
  };
}

/** The subject of an email about an event, as it would be sent now. */
async function composedSubject({ data }: StoredJob, compose: ComposeQueued): Promise<string> {
  const mail = await compose(QueuedNotification.parse(data));
  return mail?.subject ?? 'No longer sent: its subject was deleted';
}

const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    unreachable: 'The mail server cannot be reached.',
    'no-tls': 'The mail server offers no encryption (STARTTLS), without which no mail leaves this machine.',
    'login-refused': 'The mail server refuses the user name or the password of SMTP_URL.',
    'sender-refused': 'The mail server refuses the sender, MAIL_FROM.',
    'takes-nothing': 'The mail server takes no mails.',
    'address-refused': 'The mail server refuses the address for good: it may be misspelt or closed.',
    'address-postponed': 'The mail server takes nothing for this address at the moment.',
    'content-refused': 'The mail server refuses this mail for good.',
    'content-postponed': 'The mail server does not take this mail at the moment.',
    'link-expired': 'It could not be sent within 15 minutes, and the link would have expired.',
    interrupted: 'Almanac was stopped while it was sending this mail.',
  } satisfies Record<MailFaultKind | 'link-expired' | 'interrupted', string>),
);
const ownWords: readonly string[] = ['link-expired', 'interrupted'];
const unforeseen = 'Almanac itself failed while it was sending this mail; its log says more.';

/** Why a mail was not sent, in plain words, with the mail server's message. */
export function faultText({ kind = '', message }: JobFaultNote): Pick<UnsentMail, 'detail'> & {
  why: string;
} {
  const why = reasons.get(kind);
  if (why === undefined) return { why: unforeseen };
  const isAnswer = message !== undefined && !ownWords.includes(kind);
  return { why, ...(isAnswer && { detail: message }) };
}

/** Why all mails are delayed. */
export function toOutage(outage: { since: Date; fault: JobFaultNote }): NonNullable<MailPage['outage']> {
  return { since: outage.since.toISOString(), ...faultText(outage.fault) };
}
