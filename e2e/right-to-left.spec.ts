import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { settle } from './fixtures/page-checks.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, expectFocus, mondayInWeeks, signIn } from './fixtures/steps.ts';

/** Every page from here on has its lines from right to left. */
const mirrorPages = (page: Page) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => { document.documentElement.dir = 'rtl'; })`,
  );

const middleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  });

journey(
  'from right to left, the year runs to the left, and the left arrow goes forward',
  async ({ page }) => {
    const monday = mondayInWeeks(28);
    const dayOf = (date: string) => `[data-day="${date}"]`;
    await mirrorPages(page);
    await signIn(page, employee, `/time-off?year=${monday.slice(0, 4)}`);
    await page.locator(dayOf(monday)).focus();
    await page.keyboard.press('ArrowLeft');
    await expectFocus(page.locator(dayOf(daysAfter(monday, 1))));
    await page.keyboard.press('ArrowRight');
    await expectFocus(page.locator(dayOf(monday)));
    expect(await middleOf(page, dayOf(daysAfter(monday, 1)))).toBeLessThan(
      await middleOf(page, dayOf(monday)),
    );
    const next = page.getByRole('button', { name: 'Next year' }).locator('svg');
    expect(await next.evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
  },
);

journey('from right to left, the quarter of a team opens at today', async ({ page }) => {
  await mirrorPages(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, manager, '/time-off/calendar?view=people&span=quarter');
  await page.getByRole('rowheader').first().waitFor();
  await settle(page);
  const isVisible = await page.locator('[data-today]').evaluate((day) => {
    const names = day.parentElement?.firstElementChild?.getBoundingClientRect();
    const { left, right } = day.getBoundingClientRect();
    return names !== undefined && left > 0 && right <= names.left;
  });
  expect(isVisible).toBe(true);
});

journey('from right to left, pages have no horizontal scroll at any width', async ({ page }) => {
  await mirrorPages(page);
  await signIn(page, manager);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [
      ...['/dashboard', '/time-off', '/time-off/my-requests', '/time-off/approvals', '/time-off/calendar'],
      ...['/balance', '/time-off/people', '/time-off/reports', '/teams/allocations'],
      '/time-off/reports/month',
    ]) {
      await page.goto(address);
      await settle(page);
      await expectNoHorizontalScroll(page);
      expect(await page.evaluate(() => document.documentElement.scrollLeft)).toBe(0);
    }
    await expectAccessible(page);
  }
});
