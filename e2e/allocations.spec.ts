import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { manager, systemAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;

journey('room in the coming weeks shows across all teams, at each width', async ({ page }) => {
  await signIn(page, systemAdmin, '/teams/allocations');
  await seeHeading(page, 'Allocations');
  const table = page.getByRole('table', { name: 'Allocations by week' });
  const row = table.getByRole('row').filter({ hasText: 'Lena Fischer' });
  await seeText(row, /Mobile \d+%/);
  const bar = row.getByRole('cell', { name: /^\d+% from .+ to .+/ }).first();
  await bar.waitFor();
  const week = table.getByRole('columnheader', { name: /^Week of/ }).first();
  expect(await widthOf(bar)).toBeGreaterThan(1.9 * (await widthOf(week)));
  await expectAccessible(page);
  const all = await table.getByRole('row').count();
  await page.getByRole('button', { name: /Allocation$/ }).click();
  await page.getByRole('option', { name: 'In no team at all' }).click();
  await page.waitForURL(/load=free/);
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(all);
  await page.reload();
  const free = table.getByRole('row').nth(1);
  await free.getByRole('cell', { name: /^in no team from .+ to .+/ }).waitFor();
  expect(await free.getByText('0%').count()).toBe(0);
  const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem');
  expect(await legend.allTextContents()).toEqual([
    'Under 100%',
    'Full',
    'Over 100%',
    'Empty: in no team, or not employed',
  ]);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.waitForURL(/from=/);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await row.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

journey("a manager sees only their own people's allocations", async ({ page }) => {
  await signIn(page, manager);
  await page.getByRole('link', { name: 'Allocations' }).click();
  await seeHeading(page, 'Allocations');
  const table = page.getByRole('table', { name: 'Allocations by week' });
  await seeText(table, 'Lena Fischer');
  expect(await table.getByRole('row').filter({ hasText: 'Helen Okafor' }).count()).toBe(0);
});
