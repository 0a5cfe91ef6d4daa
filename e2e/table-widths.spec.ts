import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { settle } from './fixtures/page-checks.ts';
import { employee, systemAdmin } from './fixtures/people.ts';
import { signIn } from './fixtures/steps.ts';

const listPages = [
  ...['users', 'audit', 'departments', 'mails'].map((name) => `/admin/${name}`),
  ...['types', 'plans', 'places', 'schedules', 'people', 'year-end', 'provisions', 'recalculations'].map(
    (name) => `/admin/leave/${name}`,
  ),
  '/time-off/people',
  '/time-off/reports',
  '/time-off/reports/month',
  '/time-off/reports/sickness',
];

// The first header of each shared table: in cards, it is for screen readers only.
const rowHeights = `[...document.querySelectorAll('table[class~="as-cards:block"] > thead')]
  .filter((head) => !head.closest('[class*="statement"]'))
  .map((head) => Math.round(head.getBoundingClientRect().height))`;

async function checkAt(page: Page, addresses: readonly string[], width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  for (const address of addresses) {
    await page.goto(address);
    await settle(page);
    await expectNoHorizontalScroll(page);
    for (const height of await page.evaluate<number[]>(rowHeights)) {
      if (width >= 900) expect(height, `${address} has rows at ${width} pixels`).toBeGreaterThan(30);
      else expect(height, `${address} has cards at ${width} pixels`).toBeLessThan(2);
    }
  }
  await expectAccessible(page);
}

journey('tables have rows at 900 px and cards at 899, and nothing scrolls sideways', async ({ page }) => {
  await signIn(page, systemAdmin);
  for (const width of [900, 899, 320]) await checkAt(page, listPages, width);
});

journey('members of a team and their cards fit the window', async ({ page }) => {
  await signIn(page, systemAdmin, '/teams?search=Payments');
  await page.getByRole('link', { name: 'Payments' }).first().click();
  await page.getByRole('table', { name: 'Team members' }).waitFor();
  const team = new URL(page.url()).pathname;
  for (const width of [900, 899, 320]) await checkAt(page, [team], width);
});

journey("one's own requests never scroll sideways", async ({ page }) => {
  await signIn(page, employee);
  for (const width of [900, 899, 320]) await checkAt(page, ['/time-off/my-requests'], width);
});

journey('headings of a statement are aligned like their columns', async ({ page }) => {
  await signIn(page, employee, '/balance');
  const headingsOfStatement = page.getByRole('table', { name: /^Vacation,/ }).getByRole('columnheader');
  await headingsOfStatement.first().waitFor();
  const alignments = await headingsOfStatement.evaluateAll((headings) =>
    headings.map((heading) => getComputedStyle(heading).textAlign),
  );
  expect(alignments).toEqual(['start', 'start', 'end', 'end']);
});
