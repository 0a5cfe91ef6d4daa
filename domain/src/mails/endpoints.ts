import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { checkMailReader } from './mail-rules.ts';
import { ListMails, MailPage, MarkMailsSeen, TestEmail, UnsentMail } from './schema.ts';

export const listMails = endpoint({
  name: 'listMails',
  summary: 'The mails that were not sent: those that wait and those that failed, the newest first',
  method: 'GET',
  path: '/admin/mails',
  access: 'signed-in',
  mayTry: checkMailReader,
  query: ListMails,
  status: 200,
  answer: MailPage,
  refusals: ['FORBIDDEN'],
});

export const sendMailAgain = endpoint({
  name: 'sendMailAgain',
  summary: 'Has a mail that failed tried again, from the beginning',
  method: 'POST',
  path: '/admin/mails/{id}/send-again',
  access: 'signed-in',
  mayTry: checkMailReader,
  params: z.object({ id: Id }),
  status: 200,
  answer: UnsentMail,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_TRANSITION'],
});

export const sendTestEmail = endpoint({
  name: 'sendTestEmail',
  summary: 'Sends an email to the caller at once, and returns whether the mail server accepted it',
  method: 'POST',
  path: '/admin/mails/test',
  access: 'signed-in',
  mayTry: checkMailReader,
  status: 200,
  answer: TestEmail,
  refusals: ['FORBIDDEN', 'RATE_LIMITED'],
});

export const markMailsSeen = endpoint({
  name: 'markMailsSeen',
  summary: 'Notes that an administrator has seen which mails failed; from then on they are kept for 7 days',
  method: 'POST',
  path: '/admin/mails/seen',
  access: 'signed-in',
  mayTry: checkMailReader,
  body: MarkMailsSeen,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN'],
});
