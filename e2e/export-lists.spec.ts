import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { loseSessionAfter } from './fixtures/lost-session.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { followLink, requestLink, seeText, signIn } from './fixtures/steps.ts';

/** Exports the list; returns the lines of the file without the byte order mark. */
async function exported(page: Page, format = 'CSV'): Promise<string[]> {
  const text = (await exportedFile(page, format)).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\n');
}

async function exportedFile(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click();
  const item = page.getByRole('menuitem', { name: format, exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), item.click()]);
  return readFile(await download.path());
}

journey(
  'an administrator exports filtered people, teams and balances, and the audit log records it',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/admin/users?search=fischer%20lena');
    await seeText(page, '1 user found');
    const people = await exported(page);
    expect(people).toHaveLength(2);
    expect(people[1]).toMatch(new RegExp(`^${employee.name},${employee.email},.*,EMPLOYEE,`));

    let downloads = 0;
    page.on('download', () => downloads++);
    await loseSessionAfter(page, () => page.goto('/teams?search=platform'));
    expectAnswer(page, 401);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    await page.waitForURL(/\/login\?callbackURL=%2Fteams/);
    expect(downloads).toBe(0);
    await followLink(page, await requestLink(page, hrAdmin.email));
    const teams = await exported(page);
    expect(downloads).toBe(1);
    expect(teams[0]).toContain('team,department,isActive,teamLead');
    expect(teams.slice(1).every((line) => /platform/i.test(line))).toBe(true);

    await page.goto('/time-off/approvals?tab=balances&search=lena');
    const balances = await exported(page);
    expect(balances[0]).toContain('name,email,department,unit,total,used,pending,left,carried');
    expect(balances[1]).toContain(`${employee.name},${employee.email},`);

    await page.goto('/admin/audit?search=exported');
    const log = page.getByRole('table', { name: 'Audit log' });
    await seeText(log, 'Exported 1 row of the list of people');
    await seeText(log, /^Exported \d+ rows? of leave balances$/);
    await seeText(log, /^Exported \d+ rows? of teams and allocations$/);
  },
);

journey("everyone exports their own requests, and a manager their people's", async ({ openPage }) => {
  const page = await openPage();
  await signIn(page, employee, '/time-off/my-requests?status=APPROVED');
  const own = await exported(page);
  expect(own.length).toBeGreaterThan(1);
  expect(
    own.slice(1).every((line) => line.startsWith(`${employee.name},`) && line.includes(',APPROVED,')),
  ).toBe(true);
  const managers = await openPage();
  await signIn(managers, manager, '/time-off/approvals?tab=all&status=PENDING');
  const pending = await exported(managers);
  expect(pending.slice(1).every((line) => line.includes(',PENDING,'))).toBe(true);
});

journey('a browser with decimal commas gets the file for Excel', async ({ openPage }) => {
  const page = await openPage({ locale: 'nl-NL' });
  await signIn(page, hrAdmin, '/teams?search=platform');
  const teams = await exported(page, 'CSV for Excel');
  expect(teams[0]).toContain('Team;Department;Active;Team lead');
  expect(teams[1]).toMatch(/;\d\d\/\d\d\/\d{4};/);
  expect((await exported(page))[0]).toContain('team,department,isActive,teamLead');
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Export' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.goto('/time-off/my-requests');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

journey('a list is exported as an Excel file', async ({ page }) => {
  await signIn(page, hrAdmin, '/teams?search=platform');
  const [headings, first] = await readSheet(await exportedFile(page, 'Excel (XLSX)'));
  expect(headings).toEqual(expect.arrayContaining(['Team', 'Allocation in %', 'Start']));
  expect(first).toEqual(expect.arrayContaining([expect.any(Date), expect.any(Number)]));
});

journey('balances sort by column heading, by keyboard, and by a select on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, manager, '/time-off/approvals?tab=balances');
  const table = page.getByRole('table', { name: 'Leave balances' });
  const heading = table.getByRole('columnheader', { name: 'Vacation left' });
  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');
  expect(new URL(page.url()).searchParams.get('sort')).toBe('left-asc');
  const daysLeft = async () => {
    const bars = await table
      .getByRole('img')
      .evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
    return bars.map((label) => Number(/([\d.]+) days? left/.exec(label ?? '')?.[1]));
  };
  await expect
    .poll(async () => {
      const days = await daysLeft();
      return days.length > 1 && days.every((each, index) => index === 0 || each >= (days[index - 1] ?? 0));
    })
    .toBe(true);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /Sort By/ }).click();
  await page.getByRole('option', { name: 'Most sick leave' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('sick-desc');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
