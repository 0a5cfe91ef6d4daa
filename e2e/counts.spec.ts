import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeText, signIn } from './fixtures/steps.ts';

const reasons = ['Count one', 'Count two', 'Count three', 'Count four', 'Count five'];

/** Records each number that the pattern matches on the page from now on. */
async function rememberNumbers(page: Page, pattern: RegExp): Promise<() => Promise<number[]>> {
  await page.evaluate((source) => {
    const seen: number[] = [];
    Object.assign(window, { seenNumbers: seen });
    const check = () => {
      const found = new RegExp(source).exec(document.body.textContent ?? '')?.[1];
      if (found !== undefined && seen.at(-1) !== Number(found)) seen.push(Number(found));
    };
    check();
    new MutationObserver(check).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, pattern.source);
  return () => page.evaluate(() => (window as unknown as { seenNumbers: number[] }).seenNumbers);
}

/** Delays responses that the server has already sent; the returned function releases them. */
async function holdBack(page: Page, method: string, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await promise;
    return route.fulfill({ response });
  });
  return resolve;
}

journey('the badge counts each decision once, single or in bulk', async ({ page, almanac }) => {
  const lena = await signInOverApi(almanac, employee.email);
  for (const [index, reason] of reasons.entries()) {
    const day = daysAfter(mondayInWeeks(20), index);
    await requestVacation(lena, { startDate: day, endDate: day }, reason);
  }
  await signIn(page, manager, '/time-off/approvals');
  const cards = page.getByRole('list', { name: 'Requests to decide' }).getByRole('listitem');
  const cardOf = (reason: string) => cards.filter({ hasText: reason });
  await cardOf('Count five').waitFor();
  const before = await cards.count();
  const numbers = await rememberNumbers(page, /Pending Approvals(\d+)/);
  expect(await numbers()).toEqual([before]);

  const release = await holdBack(page, 'GET', /\/api\/vacation\/pending-hr-approvals/);
  await cardOf('Count one').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => cards.count()).toBe(before - 1);
  await cardOf('Count two').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => cards.count()).toBe(before - 2);
  expect((await numbers()).at(-1)).toBe(before - 2);
  release();
  await expect.poll(numbers).toEqual([before, before - 1, before - 2]);

  await cardOf('Count three').getByRole('checkbox').press('Space');
  await cardOf('Count four').getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Approve selected' }).click();
  // Includes the first two if their message is still shown.
  await seeText(page, /^[24] approved$/);
  await expect.poll(() => cards.count()).toBe(before - 4);
  const refreshed = page.waitForResponse(/pending-hr-approvals/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await refreshed;
  expect(await numbers()).toEqual([before, before - 1, before - 2, before - 4]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

journey('the count of own requests drops by one per deletion', async ({ page }) => {
  await signIn(page, employee, '/time-off/my-requests');
  const deletions = page.getByRole('button', { name: /^Delete/ });
  await deletions.first().waitFor();
  const numbers = await rememberNumbers(page, /(\d+) total requests/);
  const [before = 0] = await numbers();
  const release = await holdBack(page, 'DELETE', /\/api\/vacation\//);
  // The live update arrives before the response to the deletion.
  const refetched = page.waitForResponse(/\/api\/vacation\/my-requests/);
  await deletions.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await seeText(page, `${before - 1} total requests`);
  await refetched;
  const settled = page.waitForResponse(/\/api\/vacation\/my-requests/);
  release();
  await seeText(page, 'Time off request deleted');
  await settled;
  expect(await numbers()).toEqual([before, before - 1]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
