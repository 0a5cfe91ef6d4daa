import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin, manager } from './fixtures/people.ts';
import { monthAfter, monthName, seeHeading, seeText, signIn } from './fixtures/steps.ts';

const people = '/time-off/calendar?view=people';

const focusedCell = (page: Page) =>
  page.evaluate(() => {
    const { row, date } = document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
    return `${row} ${date}`;
  });

const todayOf = async (page: Page) =>
  Temporal.PlainDate.from(
    (await page.locator('[role=gridcell][tabindex="0"]').getAttribute('data-date')) ?? '',
  );

journey('people are rows with keyboard navigation, and the address keeps the view', async ({ page }) => {
  await signIn(page, manager, '/time-off/calendar');
  await page.getByRole('main').getByText('People', { exact: true }).click();
  await page.waitForURL(/view=people/);
  await page.getByRole('rowheader').first().waitFor();
  await expectAccessible(page);
  const today = await todayOf(page);

  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedCell(page)).toBe(`0 ${today.add({ days: 1 })}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedCell(page)).toBe(`2 ${today.add({ days: 1 })}`);
  await page.keyboard.press('PageDown');
  const nextMonth = monthAfter(today.toString().slice(0, 7), 1);
  await seeHeading(page, monthName(nextMonth));
  await expect.poll(() => focusedCell(page)).toMatch(new RegExp(`^2 ${nextMonth}`));
  await page.keyboard.press('Enter');
  const name = await page.getByRole('rowheader').nth(2).locator('bdi').textContent();
  await page.getByRole('dialog', { name: name ?? '' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedCell(page)).toMatch(new RegExp(`^2 ${nextMonth}`));

  await page.getByText('3 months').click();
  await page.waitForURL(/span=quarter/);
  await page.reload();
  await seeHeading(page, `${monthName(nextMonth)} to ${monthName(monthAfter(nextMonth, 2))}`);
  await expectAccessible(page);
});

journey('each month of a quarter is named above its days, also while they scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, manager, `${people}&span=quarter&month=2027-03`);
  await page.getByRole('rowheader').first().waitFor();
  const grid = page.getByRole('grid');
  const [march, april] = ['March 2027', 'April 2027'].map((name) => grid.getByText(name, { exact: true }));
  const leftOf = async (part: Locator | undefined) => (await part?.boundingBox())?.x ?? 0;
  const header = (name: RegExp) => grid.getByRole('columnheader', { name });
  const names = await header(/^Person$/).boundingBox();
  const edge = (names?.x ?? 0) + (names?.width ?? 0);
  expect(await leftOf(march)).toBeGreaterThanOrEqual(edge);
  expect(Math.abs((await leftOf(april)) - (await leftOf(header(/ 1 Apr 2027$/))))).toBeLessThan(2);

  const before = await leftOf(april);
  await grid.evaluate((element) => element.parentElement?.scrollBy(200, 0));
  await expect.poll(() => leftOf(april)).toBe(before - 200);
  expect(await leftOf(march)).toBeGreaterThanOrEqual(edge);
});

journey('rows name time off and free days, and keep their names visible on a phone', async ({ openPage }) => {
  const page = await openPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  await signIn(page, hrAdmin, people);
  const giulia = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Giulia Conti' }) });
  await giulia
    .getByRole('gridcell', { name: /, Vacation/ })
    .first()
    .waitFor();
  await giulia
    .getByRole('gridcell', { name: /^Fri .+, free day$/ })
    .first()
    .waitFor();
  await giulia.getByRole('gridcell').last().scrollIntoViewIfNeeded();
  const name = await page.getByRole('rowheader', { name: 'Giulia Conti' }).boundingBox();
  expect(name?.x).toBeGreaterThanOrEqual(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

journey('of 5,000 people only visible rows are rendered, and a key jumps to the last', async ({ page }) => {
  await page.route('**/api/vacation/calendar?**', async (route) => {
    const response = await route.fetch();
    const calendar = await response.json();
    const crowd = Array.from({ length: 5_000 }, (_, index) => ({
      id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      name: `Person ${index + 1}`,
      worksAs: 0,
    }));
    await route.fulfill({ json: { ...calendar, people: crowd, absences: [] } });
  });
  await signIn(page, hrAdmin, people);
  await seeText(page, /^5000 people, /);
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('5001');
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('Control+End');
  await page.getByRole('rowheader', { name: 'Person 5000' }).waitFor();
  await expect.poll(() => focusedCell(page)).toMatch(/^4999 /);
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

journey('all people print, including rows out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await signIn(page, hrAdmin, people);
  await page.getByRole('rowheader').first().waitFor();
  const drawn = await page.getByRole('rowheader').count();
  const all = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
  expect(drawn).toBeLessThan(all);
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(all);
});
