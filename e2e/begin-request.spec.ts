import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { colleague, employee } from './fixtures/people.ts';
import { hasFocus, seeHeading, signIn } from './fixtures/steps.ts';

const startDate = (page: Page) => page.getByRole('group', { name: 'Start date' });

async function seeFocusInStart(page: Page): Promise<void> {
  await startDate(page).waitFor();
  await expect.poll(() => hasFocus(startDate(page))).toBe(true);
}

journey('C focuses the start date, even after Tab is pressed while the form loads', async ({ page }) => {
  // The form waits for the types, which are prefetched at sign-in.
  const { promise: isAwaited, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/vacation\/types/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await signIn(page, employee);
  await page.keyboard.press('c');
  await seeHeading(page, 'Request Time Off');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  release();
  await seeFocusInStart(page);
  await expectAccessible(page);
  const tomorrow = Temporal.Now.plainDateISO('UTC').add({ days: 1 });
  const digits = (part: number) => String(part).padStart(2, '0');
  const parts = [digits(tomorrow.day), digits(tomorrow.month), `${tomorrow.year}`];
  await page.keyboard.type(parts.join(''));
  await expect.poll(() => startDate(page).getByRole('spinbutton').allTextContents()).toEqual(parts);
});

journey('C moves focus back to the start date from anywhere on the form page', async ({ page }) => {
  await signIn(page, colleague);
  await page.keyboard.press('c');
  await seeFocusInStart(page);
  await page.locator('[data-day][aria-current=date]').focus();
  await page.keyboard.press('c');
  await seeFocusInStart(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('request time off');
  await page.getByRole('menuitem', { name: /^Request time off(?! for)/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').waitFor({ state: 'detached' });
  await seeFocusInStart(page);
});
