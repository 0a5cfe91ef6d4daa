import type { Transporter } from 'nodemailer';
import type { Database } from '../database/database.ts';
import type { JobInHand, Retries, Worker } from '../jobs/job-queue.ts';
import { isLoopback } from '../network/loopback.ts';
import { type Mail, type MailCondition, mailQueue, QueuedMail } from './mail.ts';
import { classifyMailFault } from './mail-faults.ts';
import { keepMail } from './store.ts';

/** Brings mails to people, or, without a mail server, to the local mailbox page. */
export interface Mailer {
  /**
   * Resolves when the mail is accepted; the same job always sends under the same Message-ID. Throws a `FinalFault`
   * where the mail server refuses the address or the mail for good, and an `Outage` where it takes no mail at all.
   */
  send(mail: Mail, job: Pick<JobInHand, 'id'> & Partial<JobInHand>): Promise<void>;
  close(): void;
}

const millisecondsToWait = 20_000;

/** Sends mails through the mail server at the address, which holds its user and password. */
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
      // The library is loaded with the first mail.
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport({ url: transportUrl(url), ...timeouts }, { from });
      try {
        await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>`, ...(signal && { signal }) });
      } catch (error) {
        throw classifyMailFault(error);
      }
    },
    close: () => transport?.close(),
  };
}

/** The address as the mail library reads it: a mail leaves this machine encrypted, unless that is optional. */
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

/** Keeps mails in the database, where there is no mail server. */
export function createMailbox(database: Database): Mailer {
  return { send: (mail, { id }) => keepMail(database, { id, mail }), close: () => undefined };
}

/** A mail server may be away over a long weekend. */
const retries: Retries = { firstSeconds: 2, longestSeconds: 900, reachSeconds: 3.5 * 86_400 };

export interface MailDelivery {
  mailer: Mailer;
  /** Whether the address is that of somebody who gets no mail any more. */
  isClosed(address: string): Promise<boolean>;
  /** Whether what a mail tells is still so. */
  doesHold(condition: MailCondition): Promise<boolean>;
}

/** Sends the mails that changes leave behind. */
export function mailWorker({ mailer, isClosed, doesHold }: MailDelivery): Worker {
  return {
    queue: mailQueue,
    retries,
    async handle(data, job) {
      const { onlyWhile, ...mail } = QueuedMail.parse(data);
      if (await isClosed(mail.to)) return;
      if (onlyWhile && !(await doesHold(onlyWhile))) return;
      await mailer.send(mail, job);
    },
  };
}
