import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee } from './fixtures/people.ts';
import { daysAfter, expectFocus, mondayInWeeks, seeHeading, seeText, signIn } from './fixtures/steps.ts';

const monday = mondayInWeeks(28);
const year = monday.slice(0, 4);

const dayOf = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

async function openYear(page: Page): Promise<void> {
  await page.goto(`/time-off?year=${year}`);
  await dayOf(page, monday).waitFor();
  await seeText(page, 'Submit Request');
}

journey('days in the year view are chosen by keyboard, and the form opens with them', async ({ page }) => {
  await signIn(page, employee);
  await openYear(page);
  await expectAccessible(page);
  await dayOf(page, daysAfter(monday, -1)).focus();
  await page.keyboard.press('ArrowRight');
  await expectFocus(dayOf(page, monday));
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expectFocus(dayOf(page, daysAfter(monday, 2)));
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(3);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Request Time Off' });
  await seeText(form, /: 3 days\./);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Submit Request' }).click();
  await seeText(page, 'Time off request submitted');
  await form.waitFor({ state: 'detached' });
  await page
    .getByRole('gridcell', { name: /, Vacation, pending$/ })
    .first()
    .waitFor();
  expect(await dayOf(page, monday).getAttribute('aria-label')).toMatch(/^Mon .+, Vacation, pending$/);
  const sums = page.getByRole('gridcell', { name: /days? off, [\d.]+ pending$/ });
  const waiting = await sums.evaluateAll((cells) =>
    cells.map((cell) => Number(/([\d.]+) pending/.exec(cell.getAttribute('aria-label') ?? '')?.[1])),
  );
  expect(waiting.reduce((sum, days) => sum + days, 0)).toBe(3);

  await dayOf(page, monday).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('dialog');
  await seeText(summary, /Vacation · .+ · Pending/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectFocus(dayOf(page, monday));
  await page.keyboard.press('PageUp');
  await seeHeading(page, `My Year ${Number(year) - 1}`);
});

journey('days are chosen by dragging, and by Shift-click', async ({ page }) => {
  await signIn(page, employee);
  await openYear(page);
  const next = daysAfter(monday, 7);
  const [from, to] = [
    await dayOf(page, next).boundingBox(),
    await dayOf(page, daysAfter(next, 1)).boundingBox(),
  ];
  await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 5, { steps: 4 });
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'Request Time Off' });
  await seeText(form, /: 2 days\./);
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await dayOf(page, daysAfter(next, 3)).click({ modifiers: ['Shift'] });
  await seeText(form, /: 4 days\./);
});

journey('on a phone the year shows small months, and a tap requests a day', async ({ openPage }) => {
  const page = await openPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  await signIn(page, employee);
  await openYear(page);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await dayOf(page, daysAfter(monday, 14)).tap();
  await seeText(page.getByRole('dialog', { name: 'Request Time Off' }), /: 1 day\./);
});
