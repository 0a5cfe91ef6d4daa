import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin, manager } from './fixtures/people.ts';
import { monthAfter, monthName, seeHeading, seeText, signIn } from './fixtures/steps.ts';

const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '');

journey('the calendar supports keyboard navigation', async ({ page }) => {
  await signIn(page, manager, '/time-off/calendar');
  await page.getByText(/approved vacation\(s\) this month/).waitFor();
  const today = Temporal.PlainDate.from(
    (await page.locator('[aria-current=date]').getAttribute('data-date')) ?? '',
  );
  await page.locator('[aria-current=date]').focus();

  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedDay(page)).toBe(today.add({ days: 1 }).toString());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedDay(page)).toBe(today.add({ weeks: 1 }).toString());
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focusedDay(page)).toBe(today.toString());
  await page.keyboard.press('PageDown');
  await expect.poll(() => focusedDay(page)).toBe(today.add({ months: 1 }).toString());
  const nextMonth = today.add({ months: 1 }).toString().slice(0, 7);
  await expect.poll(() => new URL(page.url()).searchParams.get('month')).toBe(nextMonth);

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focusedDay(page)).toBe(today.add({ months: 1 }).toString());
});

journey('each day names who is present, and shows it where fewer than 80 % are', async ({ page }) => {
  await signIn(page, manager, '/time-off/calendar');
  await page
    .getByRole('button', { name: /\d+ requests?, \d+% present/ })
    .first()
    .waitFor();
  const shares = await page
    .getByRole('button', { name: /% present/ })
    .evaluateAll((days) => days.map((day) => Number(/, (\d+)% present/.exec(day.ariaLabel ?? '')?.[1])));
  const shown = await page.getByText(/^\d+% in$/).allTextContents();
  expect(shown).toEqual(shares.filter((share) => share < 80).map((share) => `${share}% in`));
});

journey('holidays name their places, and people off by schedule are marked', async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/calendar');
  await page
    .getByRole('button', { name: /^Giulia Conti, Vacation, .+, free day/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  const nextYear = Temporal.Now.plainDateISO('UTC').year + 1;
  await page.goto(`/time-off/calendar?month=${nextYear}-01`);
  await page.getByRole('button', { name: /6 Jan .*, holiday: Epiphany in Bavaria, \d+ requests?/ }).click();
  const dialog = page.getByRole('dialog');
  await seeText(dialog, 'Public holiday: Epiphany in Bavaria');
  await expectAccessible(page);
});

journey('month, department and team survive a reload, at 390 px too', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, hrAdmin, '/time-off/calendar');
  await page.getByText(/approved vacation\(s\) this month/).waitFor();
  const today = (await page.locator('[aria-current=date]').getAttribute('data-date')) ?? '';
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: /Department/ }).click();
  await page.getByRole('combobox', { name: 'Search: Department' }).fill('engin');
  await page.getByRole('option', { name: 'Engineering' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('department')).toBe(true);
  const month = monthName(monthAfter(today.slice(0, 7), 1));
  await seeHeading(page, month);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.reload();
  await seeHeading(page, month);
  await seeText(page.getByRole('button', { name: /Department/ }), 'Engineering');
  await page.getByRole('button', { name: /Team/ }).last().click();
  await page.getByRole('combobox', { name: 'Search: Team' }).fill('no such team');
  await seeText(page, 'No option found.');
});

journey('a manager chooses among their own departments and teams only', async ({ page }) => {
  await signIn(page, manager, '/time-off/calendar');
  await page.getByText(/approved vacation\(s\) this month/).waitFor();
  await page.getByRole('button', { name: /Department/ }).click();
  await page.getByRole('option', { name: 'Engineering' }).waitFor();
  expect(await page.getByRole('option', { name: 'People & Finance' }).count()).toBe(0);
});

journey('no one is shown as present before absences have loaded', async ({ page }) => {
  await signIn(page, manager);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/vacation\/calendar\?/, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/time-off/calendar');
  const agenda = page.getByRole('region', { name: /\d{4}$/ }).last();
  await seeText(agenda, 'Loading...');
  expect(await agenda.getByText('No approved time off on this day.').count()).toBe(0);
  release();
  await agenda.getByText('Loading...').waitFor({ state: 'detached' });
  await page.unrouteAll();
});
