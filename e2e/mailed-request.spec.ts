import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, followLink, mondayInWeeks, requestLink, seeHeading, seeText } from './fixtures/steps.ts';

/** The newest request link mailed to the person. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const article = page.getByRole('article').filter({ hasText: email });
  const link = article.getByRole('link', { name: /time-off\/requests/ }).first();
  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox');
      return link.count();
    })
    .toBe(1);
  return (await link.getAttribute('href')) ?? '';
}

journey(
  'a mail leads to its request, also after sign-in, and the page shows the outcome',
  async ({ almanac, page, openPage }) => {
    const monday = mondayInWeeks(24);
    const lena = await signInOverApi(almanac, employee.email);
    const reason = 'A walk from hut to hut';
    await requestVacation(lena, { startDate: monday, endDate: daysAfter(monday, 2) }, reason);

    // The manager opens the mail without a session.
    await page.goto(await mailedLink(page, manager.email));
    await followLink(page, await requestLink(page, manager.email));
    await page.waitForURL(/\/time-off\/requests\/[\da-f-]{36}$/);
    const { pathname } = new URL(page.url());
    await seeHeading(page, employee.name);
    await seeText(page, employee.email);
    await seeText(page, reason);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    const question = page.getByRole('alertdialog');
    await seeText(question, 'Are you sure you want to approve this time off request?');
    await seeText(question, new RegExp(`^${employee.name}, Vacation, Mon`));
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Approve' }).click();
    await seeText(page, `${employee.name} will be emailed.`);
    await seeText(page, 'Approved by HR');
    const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await seeText(history.first(), /^Requested Vacation, Mon/);
    await seeText(history.nth(1), /What the approver saw: .*left, \d+ away, \d+%$/);
    await expectAccessible(page);

    // Lena opted out of mails, so the page must not promise one.
    const home = await openPage();
    await home.goto(await mailedLink(home, employee.email));
    await followLink(home, await requestLink(home, employee.email));
    await home.waitForURL(`**${pathname}`);
    await seeText(home, 'Approved by HR');
    await seeText(home, /^Approved Vacation of/);
    expect(await home.getByText('What the approver saw').count()).toBe(0);
    await home.getByRole('button', { name: 'Cancel time off' }).click();
    await home.getByRole('alertdialog').getByRole('button', { name: 'Cancel Request' }).click();
    await seeText(home, /1 person will be emailed\./);
    await home.goto('/profile');
    await home.getByRole('switch', { name: 'Decisions on my requests' }).focus();
    await home.keyboard.press('Space');
    await seeText(home, 'Email settings saved');

    await requestVacation(lena, { startDate: daysAfter(monday, 7), endDate: daysAfter(monday, 8) }, 'Again');
    await page.goto('/time-off/approvals');
    const card = page.getByRole('listitem').filter({ hasText: 'Again' });
    await card.getByRole('button', { name: 'Approve' }).click();
    await seeText(page, `${employee.name} won't be emailed.`);

    expectAnswer(page, 404);
    await page.goto('/time-off/requests/01900000-0000-7000-8000-000000000000');
    await seeHeading(page, 'Request not found');
    await expectAccessible(page);
  },
);
