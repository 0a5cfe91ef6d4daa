import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { mondayInWeeks, seeHeading, seeText, signIn } from './fixtures/steps.ts';

/** Delays the palette's code until the returned function is called. */
async function holdPalette(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/command-palette-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

journey(
  "keys typed before the palette's code has loaded go to the palette and decide nothing",
  async ({ page, almanac }) => {
    const lena = await signInOverApi(almanac, employee.email);
    const monday = mondayInWeeks(30);
    await requestVacation(lena, { startDate: monday, endDate: monday }, 'Not by a name');
    await signIn(page, manager);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/approve|reject/.test(request.url()) && request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto('/time-off/approvals');
    await page.getByRole('listitem').filter({ hasText: 'Not by a name' }).waitFor();
    const release = await holdPalette(page);
    await page.keyboard.press('Control+k');
    const keysOfPages = 'araxcgd';
    await page.keyboard.type(keysOfPages);
    for (const _ of keysOfPages) await page.keyboard.press('Backspace');
    await page.keyboard.type('tan');
    release();
    // These keys go to whatever has focus while the palette opens.
    await page.keyboard.type('aka', { delay: 20 });
    const search = page.getByRole('searchbox');
    await expect.poll(() => search.inputValue()).toBe('tanaka');
    await page.getByRole('menuitem', { name: /Yuki Tanaka/ }).waitFor();
    expect(sent).toEqual([]);
    expect(await page.getByText('1 selected').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
);

journey('typing faster than the search responds still opens the named person', async ({ page }) => {
  await signIn(page, manager);
  const release = await holdPalette(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tanaka');
  await page.keyboard.press('Enter');
  release();
  await seeHeading(page, 'Yuki Tanaka');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('kowalski');
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Mateusz Kowalski');

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type('nobody of that name');
  await page.keyboard.press('Enter');
  await seeText(page, 'Nothing found. Try another part of the name.');
  await page.getByRole('dialog').waitFor();
});

journey('Enter opens the match for the full query, not for its first letters', async ({ page }) => {
  await signIn(page, manager);
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type('ta');
  await page.getByRole('menuitem', { name: /Arjun Mehta/ }).waitFor();
  await page.keyboard.type('naka');
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Yuki Tanaka');

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type('ta');
  const second = page.getByRole('group', { name: 'People' }).getByRole('menuitem').nth(1);
  await second.waitFor();
  const name = await second.locator('bdi').textContent();
  while (
    (await page.getByRole('menuitem').and(page.locator('[data-focused]')).textContent()) !==
    (await second.textContent())
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await seeHeading(page, name ?? '');
});

journey(
  'Escape cancels the palette before its code has loaded, and keys go to the page again',
  async ({ page }) => {
    await signIn(page, manager);
    const release = await holdPalette(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.keyboard.type('gt');
    await seeHeading(page, 'Request Time Off');
    const loaded = page.waitForResponse(/\/command-palette-/);
    release();
    await (await loaded).finished();
    await page.getByText('Submit Request').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);
