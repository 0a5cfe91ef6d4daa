import type { Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { ActiveJob, Retries, Worker } from '../jobs/job-queue.ts';
import { isLoopback } from '../network/loopback.ts';
import { type Mail, type MailCondition, mailQueue, QueuedMail, QueuedNotification } from './mail.ts';
import { classifyMailFault } from './mail-faults.ts';
import { keepMail } from './store.ts';

/** Sends mails, or without a mail server stores them for the local mailbox page. */
export interface Mailer {
  /**
   * Resolves when the mail is accepted; a job always uses the same Message-ID. Throws a `FinalFault` if the address or
   * mail is refused permanently, and an `Outage` if the mail server accepts nothing.
   */
  send(mail: Mail, job: Pick<ActiveJob, 'id'> & Partial<ActiveJob>): Promise<void>;
  close(): void;
}

const millisecondsToWait = 20_000;

/** Sends mails through the mail server at the URL, which includes user and password. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const domain = from.replace(/.*@/, '').replace('>', '');
  const timeouts = {
    connectionTimeout: millisecondsToWait,
    greetingTimeout: millisecondsToWait,
    socketTimeout: millisecondsToWait,
  };
  let transport: Transporter | undefined;
  return {
    async send(mail, { id, signal }) {
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport({ url: transportUrl(url), ...timeouts }, { from });
      try {
        await transport.sendMail({
          ...withAlternatives(mail),
          messageId: `<${id}@${domain}>`,
          ...(signal && { signal }),
        });
      } catch (error) {
        throw classifyMailFault(error);
      }
    },
    close: () => transport?.close(),
  };
}

/** Calendar programs look for the last alternative that they understand. */
function withAlternatives({ calendar, ...mail }: Mail) {
  if (!calendar) return mail;
  const contentType = ['text/calendar', 'charset=utf-8', `method=${calendar.method}`].join('; ');
  return {
    ...mail,
    alternatives: [{ contentType, content: calendar.content, contentTransferEncoding: 'base64' as const }],
  };
}

/** The URL for the mail library: TLS is required for remote servers, unless optional. */
function transportUrl(address: string): string {
  const url = new URL(address);
  const isTlsOptional = url.searchParams.get('tls') === 'optional';
  url.searchParams.delete('tls');
  if (url.protocol === 'smtp:' && !isTlsOptional && !isLoopback(url.hostname)) {
    url.searchParams.set('requireTLS', 'true');
    url.searchParams.delete('ignoreTLS');
  }
  return url.href;
}

/** Stores mails in the database, without a mail server. */
export function createMailbox(database: Database): Mailer {
  return { send: (mail, { id }) => keepMail(database, { id, mail }), close: () => undefined };
}

/** A mail server may be down over a long weekend. */
const retries: Retries = { firstSeconds: 2, longestSeconds: 900, reachSeconds: 3.5 * 86_400 };

export interface MailDelivery {
  mailer: Mailer;
  /** Whether the address must get no more mail. */
  isClosed(address: string): Promise<boolean>;
  /** Whether the mail's condition is still true. */
  doesHold(condition: MailCondition): Promise<boolean>;
  /** Composes the email about an event; undefined if its recipient may no longer see what it is about. */
  compose(notification: QueuedNotification): Promise<Mail | undefined>;
}

const Queued = z.union([QueuedNotification, QueuedMail]);

/** Sends the mails queued by changes. */
export function mailWorker({ mailer, isClosed, doesHold, compose }: MailDelivery): Worker {
  return {
    queue: mailQueue,
    retries,
    async handle(data, job) {
      const { onlyWhile, ...queued } = Queued.parse(data);
      if (await isClosed(queued.to)) return;
      if (onlyWhile && !(await doesHold(onlyWhile))) return;
      const mail = 'event' in queued ? await compose(queued) : queued;
      if (mail) await mailer.send(mail, job);
    },
  };
}
