import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { loseSessionAfter } from './fixtures/lost-session.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { followLink, requestLink, seeText, signIn } from './fixtures/steps.ts';

/** Exports the list; returns the lines of the file without the byte order mark. */
async function exported(page: Page): Promise<string[]> {
  const link = page.getByRole('link', { name: 'Export as CSV' });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\n');
}

journey(
  'an administrator exports filtered people, teams and balances, and the audit log records it',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/admin/users?search=fischer%20lena');
    await seeText(page, '1 user found');
    const people = await exported(page);
    expect(people).toHaveLength(2);
    expect(people[1]).toContain(`${employee.name},${employee.email},EMPLOYEE,`);

    let downloads = 0;
    page.on('download', () => downloads++);
    await loseSessionAfter(page, () => page.goto('/teams?search=platform'));
    expectAnswer(page, 401);
    await page.getByRole('link', { name: 'Export as CSV' }).dblclick();
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
