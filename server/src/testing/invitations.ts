import { randomUUID } from 'node:crypto';
import { invitationWorker } from '../connections/invitations/invitation-worker.ts';
import { emailsToSend } from '../emails.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { TestApp } from './test-app.ts';

/** Runs the job that brings the calendar of the request's requester up to date; returns what it sends. */
export async function updateCalendarOf(app: TestApp, requestId: string): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      mails.push(mail);
    },
    close: () => undefined,
  };
  const { invitations } = emailsToSend(app.database, {
    today: () => '2026-03-02',
    now: () => new Date('2026-03-02T12:00:00Z'),
    appUrl: 'https://almanac.example.com:8443',
    secret: '',
    from: 'Almanac <almanac@example.com>',
  });
  const job = { id: randomUUID(), signal: new AbortController().signal };
  await invitationWorker(invitations, mailer).handle({ requestId }, job);
  return mails;
}
