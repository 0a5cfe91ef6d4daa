import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import {
  availableVacationDays,
  daysAfter,
  expectFocus,
  mondayInWeeks,
  monthAfter,
  monthName,
  seeHeading,
  seeText,
  signIn,
  typeDate,
} from './fixtures/steps.ts';

async function requestWeek(page: Page, monday: string, reason: string): Promise<void> {
  await page.goto('/time-off');
  await typeDate(page, 'Start date', monday);
  await typeDate(page, 'End date', daysAfter(monday, 4));
  await page.getByLabel('Reason (optional)').fill(reason);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await seeText(page, 'Time off request submitted');
}

async function walkToMonth(calendar: Page, wanted: string): Promise<void> {
  const today = await calendar.locator('[aria-current=date]').getAttribute('data-date');
  for (let month = today?.slice(0, 7) ?? ''; month < wanted; ) {
    month = monthAfter(month, 1);
    await calendar.getByRole('button', { name: 'Next month' }).click();
    await seeHeading(calendar, monthName(month));
  }
}

const cardOf = (page: Page, reason: string) => page.getByRole('listitem').filter({ hasText: reason });

journey('an approval lowers the balance and shows in the calendar', async ({ page, openPage }) => {
  const monday = mondayInWeeks(20);
  await signIn(page, employee, '/time-off');
  await seeHeading(page, 'Vacation Days');
  const before = await availableVacationDays(page);
  await requestWeek(page, monday, 'Sailing in the archipelago');

  const office = await openPage({ viewport: { width: 1440, height: 900 } });
  await signIn(office, manager);
  await office.getByRole('link', { name: 'Pending Approvals' }).click();
  await seeHeading(office, 'Time Off Approvals');
  await seeText(office, 'Review and approve time off requests from your team.');
  const card = cardOf(office, 'Sailing in the archipelago');
  await seeText(card, employee.name);
  await seeText(card, '5 days, 5 business days');
  await card.getByRole('checkbox').focus();
  await seeText(office.getByRole('region', { name: employee.name }), /^5 days$/);
  const reason = card.getByText('Sailing in the archipelago');
  expect(await reason.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectAccessible(office);
  await card.getByRole('button', { name: 'Approve' }).click();
  await card.waitFor({ state: 'detached' });
  await seeText(office, /^Approved: /);

  await page.reload();
  await seeText(cardOf(page, 'Sailing in the archipelago'), /Approved/);
  await expect.poll(() => availableVacationDays(page)).toBe(before - 5);

  await office.goto('/time-off/calendar');
  await seeHeading(office, 'Team Calendar');
  await walkToMonth(office, monday.slice(0, 7));
  await office
    .getByRole('button', { name: `${employee.name}, Vacation` })
    .first()
    .waitFor();
  await expectAccessible(office);
});

journey('the employee reads the reason for a rejection', async ({ page, openPage }) => {
  await signIn(page, employee);
  await requestWeek(page, mondayInWeeks(22), 'A week at the lake');

  const office = await openPage();
  await signIn(office, manager, '/time-off/approvals');
  const card = cardOf(office, 'A week at the lake');
  await card.getByRole('button', { name: 'Reject' }).click();
  const dialog = office.getByRole('dialog');
  await seeHeading(dialog, 'Reject Vacation Request');
  await expectAccessible(office);
  await dialog.getByLabel('Reason (Optional)').fill('The release is that week');
  await dialog.getByRole('button', { name: 'Reject Request' }).click();
  await card.waitFor({ state: 'detached' });
  await seeText(office, /^Rejected: /);

  await page.reload();
  const row = cardOf(page, 'A week at the lake');
  await seeText(row, /Rejected/);
  await seeText(row, /The release is that week/);
});

journey('cancelling the dialog decides nothing', async ({ page }) => {
  await signIn(page, manager, '/time-off/approvals');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Reject' }) })
    .first();
  const reject = card.getByRole('button', { name: 'Reject' });
  await reject.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocus(reject);
});

journey('an employee has no way to decide', async ({ page }) => {
  await signIn(page, employee);
  expect(await page.getByRole('link', { name: /Approvals|Team Calendar/ }).count()).toBe(0);
  for (const address of ['/time-off/approvals', '/time-off/calendar', '/teams', '/admin', '/admin/users']) {
    await page.goto(address);
    await seeHeading(page, /Access denied/i);
  }
  await expectAccessible(page);
});
