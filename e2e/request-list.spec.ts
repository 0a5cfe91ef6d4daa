import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin, seeText, signIn } from './fixtures/steps.ts';

journey('filters, order and page stand in the address and survive a reload', async ({ page }) => {
  await signIn(page, hrAdmin);
  await page.goto('/time-off/approvals?tab=all');
  await seeText(page, /Showing page 1 of \d+/);
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('searchbox', { name: 'Search: Status' }).fill('appr');
  await page.getByRole('option', { name: 'Approved' }).click();
  await page.getByRole('button', { name: /Order/ }).click();
  await page.getByRole('option', { name: 'Oldest First' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await seeText(page, /Showing page 2 of \d+/);
  const address = page.url();
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    tab: 'all',
    status: 'APPROVED',
    sortOrder: 'asc',
    page: '2',
  });
  // Until the page is there, the rows of the one before stand in its place.
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  const rows = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  const shown = await rows.allTextContents();

  await page.reload();
  await seeText(page, /Showing page 2 of \d+/);
  await expect.poll(() => rows.allTextContents()).toEqual(shown);
  await expectAccessible(page);

  await page.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('searchbox', { name: 'Search: Type' }).fill('nothing like it');
  await seeText(page, 'No option found.');
  await page.keyboard.press('Escape');
  await page.goBack();
  await seeText(page, /Showing page 1 of \d+/);
});
