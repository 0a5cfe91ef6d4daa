import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import type { Worker } from '../jobs/job-queue.ts';
import { isLoopback } from '../loopback.ts';
import { Mail, mailQueue } from './mail.ts';
import { keepMail } from './store.ts';

/** Brings mails to people, or, without a mail server, to the local mailbox page. */
export interface Mailer {
  /** Resolves when the mail is accepted; the same job always sends under the same Message-ID. */
  send(mail: Mail, job: { id: string }): Promise<void>;
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
  const transport = createTransport({ url: transportUrl(url), ...timeouts }, { from });
  return {
    async send(mail, { id }) {
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
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
  return { send: (mail) => keepMail(database, mail), close: () => undefined };
}

/** Sends the mails that changes leave behind. */
export function mailWorker(mailer: Mailer): Worker {
  return { queue: mailQueue, handle: (data, job) => mailer.send(Mail.parse(data), job) };
}
