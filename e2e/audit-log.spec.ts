import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';

const newcomers = ['Ida', 'Jan', 'Kim', 'Lea'].map((name) => ({
  name,
  email: `${name}@example.com`.toLowerCase(),
}));
const csv = ['email,name', ...newcomers.map(({ name, email }) => `${email},${name}`)].join('\n');

journey('the audit log groups the changes of one call, and exports them', async ({ page }) => {
  await signIn(page, hrAdmin);
  const imported = await page.request.post('/api/admin/users/import', { data: { csv, dryRun: false } });
  expect(imported.status(), await imported.text()).toBe(200);

  await page.goto('/admin/audit');
  const log = page.getByRole('table', { name: 'Audit log' });
  const call = log.getByRole('row').filter({ hasText: '5 related entries' });
  const sentence = call.getByRole('button', { name: 'Imported people: 4 added' });
  expect((await call.boundingBox())?.height).toBeLessThanOrEqual(49);
  await sentence.press('Enter');
  const rest = call.getByRole('button', { name: '2 more' });
  await rest.click();
  for (const { name, email } of newcomers) await seeText(call, `Imported ${name} (${email})`);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search' }).fill('Imported Kim');
  await log.getByRole('button', { name: /^Actions for Imported Kim/ }).click();
  await page.getByRole('menuitem', { name: 'Show All 5 Together' }).click();
  await sentence.waitFor();
  await expect.poll(() => log.getByRole('row').count()).toBe(2);

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('at,actor,actorEmail,action');
  // A cell has a line for each change, so rows are counted by their first column.
  expect(file.match(/^\d{4}-\d\d-\d\dT/gm)).toHaveLength(5);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.reload();
  await seeText(log, 'Exported a part of the audit log');
});

journey(
  'a period that ends before it starts shows an error at the field and sends no request',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/admin/audit?from=2026-03-09&to=2026-03-08');
    const filters = page.getByRole('search', { name: 'Filter the audit log' });
    await seeText(filters, 'End date must be on or after start date');
    expect(await page.getByRole('button', { name: 'Export', exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await filters.getByRole('button', { name: 'Clear To' }).click();
    await page.getByRole('table', { name: 'Audit log' }).waitFor();
    await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  },
);

journey('record views are shown on demand', async ({ page }) => {
  await signIn(page, hrAdmin);
  const users: { id: string; email: string }[] = await (await page.request.get('/api/admin/users')).json();
  const other = users.find(({ email }) => email !== hrAdmin.email);
  const read = await page.request.get(`/api/vacation/leave-balance/${other?.id}`);
  expect(read.status(), await read.text()).toBe(200);
  await page.goto('/admin/audit');
  const log = page.getByRole('table', { name: 'Audit log' });
  await log.getByRole('row').nth(1).waitFor();
  expect(await log.getByText('Viewed the leave balance').count()).toBe(0);
  const more = page.getByRole('button', { name: 'More Filters' });
  await more.click();
  await page.getByRole('button', { name: /Show$/ }).click();
  await page.getByRole('option', { name: 'Views only' }).click();
  await log.getByText('Viewed the leave balance').first().waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: /Views only Show$/ }).waitFor();
  expect(await more.count()).toBe(0);
});

journey('the audit log is filtered by several kinds of action, in the address too', async ({ page }) => {
  await signIn(page, hrAdmin);
  const created = await page.request.post('/api/admin/departments', { data: { name: 'Looms' } });
  expect(created.status(), await created.text()).toBe(201);
  await page.goto('/admin/audit');
  const log = page.getByRole('table', { name: 'Audit log' });
  const filter = page.getByRole('button', { name: /Kind of Action/ });
  await filter.click();
  const list = page.getByRole('listbox');
  expect(await list.getByRole('option', { name: 'Balance viewed' }).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Search: Kind of Action' }).fill('created');
  await list.getByRole('option', { name: 'Department created' }).click();
  await list.getByRole('option', { name: 'Team created' }).click();
  await expectAccessible(page);
  // The first clears the search, the second closes the list.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => new URL(page.url()).searchParams.get('action'))
    .toBe('department.created,team.created');
  await seeText(filter, 'Department created, Team created');
  await seeText(log, 'Looms');
  // The new department stands in the unfiltered log as well, so its row doesn't tell that the filter is applied.
  await expect.poll(() => log.getByText('Signed in').count()).toBe(0);

  await page.reload();
  await seeText(filter, 'Department created, Team created');
  await filter.click();
  await list.getByRole('option', { name: 'All Actions' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('action')).toBe(null);
  await page.keyboard.press('Escape');
  await seeText(log, 'Signed in');
});
