import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import type { Worker } from '../jobs/job-queue.ts';
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
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    async send(mail, { id }) {
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
}

/** Keeps mails in the database, where there is no mail server. */
export function createMailbox(database: Database): Mailer {
  return { send: (mail) => keepMail(database, mail), close: () => undefined };
}

/** Sends the mails that changes leave behind. */
export function mailWorker(mailer: Mailer): Worker {
  return { queue: mailQueue, handle: (data, job) => mailer.send(Mail.parse(data), job) };
}
