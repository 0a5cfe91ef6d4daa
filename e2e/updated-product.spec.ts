import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { settle } from './fixtures/page-checks.ts';
import { expectAnswer, expectMessage } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';

const noticeOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: "Couldn't load a part of this page" });

/** Makes all code not yet loaded unavailable; the returned function restores it. */
async function removeUnloadedCode(page: Page): Promise<() => Promise<void>> {
  expectAnswer(page, 404);
  expectMessage(page, 'Failed to fetch dynamically imported module');
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.fulfill({ status: 404, json: {} }));
  return () => page.unroute(scripts);
}

journey(
  "a page whose code an update replaced reloads once, and shows a message if that doesn't help",
  async ({ page }) => {
    await signIn(page, manager);
    // The last part of the page, which settling doesn't wait for.
    await seeHeading(page, 'My Year');
    await settle(page);
    expectAnswer(page, 404);
    let isReplaced = true;
    let loads = 0;
    await page.route('**/assets/*.js', (route) =>
      isReplaced ? route.fulfill({ status: 404, json: {} }) : route.fallback(),
    );
    await page.route('**/time-off/approvals', (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      isReplaced = false;
      loads += 1;
      return route.fallback();
    });
    await page.getByRole('link', { name: 'Pending Approvals' }).click();
    await seeHeading(page, 'Time Off Approvals');
    expect(loads).toBe(1);

    isReplaced = true;
    await page.getByRole('link', { name: 'Team Calendar' }).click();
    await seeText(page, "Couldn't load a part of this page.");
    isReplaced = false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await seeHeading(page, 'Team Calendar');
  },
);

journey('a person summary whose code an update replaced leaves the page intact', async ({ page }) => {
  await signIn(page, manager, '/people');
  await seeHeading(page, 'People');
  // Hover only registers after the pointer has moved once.
  const heading = page.getByRole('heading', { name: 'People' });
  await heading.hover();
  await page.getByRole('button', { name: 'Collapse sidebar' }).hover();
  await page.getByRole('tooltip').waitFor();
  await heading.hover();
  await page.getByRole('tooltip').waitFor({ state: 'detached' });

  let documents = 0;
  await removeUnloadedCode(page);
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.getByRole('main').getByRole('link', { name: employee.name }).hover();
  await seeText(page.getByRole('tooltip'), 'See their page for more.');
  await seeHeading(page, 'People');
  expect(documents).toBe(0);
});

journey('a part whose code is missing costs no typed text', async ({ page }) => {
  await signIn(page, employee, '/time-off');
  const note = page.getByRole('textbox', { name: /^Reason/ });
  await note.fill('Mountains');
  await settle(page);
  const restore = await removeUnloadedCode(page);

  await page.keyboard.press('Control+k');
  await noticeOn(page).waitFor();
  await note.press('End');
  await page.keyboard.type(' and sea');
  await page.getByRole('button', { name: 'Not now' }).click();
  await noticeOn(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /Account/ }).click();
  await noticeOn(page).waitFor();
  expect(await note.inputValue()).toBe('Mountains and sea');

  await page.route('**/api/company', (route) => route.abort('aborted'));
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await seeText(noticeOn(page), 'Network error - please check your connection');
  expect(await note.inputValue()).toBe('Mountains and sea');
  await page.unroute('**/api/company');
  await restore();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload the page' }).click(),
  ]);
  await expect.poll(() => note.inputValue()).toBe('Mountains and sea');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search people, pages and actions' }).waitFor();
  expect(await noticeOn(page).count()).toBe(0);
});

journey(
  'a dialog with missing code closes, and one with a missing form shows a message',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/admin/leave/places');
    await settle(page);
    const restore = await removeUnloadedCode(page);
    const addPlace = page.getByRole('button', { name: 'Add Place' }).first();
    for (const _ of ['once', 'again']) {
      await addPlace.click();
      await noticeOn(page).waitFor();
      await page.getByRole('button', { name: 'Not now' }).click();
      await noticeOn(page).waitFor({ state: 'detached' });
    }
    await seeHeading(page, 'Places and Holidays');

    await restore();
    await page.goto('/admin/departments');
    await settle(page);
    await removeUnloadedCode(page);
    await page.getByRole('button', { name: 'Add Department' }).first().click();
    const dialog = page.getByRole('dialog');
    await seeText(dialog, "Couldn't load this part.");
    await noticeOn(page).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await seeHeading(page, 'Departments');
  },
);

journey('fields with missing code show a message, and the search beside them works', async ({ page }) => {
  await signIn(page, systemAdmin);
  const { promise: isAway, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/audit?**', async (route) => {
    await isAway;
    await route.continue();
  });
  await page.goto('/admin/audit');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.waitFor();
  await removeUnloadedCode(page);
  release();
  await noticeOn(page).waitFor();
  await seeText(page, "Couldn't load this part.");
  await page.getByRole('button', { name: 'Not now' }).click();
  await noticeOn(page).waitFor({ state: 'detached' });
  await search.fill('company');
  await page.waitForURL(/search=company/);
  await seeHeading(page, 'Audit Log');
});
