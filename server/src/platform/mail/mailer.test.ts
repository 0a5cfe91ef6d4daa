import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { bareAddress } from './mail.ts';
import { createSmtpMailer, mailWorker } from './mailer.ts';

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

async function sendOver(url: string): Promise<void> {
  const mailer = createSmtpMailer({ url, from: 'almanac@example.com' });
  await mailer.send(mail, { id: 'job' }).finally(() => mailer.close());
}

/** The mail server under a name that resolves here but is not a loopback name. */
const elsewhere = () => mailServer.url.replace('127.0.0.1', '0.0.0.0');

test('no mail leaves this machine without TLS', async () => {
  await expect(sendOver(elsewhere())).rejects.toThrow(/STARTTLS/);
  await expect(sendOver(`${elsewhere()}?ignoreTLS=true&requireTLS=false`)).rejects.toThrow(/STARTTLS/);
  expect(mailServer.received).toEqual([]);
});

test('no mail goes to a server with an untrusted certificate', async () => {
  const stranger = await startMailServer({ offersTls: true });
  await expect(sendOver(stranger.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toThrow(/certificate/);
  expect(stranger.received).toEqual([]);
  await stranger.close();
});

test('mails are retried for three and a half days, at least every 15 minutes', () => {
  const { retries } = mailWorker({
    mailer: createSmtpMailer({ url: mailServer.url, from: 'almanac@example.com' }),
    isClosed: async () => false,
    doesHold: async () => true,
    compose: async () => undefined,
  });
  expect(retries).toMatchObject({ longestSeconds: 15 * 60, reachSeconds: 84 * 3600 });
});

test('a mail server on this machine needs no TLS, nor does another one if it is optional', async () => {
  await sendOver(mailServer.url);
  await sendOver(`${elsewhere()}?tls=optional`);
  expect(mailServer.received.map(({ subject }) => subject)).toEqual(['Hello', 'Hello']);
});

test('a calendar part is the last alternative, after the text and the page, and no attachment', async () => {
  const mailer = createSmtpMailer({ url: mailServer.url, from: 'Almanac <almanac@example.com>' });
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  const to = 'grace@example.com';
  await mailer.send({ ...mail, to, calendar: { method: 'REQUEST', content } }, { id: 'job' });
  mailer.close();
  const { source, attachments } = await mailServer.next(to);
  const types = [...source.matchAll(/^Content-Type: ([^\r\n]+(?:\r\n [^\r\n]+)*)/gm)].map(
    ([, type = '']) => type,
  );
  expect(types.map((type) => type.replace(/; ?\s*boundary=.*/, ''))).toEqual([
    'multipart/alternative',
    'text/plain; charset=utf-8',
    'text/html; charset=utf-8',
    'text/calendar; charset=utf-8; method=REQUEST',
  ]);
  expect(attachments).toMatchObject([{ mimeType: 'text/calendar', method: 'REQUEST' }]);
  const [, encoded = ''] = /text\/calendar[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(source) ?? [];
  expect(Buffer.from(encoded, 'base64').toString()).toBe(content);
});

test.each([
  ['Almanac <almanac@example.com>', 'almanac@example.com'],
  ['"A, B" <a@example.com> ', 'a@example.com'],
  ['a@example.com', 'a@example.com'],
])('the address of %s is %s', (sender, address) => {
  expect(bareAddress(sender)).toBe(address);
});
