import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type MailServer, startMailServer } from '../server/src/testing/mail-server.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { startAlmanac } from './fixtures/almanac.ts';
import { journey as withMailbox } from './fixtures/journey.ts';
import { hrAdmin } from './fixtures/people.ts';
import { followLink, seeGreeting, seeHeading, seeText } from './fixtures/steps.ts';

const nia = { name: 'Nia Evans', email: 'nia.evans@example.com' };
const omar = { name: 'Omar Haddad', email: 'omar.haddad@example.com' };

const journey = withMailbox
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs.
  .extend('mailServer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mailServer = await startMailServer();
    onCleanup(() => mailServer.close());
    return mailServer;
  })
  .extend('almanac', { scope: 'file' }, async ({ mailServer }, { onCleanup }) => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-journey-'));
    const almanac = await startAlmanac(dataDirectory, {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'almanac@example.com',
    });
    onCleanup(async () => {
      await almanac.end('SIGTERM');
      await rm(dataDirectory, { recursive: true, force: true });
    });
    return almanac;
  });

async function signInByMail(page: Page, mailServer: MailServer): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(hrAdmin.email);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  const { text = '' } = await mailServer.next(hrAdmin.email);
  await followLink(page, /https?:\S+/.exec(text)?.[0] ?? '');
  await seeGreeting(page, hrAdmin.name);
}

async function invite(page: Page, person: typeof nia): Promise<void> {
  const answer = await page.request.post('/api/admin/users', { data: person });
  expect(answer.status()).toBe(201);
}

journey('an administrator sees why a mail failed and resends it', async ({ page, mailServer }) => {
  await signInByMail(page, mailServer);
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'System Settings' }).click();
  await seeHeading(page, 'Settings');
  await page.getByRole('link', { name: 'Emails' }).click();
  await seeHeading(page, 'All emails were sent');
  await expectAccessible(page);

  mailServer.refuseForGood(nia.email);
  await invite(page, nia);
  const row = page.getByRole('row').filter({ hasText: nia.email });
  await seeText(row, 'The mail server rejected the address: it may be misspelt or closed.');
  await seeText(row, 'Details: 550 No such user here');
  await seeText(page, '0 waiting, 1 failed');
  await expectAccessible(page);

  mailServer.accept(nia.email);
  await row.getByRole('button', { name: /^Send again to Nia Evans/ }).focus();
  await page.keyboard.press('Enter');
  await seeText(page, 'The email is on its way again');
  await mailServer.next(nia.email);
  await seeHeading(page, 'All emails were sent');

  await page.goto('/admin/audit');
  await seeText(page, `Resent an email to ${nia.name} (${nia.email})`);
});

journey('an unreachable mail server shows a warning with a remedy', async ({ page, mailServer }) => {
  await signInByMail(page, mailServer);
  await page.goto('/admin/mails');
  await seeHeading(page, 'All emails were sent');
  await mailServer.close();
  await invite(page, omar);
  await seeText(page, 'No emails are going out at the moment');
  await seeText(page, /The mail server cannot be reached/);
  await seeText(page, 'Check that the mail server is running, and that SMTP_URL and MAIL_FROM are right.');
  await page.getByRole('button', { name: /State/ }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await page.waitForURL(/state=FAILED/);
  await seeHeading(page, 'No email has failed');
  await expectAccessible(page);
});
