import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin } from './fixtures/people.ts';
import { seeText, signIn, typeDate } from './fixtures/steps.ts';

journey('filters, order and page are in the address and survive a reload', async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/approvals?tab=all');
  await seeText(page, /Showing page 1 of \d+/);
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('combobox', { name: 'Search: Status' }).fill('appr');
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
  // The previous page's rows stay until the next page has loaded.
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  const rows = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  const shown = await rows.allTextContents();

  await page.reload();
  await seeText(page, /Showing page 2 of \d+/);
  await expect.poll(() => rows.allTextContents()).toEqual(shown);
  await expectAccessible(page);

  await page.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('combobox', { name: 'Search: Type' }).fill('nothing like it');
  await seeText(page, 'No option found.');
  await page.keyboard.press('Escape');
  await page.goBack();
  await seeText(page, /Showing page 1 of \d+/);
});

journey('all requests filter by person, department, team and days', async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/approvals?tab=all');
  await seeText(page, /^\d+ total requests$/);
  await page.getByRole('button', { name: /Person$/ }).click();
  await page.getByRole('combobox', { name: 'Search: Person' }).fill('lena');
  await page.getByRole('option', { name: /Lena Fischer/ }).click();
  const rows = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect
    .poll(async () => (await rows.allTextContents()).every((text) => text.includes('Lena Fischer')))
    .toBe(true);
  await page.getByRole('button', { name: /Department$/ }).click();
  await page.getByRole('option', { name: 'Engineering' }).click();
  await page.getByRole('button', { name: 'More Filters' }).click();
  await typeDate(page, 'From', '2020-01-01');
  await typeDate(page, 'To', '2020-01-31');
  await seeText(page, 'No Requests Found');
  const chosen = Object.fromEntries(new URL(page.url()).searchParams);
  expect(chosen).toMatchObject({ tab: 'all', from: '2020-01-01', to: '2020-01-31' });
  expect(Object.keys(chosen).sort()).toEqual(['department', 'from', 'person', 'tab', 'to']);
  await page.reload();
  await seeText(page, 'Lena Fischer');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
});
