import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import type { Almanac } from './fixtures/almanac.ts';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { colleague, employee } from './fixtures/people.ts';
import {
  availableVacationDays,
  daysAfter,
  expectFocus,
  mondayInWeeks,
  seeHeading,
  seeText,
  signIn,
  typeDate,
} from './fixtures/steps.ts';

// The rate limit is five sign-in links per person and quarter of an hour.

async function requestWeek(almanac: Almanac, monday: string, reason: string): Promise<void> {
  const lena = await signInOverApi(almanac, employee.email);
  await requestVacation(lena, { startDate: monday, endDate: daysAfter(monday, 4) }, reason);
}

/** The request row and the available vacation days beside it. */
async function findRequest(page: Page, reason: string) {
  await signIn(page, employee, '/time-off');
  await seeHeading(page, 'Vacation Days');
  const before = await availableVacationDays(page);
  return { row: page.getByRole('listitem').filter({ hasText: reason }), before };
}

journey(
  'an employee edits a pending request; the dialog counts its own days as free',
  async ({ page, almanac }) => {
    const monday = mondayInWeeks(20);
    await requestWeek(almanac, monday, 'Painting the kitchen');
    const { row, before } = await findRequest(page, 'Painting the kitchen');
    await row.getByRole('button', { name: /^Edit:/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Request' });
    await seeText(dialog, `Leaves you ${before} vacation days this year.`);
    await typeDate(dialog, 'End date', daysAfter(monday, 2));
    await seeText(dialog, ': 3 days.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // An edit discarded with Escape must not leak into the next one.
    await row.getByRole('button', { name: /^Edit:/ }).click();
    await dialog.getByLabel('Reason (optional)').fill('Painting the kitchen red');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await seeText(row, 'Painting the kitchen red');
    await seeText(row, '5 business days');

    await row.getByRole('button', { name: /^Edit:/ }).click();
    await typeDate(dialog, 'End date', daysAfter(monday, 1));
    await seeText(dialog, ': 2 days.');
    await dialog.getByText('Checking the calendar…').waitFor({ state: 'detached' });
    expect(await dialog.getByText('These days overlap another request').count()).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await seeText(page, 'Time off request changed');
    await seeText(row, '2 business days');
    await expect.poll(() => availableVacationDays(page)).toBe(before + 3);
  },
);

journey(
  'an employee cancels a request; it stays in the list and its days are free',
  async ({ page, almanac }) => {
    await requestWeek(almanac, mondayInWeeks(22), 'Cancelled in the end');
    const { row, before } = await findRequest(page, 'Cancelled in the end');
    await row.getByRole('button', { name: /^Cancel:/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel Request' });
    await expectFocus(dialog.getByRole('button', { name: 'Keep' }));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel Request' }).click();
    await seeText(page, 'Time off request cancelled');
    await seeText(row, /^Cancelled$/);
    await expect.poll(() => row.getByRole('button').count()).toBe(0);
    await expectFocus(page.getByRole('list', { name: 'Requests' }));
    await expect.poll(() => availableVacationDays(page)).toBe(before + 5);
  },
);

journey('an obstacle is shown before the request is sent', async ({ page, almanac }) => {
  const monday = mondayInWeeks(24);
  const yuki = await signInOverApi(almanac, colleague.email);
  await requestVacation(yuki, { startDate: monday, endDate: daysAfter(monday, 1) }, 'Already asked for');
  await signIn(page, colleague, '/time-off');
  await page.getByRole('button', { name: 'Submit Request' }).waitFor();
  await typeDate(page, 'Start date', monday);
  await typeDate(page, 'End date', daysAfter(monday, 4));
  await seeText(page, 'These days overlap another request');
  await seeText(page, /You already have a pending Vacation request for/);
  await seeText(page, /Team capacity is fine: at most \d+% of the department away\./);
  await expectAccessible(page);
});
