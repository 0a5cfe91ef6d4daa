import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { excessWidth } from './fixtures/page-checks.ts';
import { hrAdmin } from './fixtures/people.ts';
import { expectFocus, signIn } from './fixtures/steps.ts';

const bar = (page: Page) => page.getByRole('search', { name: 'Filter the users' });
const role = (page: Page) => bar(page).getByRole('button', { name: /Role$/ });

journey('filters are set and cleared by keyboard, and the focus stays at the bar', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/users');
  await role(page).press('Enter');
  const clear = bar(page).getByRole('button', { name: 'Clear Filters' });
  expect(await clear.count()).toBe(0);
  await page.getByRole('option', { name: 'Manager', exact: true }).press('Enter');
  await page.waitForURL(/role=MANAGER/);
  await bar(page).getByRole('button', { name: 'Manager Role', exact: true }).waitFor();

  await clear.press('Enter');
  await bar(page).getByRole('button', { name: 'All Roles Role', exact: true }).waitFor();
  await expectFocus(bar(page));
  await page.keyboard.press('Tab');
  await expectFocus(bar(page).getByRole('searchbox', { name: 'Search' }));
});

journey('at 320 px the search stays, and the filters open with a button', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 700 } });
  await signIn(page, hrAdmin, '/admin/users');
  await bar(page).getByRole('searchbox', { name: 'Search' }).waitFor();
  expect(await role(page).count()).toBe(0);
  await bar(page).getByRole('button', { name: 'Filter', exact: true }).click();
  await role(page).waitFor();
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

journey('the changes of selected users replace the headings', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/users');
  const heading = page.getByText('Name', { exact: true });
  await heading.waitFor();
  const list = page.getByRole('list', { name: 'Users' });
  const top = (await list.boundingBox())?.y;
  const change = page.getByRole('button', { name: 'Deactivate…' });
  expect(await change.count()).toBe(0);
  await list.getByRole('checkbox').first().press('Space');
  await change.waitFor();
  expect(await heading.count()).toBe(0);
  expect((await list.boundingBox())?.y).toBe(top);
});
