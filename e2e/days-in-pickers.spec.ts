import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin } from './fixtures/people.ts';
import { daysAfter, expectFocus, seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';

/** Works Monday to Thursday, in Bavaria. */
const giulia = { name: 'Giulia Conti', email: 'giulia.conti@example.com' };

const newYear = `${Temporal.Now.plainDateISO('UTC').year + 1}-01-01`;
const epiphany = daysAfter(newYear, 5);

function cellsOf(page: Page): Locator {
  return page.getByRole('dialog').getByRole('grid').getByRole('button');
}

/** Opens the field's calendar by keyboard. */
async function openCalendar(page: Page, scope: Page | Locator, label: string): Promise<void> {
  const button = scope.getByRole('group', { name: label }).getByRole('button').last();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('grid').first().waitFor();
}

journey('the picker marks holidays and free days, and screen readers announce them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The year view on the same page loads the current year; a year comes with the 16 days before it.
    if (pathname.endsWith('/work-days') && search.includes(`startDate=${daysAfter(newYear, -16)}`))
      asked.push(search);
  });
  await signIn(page, giulia, '/time-off');
  await seeHeading(page, 'Request Time Off');
  await typeDate(page, 'Start date', epiphany);
  await openCalendar(page, page, 'Start date');
  const chosen = page.getByRole('button', { name: /selected, holiday: Epiphany$/ });
  await expectFocus(chosen);
  await seeText(page.getByRole('dialog'), /^\w{3} 6 Jan: Epiphany$/);
  await seeText(page.getByRole('dialog'), 'Free days');
  await expectAccessible(page);
  // A 1280 px window at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 450 });
  await expect.poll(() => page.getByRole('dialog').getByRole('grid').count()).toBe(1);
  const right = await page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(640);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => page.getByRole('dialog').getByRole('grid').count()).toBe(2);
  const fridays = cellsOf(page).filter({ hasText: /^(8|9|10|11|12|13|14)$/ });
  const named = await fridays.evaluateAll((each) => each.map((cell) => cell.getAttribute('aria-label')));
  expect(named.filter((name) => name?.endsWith('free day')).map((name) => name?.split(',')[0])).toEqual(
    expect.arrayContaining(['Friday', 'Saturday', 'Sunday']),
  );
  expect(named.find((name) => name?.startsWith('Thursday'))).not.toContain('free day');

  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Escape');
  expect(asked).toHaveLength(1);
});

journey("a request on behalf shows the chosen person's days", async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/approvals?tab=all');
  await page.getByRole('button', { name: 'Request on Behalf' }).click();
  const form = page.getByRole('dialog', { name: 'Request on Behalf' });
  await typeDate(form, 'Start date', epiphany);
  await openCalendar(page, form, 'Start date');
  await expectFocus(page.getByRole('button', { name: /6 January .* selected$/ }));
  await page.keyboard.press('Escape');

  await form.getByRole('button', { name: /Person/ }).click();
  await page.getByRole('combobox', { name: 'Search: Person' }).fill('giulia');
  await page.getByRole('option', { name: /Giulia Conti/ }).click();
  await openCalendar(page, form, 'Start date');
  await expectFocus(page.getByRole('button', { name: /selected, holiday: Epiphany$/ }));
});
