import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { type ApiClient, requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, signIn } from './fixtures/steps.ts';

const reasons = ['The first of three', 'The second of three', 'The third of three'] as const;

async function requestThree(client: ApiClient, weeks: number): Promise<void> {
  for (const [index, reason] of reasons.entries()) {
    const day = daysAfter(mondayInWeeks(weeks), index);
    await requestVacation(client, { startDate: day, endDate: day }, reason);
  }
}

const cardOf = (page: Page, reason: string): Locator =>
  page.getByRole('listitem').filter({ hasText: reason });
const select = (card: Locator) => card.getByRole('checkbox', { name: /^Select:/ });

journey('a manager sees the decision context and decides in bulk', async ({ page, almanac }) => {
  const lena = await signInOverApi(almanac, employee.email);
  await requestThree(lena, 20);
  await signIn(page, manager, '/time-off/approvals');
  const first = cardOf(page, reasons[0]);
  await first.scrollIntoViewIfNeeded();
  await seeText(first, /^\d+ of \d+ left/);
  await seeText(first, /\d+ away, \d+%$/);
  // Narrow screens show the details in a dialog instead of a pane.
  await page.setViewportSize({ width: 1024, height: 900 });
  await first.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: employee.name });
  await seeHeading(details, 'Days');
  await seeHeading(details, 'Leave balance');
  await seeHeading(details, 'Away on these days');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });

  await select(first).press('Space');
  await select(cardOf(page, reasons[1])).press('Space');
  await seeText(page, '2 selected');
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await seeText(page, '2 approved');
  await first.waitFor({ state: 'detached' });
  await cardOf(page, reasons[1]).waitFor({ state: 'detached' });

  await select(cardOf(page, reasons[2])).press('Space');
  await page.getByRole('button', { name: 'Reject selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject Request' });
  await expectAccessible(page);
  await dialog.getByLabel('Reason (Optional)').fill('The audit is that week');
  await dialog.getByRole('button', { name: 'Reject Request' }).click();
  await seeText(page, /^Rejected: /);
  await cardOf(page, reasons[2]).waitFor({ state: 'detached' });
  await expectAccessible(page);
});

journey('requests that could not be decided are listed with the reason', async ({ page, almanac }) => {
  const lena = await signInOverApi(almanac, employee.email);
  const day = daysAfter(mondayInWeeks(21), 1);
  await requestVacation(lena, { startDate: day, endDate: day }, 'Decided elsewhere meanwhile');
  await signIn(page, manager, '/time-off/approvals');
  await select(cardOf(page, 'Decided elsewhere meanwhile')).press('Space');
  // The response when another approver was faster.
  await page.route('**/api/vacation/bulk/approve', async (route) => {
    const { requestIds } = route.request().postDataJSON();
    const failed = requestIds.map((id: string) => ({
      id,
      code: 'INVALID_TRANSITION',
      message: 'This request is already approved',
    }));
    await route.fulfill({ json: { succeeded: [], failed } });
  });
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await seeText(page, '1 request could not be decided');
  await seeText(page, /This request is already approved/);
  await expectAccessible(page);
});

journey('a bulk rejection requires a reason', async ({ page, almanac }) => {
  const lena = await signInOverApi(almanac, employee.email);
  const day = daysAfter(mondayInWeeks(22), 2);
  await requestVacation(lena, { startDate: day, endDate: day }, 'Rejected from the list');
  await signIn(page, manager, '/time-off/approvals?tab=all');
  const row = cardOf(page, 'Rejected from the list');
  await row.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject Request' });
  const reason = dialog.getByLabel('Please provide a reason for rejection:');
  await reason.fill('   ');
  await dialog.getByRole('button', { name: 'Reject Request' }).click();
  await seeText(dialog, 'A reason is required');
  await expectAccessible(page);
  await reason.fill('Nobody else can be there');
  await dialog.getByRole('button', { name: 'Reject Request' }).click();
  await seeText(page, /^Rejected: /);
  await seeText(row, /Nobody else can be there/);
  await page.reload();
  await seeText(row, /Nobody else can be there/);
  expect(new URL(page.url()).searchParams.get('tab')).toBe('all');
});

journey('a single rejection needs no reason', async ({ page, almanac }) => {
  const lena = await signInOverApi(almanac, employee.email);
  const day = daysAfter(mondayInWeeks(23), 3);
  await requestVacation(lena, { startDate: day, endDate: day }, 'Rejected without a word');
  await signIn(page, manager, '/time-off/approvals');
  const card = cardOf(page, 'Rejected without a word');
  await card.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject Request' }).click();
  await seeText(page, /^Rejected: /);
  await card.waitFor({ state: 'detached' });
});
