import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, startSession } from './fixtures/steps.ts';

/** The newest decision link mailed to the person; empty without one. */
async function newestLink(page: Page, email: string): Promise<string> {
  await page.goto('/dev/mailbox');
  const article = page.getByRole('article').filter({ hasText: email });
  const link = article.getByRole('link', { name: /\/decide\// }).first();
  return (await link.count()) > 0 ? ((await link.getAttribute('href')) ?? '') : '';
}

/** The newest link once there is another one than before. */
async function mailedLink(page: Page, email: string, before = ''): Promise<string> {
  await expect.poll(() => newestLink(page, email)).not.toBe(before);
  return newestLink(page, email);
}

journey(
  'an approver decides from the email without signing in, undoes it, and rejects with a reason',
  async ({ almanac, page, openPage }) => {
    const ada = await signInOverApi(almanac, systemAdmin.email);
    await ada.put('/admin/settings', { decisionsByEmail: true });
    const monday = mondayInWeeks(26);
    const lena = await signInOverApi(almanac, employee.email);
    const reason = 'A walk from hut to hut';
    await requestVacation(lena, { startDate: monday, endDate: daysAfter(monday, 2) }, reason);

    const link = await mailedLink(page, manager.email);
    await page.goto(link);
    await seeHeading(page, 'Decide a Request');
    await seeText(page, `As ${manager.name}`);
    for (const fact of [employee.name, employee.email, 'Vacation', reason, /\d+ of \d+ left|left/])
      await seeText(page, fact);
    // The token is neither in the address nor in the history.
    expect(page.url()).not.toContain('#');
    expect(await page.evaluate(() => history.length)).toBeLessThan(4);
    expect(await page.locator('form').count()).toBe(0);
    await expectAccessible(page);

    // What a script of a mail scanner presses decides nothing.
    const approve = page.getByRole('button', { name: 'Approve' });
    await approve.evaluate((button: HTMLElement) => {
      button.click();
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true }));
      button.focus();
      for (const type of ['keydown', 'keyup'])
        button.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true }));
    });
    await pause(500);
    expect((await (await lena.get('/vacation/my-requests?status=PENDING')).json()).data[0]).toMatchObject({
      reason,
    });

    await approve.click();
    await seeText(page, 'You approved this request');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('button', { name: 'Reject Request' }).click();
    await seeText(page, 'A reason is required');
    await expectAccessible(page);
    await page.getByLabel('Reason for the rejection').fill('Too many are away');
    await page.getByRole('button', { name: 'Reject Request' }).click();
    await seeText(page, 'You rejected this request');
    await seeText(page, 'A confirmation is on its way');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

    // The link has ended, and says so; without its token, the page offers the sign-in.
    const other = await openPage({ locale: 'de-DE' });
    expectAnswer(other, 409);
    await other.goto(link.replace('#', '%23'));
    await seeText(other, 'Sie haben mit diesem Link bereits über den Antrag entschieden.');
    expect(new URL(other.url()).pathname).toMatch(/^\/decide\/[\da-f-]{36}$/);
    await expectAccessible(other);
    await other.getByRole('link', { name: 'Anmelden' }).click();
    await other.waitForURL(/\/login\?callbackURL=%2Ftime-off%2Frequests%2F/);
  },
);

journey(
  'a link is refused in a browser where someone else is signed in',
  async ({ almanac, page, openPage }) => {
    const ada = await signInOverApi(almanac, systemAdmin.email);
    await ada.put('/admin/settings', { decisionsByEmail: true });
    const lena = await signInOverApi(almanac, employee.email);
    const before = await newestLink(page, manager.email);
    const monday = mondayInWeeks(27);
    await requestVacation(lena, { startDate: monday, endDate: monday }, 'A day at the sea');
    const link = await mailedLink(page, manager.email, before);
    const other = await openPage();
    await startSession(other, hrAdmin);
    expectAnswer(other, 403);
    await other.goto(link);
    await seeText(other, `This link is for ${manager.name}.`);
    await expectAccessible(other);
  },
);
