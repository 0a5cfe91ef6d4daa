import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin } from './fixtures/people.ts';
import { signIn } from './fixtures/steps.ts';

const filters = (page: Page) => page.getByRole('search', { name: 'Filter the requests' });
const label = (page: Page) => filters(page).getByText('Status', { exact: true });
const status = (page: Page) => filters(page).getByRole('button', { name: /Status$/ });
const loading = (page: Page) => page.getByRole('status', { name: /^Loading/ });

/** Holds the responses that match until the returned function is called. */
async function holdBack(page: Page, url: RegExp, isMeant: (path: string) => boolean = () => true) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (isMeant(new URL(route.request().url()).pathname)) await promise;
    await route.fallback();
  });
  return resolve;
}

journey("the selects of a page load after its data and don't move it", async ({ page }) => {
  await signIn(page, hrAdmin);
  const html = await (await page.request.get('/time-off/my-requests')).text();
  // Leaves the start page, which loads code of its own.
  await page.goto('about:blank');
  const late: string[] = [];
  const isLate = (path: string) => !html.includes(`"${path}"`) && late.push(path) > 0;
  const releaseCode = await holdBack(page, /\/assets\/.*\.js$/, isLate);
  const releaseData = await holdBack(page, /\/api\/vacation\/my-requests\?/);
  await page.goto('/time-off/my-requests');
  await label(page).waitFor();
  await loading(page).first().waitFor();
  // Longer than the code would need.
  await page.waitForTimeout(1000);
  expect(late).toEqual([]);

  releaseData();
  await loading(page).first().waitFor({ state: 'detached' });
  await expect.poll(() => late.length).toBeGreaterThan(0);
  expect(await status(page).count()).toBe(0);
  expect(await label(page).isVisible()).toBe(true);
  await expectAccessible(page);
  const box = await filters(page).boundingBox();

  releaseCode();
  await status(page).focus();
  expect(await filters(page).boundingBox()).toEqual(box);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Rejected' }).click();
  await page.waitForURL(/status=REJECTED/);
});

journey('once a page has loaded the code of selects, others show theirs at once', async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/my-requests');
  await status(page).waitFor();
  const releaseData = await holdBack(page, /\/coverage\b/);
  await page.getByRole('link', { name: 'Reports' }).click();
  await loading(page).first().waitFor();
  await page.getByRole('button', { name: /Department$/ }).waitFor();
  expect(await loading(page).count()).toBeGreaterThan(0);
  releaseData();
});
