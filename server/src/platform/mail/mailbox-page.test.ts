import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishReader } from '../../testing/english-reader.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { composeMail } from './compose-mail.ts';
import { createMailbox } from './mailer.ts';
import { keepMail, mailboxSize } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('the mailbox shows mails as text with links, newest first', async () => {
  const mailbox = createMailbox(app.database);
  const send = (subject: string) =>
    mailbox.send(
      composeMail(
        {
          to: 'ada@example.com',
          name: 'Ada',
          subject: { key: subject },
          companyName: 'Example',
          paragraphs: [{ key: '<script>alert(1)</script>' }],
          action: { label: { key: 'Open' }, url: 'http://localhost:3000/?a=1&b="2"' },
        },
        englishReader.textsIn('en', 'en-GB'),
      ),
      { id: randomUUID() },
    );
  await send('First');
  await send('Second & <b>');
  const { body, headers } = await app.server.inject({ url: '/dev/mailbox' });
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).not.toContain('<script>');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('<a href="http://localhost:3000/?a=1&amp;b=">');
  expect(body.indexOf('Second &amp; &lt;b&gt;')).toBeLessThan(body.indexOf('First'));
});

test('a full mailbox deletes its oldest mails, but none for a repeated one', async () => {
  const mail = { to: 'bo@example.com', subject: 'One of many', text: '', html: '' };
  const sent = Array.from({ length: mailboxSize + 5 }, () => ({ id: randomUUID(), mail }));
  for (const each of sent) await keepMail(app.database, each);
  for (const each of sent.slice(-2)) await keepMail(app.database, each);
  const kept = await app.database.selectFrom('keptMails').select('id').orderBy('at').execute();
  expect(kept).toEqual(sent.slice(-mailboxSize).map(({ id }) => ({ id })));
});

test.each([
  ['a foreign name for this machine', { headers: { host: 'rebound.test:3000' } }],
  ['a forwarded name', { headers: { host: 'almanac.example.com', 'x-forwarded-host': 'localhost' } }],
  ['a remote caller', { remoteAddress: '10.0.0.7', headers: { host: 'localhost:3000' } }],
  [
    'a caller who claims to be near',
    { remoteAddress: '10.0.0.7', headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } },
  ],
])('%s shows no mail', async (_case, request) => {
  const believing = await testApp({
    config: { trustedProxies: ['10.0.0.7', '127.0.0.1'] },
    database: { ...app, drop: async () => undefined },
  });
  const answer = await believing.server.inject({ url: '/dev/mailbox', ...request });
  await believing.close();
  expect(answer.statusCode).toBe(404);
});

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'this machine sees them as %s',
  async (host) => {
    const answer = await app.server.inject({ url: '/dev/mailbox', headers: { host } });
    expect(answer.statusCode).toBe(200);
  },
);

test('with a mail server there is no mailbox', async () => {
  const mailServer = { url: 'smtp://127.0.0.1:1', from: 'almanac@example.com' };
  const real = await testApp({ config: { mailServer } });
  expect((await real.server.inject({ url: '/dev/mailbox' })).statusCode).toBe(404);
  await real.close();
});
