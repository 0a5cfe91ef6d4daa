import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { colleague, employee } from './fixtures/people.ts';
import {
  availableVacationDays,
  daysAfter,
  hasFocus,
  mondayInWeeks,
  seeGreeting,
  seeHeading,
  seeText,
  signIn,
  tabTo,
  typeDate,
} from './fixtures/steps.ts';

// The rate limit is five sign-in links per person and quarter of an hour.
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' });

async function requestWeek(page: Page, monday: string, reason: string): Promise<void> {
  await typeDate(page, 'Start date', monday);
  await typeDate(page, 'End date', daysAfter(monday, 4));
  await page.getByLabel('Reason (optional)').fill(reason);
  await seeText(page, ': 5 days.');
  await submit(page).click();
}

journey(
  'an employee requests leave, sees it pending and reserved in the balance, and deletes it',
  async ({ page }) => {
    await signIn(page, employee, '/time-off');
    await seeHeading(page, 'Vacation Days');
    const before = await availableVacationDays(page);
    await page.goto('/dashboard');
    await seeGreeting(page, employee.name);
    await expectAccessible(page);

    await page
      .getByRole('main')
      .getByRole('link', { name: /^Request Time Off/ })
      .first()
      .click();
    await seeHeading(page, 'Request Time Off');
    await submit(page).waitFor();
    await expectAccessible(page);
    await requestWeek(page, mondayInWeeks(20), 'Walking the coast path');
    await seeText(page, 'Time off request submitted');
    await seeText(page, 'Walking the coast path');
    await expect.poll(() => availableVacationDays(page)).toBe(before - 5);

    const row = page.getByRole('listitem').filter({ hasText: 'Walking the coast path' });
    await seeText(row, 'Vacation');
    await seeText(row, /Pending/);
    await row.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Request' });
    await seeText(dialog, 'Are you sure you want to delete this time off request?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    await seeText(page, 'Time off request deleted');
    await expect.poll(() => availableVacationDays(page)).toBe(before);
  },
);

journey('an unavailable balance shows a message in its place', async ({ page }) => {
  await signIn(page, colleague);
  await page.route('**/api/vacation/my-balance', (route) => route.fulfill({ status: 204 }));
  for (const path of ['/dashboard', '/time-off']) {
    await page.goto(path);
    await seeHeading(page, 'No balance data available');
    expect(await page.getByText('Resets:').count()).toBe(0);
  }
});

journey('an invalid request shows an error at its field', async ({ page }) => {
  await signIn(page, colleague, '/time-off');
  await submit(page).click();
  await seeText(page, 'Start date is required');
  await seeText(page, 'End date is required');
  await expectFocusWithin(page.getByRole('group', { name: 'Start date' }));
  await expectAccessible(page);

  await typeDate(page, 'Start date', '2020-01-06');
  await typeDate(page, 'End date', '2020-01-07');
  await submit(page).click();
  await seeText(page, 'Start date cannot be in the past');

  const monday = mondayInWeeks(21);
  await typeDate(page, 'Start date', monday);
  await typeDate(page, 'End date', daysAfter(monday, -1));
  await submit(page).click();
  await seeText(page, 'End date must be on or after start date');

  await typeDate(page, 'End date', daysAfter(monday, 100));
  await submit(page).click();
  await seeText(page, /Insufficient vacation days\. You have \d+(\.\d+)? days available\./);
});

journey(
  'a request in the next leave year uses that year’s numbers and shows its error before it is sent',
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/vacation')) sent.push(request.url());
    });
    await signIn(page, employee, '/time-off');
    await submit(page).waitFor();
    const monday = mondayInWeeks(45);
    await typeDate(page, 'Start date', monday);
    await typeDate(page, 'End date', daysAfter(monday, 4));
    const leaves = page.getByText(/Leaves you [\d.]+ vacation days in \d{4}(\/\d{2})?\./);
    const [, left = '', year = ''] =
      /you ([\d.]+) .+ in (\S+)\./.exec((await leaves.textContent()) ?? '') ?? [];

    await typeDate(page, 'End date', daysAfter(monday, 60));
    const endDate = page.getByRole('group', { name: 'End date' });
    const refusal = `Insufficient vacation days. You have ${Number(left) + 5} days available. This is the leave year ${year}.`;
    await seeText(endDate.locator('xpath=..'), refusal);
    await seeText(page, new RegExp(`more than you have left in ${year}\\.`));
    await expectAccessible(page);
    await submit(page).click();
    await expectFocusWithin(endDate);
    expect(sent).toEqual([]);

    await typeDate(page, 'End date', daysAfter(monday, 4));
    await seeText(page, `Leaves you ${left} vacation days in ${year}.`);
    await page.getByText(refusal).waitFor({ state: 'detached' });
  },
);

journey('a request is made by keyboard alone', async ({ page }) => {
  await signIn(page, employee, '/time-off');
  await submit(page).waitFor();
  const monday = mondayInWeeks(23);
  const [year = '', month = '', day = ''] = monday.split('-');
  await tabTo(page, page.getByRole('group', { name: 'Start date' }).getByRole('spinbutton').first());
  await page.keyboard.type(`${day}${month}${year}`);
  await tabTo(page, page.getByRole('group', { name: 'End date' }).getByRole('spinbutton').first());
  await page.keyboard.type(`${day}${month}${year}`);
  await tabTo(page, page.getByLabel('Reason (optional)'));
  await page.keyboard.type('Asked without a mouse');
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await seeText(page, 'Time off request submitted');

  const row = page.getByRole('listitem').filter({ hasText: 'Asked without a mouse' });
  const remove = row.getByRole('button', { name: /^Delete/ });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Delete Request' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Delete Request' }).waitFor({ state: 'detached' });
  await expectFocusWithin(remove);
});

journey('days already requested are refused, and no typed text is lost', async ({ page }) => {
  await signIn(page, employee, '/time-off');
  await requestWeek(page, mondayInWeeks(25), 'The first of two');
  await seeText(page, 'Time off request submitted');
  expectAnswer(page, 409);
  await requestWeek(page, mondayInWeeks(25), 'The second of two');
  await seeText(page, /You already have a pending (Vacation )?request for/);
  await expect.poll(() => page.getByLabel('Reason (optional)').inputValue()).toBe('The second of two');
  // The preview reports it before the response to the request does.
  await page.locator('button[data-pending]').waitFor({ state: 'detached' });
  await expectAccessible(page);
});

async function expectFocusWithin(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}
