import { randomUUIDv7 } from 'node:crypto';
import type { Texts } from '@almanac/domain/language/message';
import { JobFault, Outage } from '../jobs/faults.ts';
import { composeMail } from './compose-mail.ts';
import type { MailFaultKind } from './mail-faults.ts';
import type { Mailer } from './mailer.ts';
import { mailMessage } from './messages/message.ts';

/** Why a test email was not accepted; without a kind the cause is unforeseen. */
interface TestMailFault {
  kind?: string;
  message: string;
}

interface TestMailResult {
  /** The id of the email. */
  id: string;
  /** Absent if it was accepted. */
  fault?: TestMailFault;
}

interface TestMail {
  to: string;
  /** The name of the recipient, if known. */
  name: string;
  companyName: string;
  texts: Texts;
}

/** Sends an email at once, and returns whether the mail server accepted it. */
export type SendTestMail = (mail: TestMail) => Promise<TestMailResult>;

const secondsToWait = 8;

/** Sends test emails as every other email is sent, but waits for the answer of the mail server. */
export function testMails(mailer: Mailer): SendTestMail {
  return async ({ texts, ...recipient }) => {
    const id = randomUUIDv7();
    const subject = mailMessage('mail.testSubject', { company: recipient.companyName });
    const mail = composeMail({ ...recipient, subject, paragraphs: [mailMessage('mail.test')] }, texts);
    const fault = await faultOf((signal) => mailer.send(mail, { id, signal }));
    return { id, ...(fault && { fault }) };
  };
}

async function faultOf(send: (signal: AbortSignal) => Promise<void>): Promise<TestMailFault | undefined> {
  const signal = AbortSignal.timeout(secondsToWait * 1000);
  const isLate = new Promise<never>((_, reject) => {
    signal.addEventListener(
      'abort',
      () =>
        reject(
          new Outage(`No answer within ${secondsToWait} seconds`, 'unreachable' satisfies MailFaultKind),
        ),
      {
        once: true,
      },
    );
  });
  try {
    await Promise.race([send(signal), isLate]);
    return undefined;
  } catch (error) {
    if (!(error instanceof JobFault)) throw error;
    const { kind, message } = error;
    return { ...(kind !== undefined && { kind }), message };
  }
}
