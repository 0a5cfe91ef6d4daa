import type { Message, Texts } from '@almanac/domain/language/message';
import type { MailPage, UnsentMail } from '@almanac/domain/mails/schema';
import { z } from 'zod';
import type { JobFaultNote, StoredJob } from '../platform/jobs/queries.ts';
import type { ComposeQueued } from '../platform/mail/compose-notification.ts';
import { mailQueue, QueuedNotification } from '../platform/mail/mail.ts';
import type { MailFaultKind } from '../platform/mail/mail-faults.ts';
import { signInMailQueue } from '../sign-in/sign-in-mail-worker.ts';
import { mailMessage } from './messages/message.ts';

/** All queues that send email. */
export const mailQueues: readonly string[] = [mailQueue, signInMailQueue];

const Envelope = z.union([
  z.object({ to: z.string(), subject: z.string() }),
  // Composed when it is sent.
  z.object({ to: z.string(), event: z.string() }).transform(({ to }) => ({ to, subject: undefined })),
  z
    .object({ email: z.string() })
    .transform(({ email }) => ({ to: email, subject: mailMessage('mails.signInLink') })),
]);

export function recipientOf({ data }: StoredJob): string {
  return Envelope.parse(data).to;
}

export interface MailsSettings {
  composeEmail: ComposeQueued;
}

type ListContext = MailsSettings & { texts: Texts };

/** A job as an unsent mail, without its text. */
export async function toUnsentMail(
  job: StoredJob,
  name: string | undefined,
  context: ListContext,
): Promise<UnsentMail> {
  const { texts } = context;
  const { to, subject = await composedSubject(job, context) } = Envelope.parse(job.data);
  return {
    id: job.id,
    recipient: { ...(name && { name }), email: to },
    subject: texts.text(subject),
    isSignInLink: job.queue === signInMailQueue,
    state: job.state === 'failed' ? 'FAILED' : 'WAITING',
    since: job.since.toISOString(),
    tries: job.tries,
    ...(job.nextTryAt && { nextTryAt: job.nextTryAt.toISOString() }),
    ...(job.fault && faultText(job.fault, texts)),
    isSeen: job.isSeen,
  };
}

/** The subject of an email about an event, as it would be sent now. */
async function composedSubject({ data }: StoredJob, { composeEmail, texts }: ListContext): Promise<string> {
  const mail = await composeEmail(QueuedNotification.parse(data));
  return mail?.subject ?? texts.text(mailMessage('mails.subjectDeleted'));
}

const reasons: ReadonlyMap<string, Message> = new Map(
  Object.entries({
    unreachable: mailMessage('mails.unreachable'),
    'no-tls': mailMessage('mails.noTls'),
    'login-refused': mailMessage('mails.loginRefused'),
    'sender-refused': mailMessage('mails.senderRefused'),
    'takes-nothing': mailMessage('mails.takesNothing'),
    'address-refused': mailMessage('mails.addressRefused'),
    'address-postponed': mailMessage('mails.addressPostponed'),
    'content-refused': mailMessage('mails.contentRefused'),
    'content-postponed': mailMessage('mails.contentPostponed'),
    'link-expired': mailMessage('mails.linkExpired'),
    interrupted: mailMessage('mails.interrupted'),
  } satisfies Record<MailFaultKind | 'link-expired' | 'interrupted', Message>),
);
const ownWords: readonly string[] = ['link-expired', 'interrupted'];

/** Why a mail was not sent, in plain words, with the mail server's message. */
export function faultText(
  { kind = '', message }: JobFaultNote,
  texts: Texts,
): Pick<UnsentMail, 'detail'> & { why: string } {
  const reason = reasons.get(kind);
  if (reason === undefined) return { why: texts.text(mailMessage('mails.unforeseen')) };
  const isAnswer = message !== undefined && !ownWords.includes(kind);
  return { why: texts.text(reason), ...(isAnswer && { detail: message }) };
}

/** Why all mails are delayed. */
export function toOutage(
  outage: { since: Date; fault: JobFaultNote },
  texts: Texts,
): NonNullable<MailPage['outage']> {
  return { since: outage.since.toISOString(), ...faultText(outage.fault, texts) };
}
