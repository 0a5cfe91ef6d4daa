import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';

journey('HR sees time off by month, week and department, at each width', async ({ page }) => {
  await signIn(page, hrAdmin);
  await page.getByRole('button', { name: 'Time Off' }).click();
  await page.getByRole('link', { name: 'Reports' }).click();
  await seeHeading(page, 'Reports');
  const months = page.getByRole('table', { name: /^Approved days in / });
  await expect.poll(() => months.getByRole('row').count()).toBe(13);
  const departments = page.getByRole('list', { name: 'Balances by department' });
  await seeText(departments, 'Engineering');
  await seeText(page.getByRole('list', { name: 'Weeks' }), /away on/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Department' }).click();
  await page.getByRole('option', { name: 'Engineering' }).click();
  await page.waitForURL(/department=/);
  await expect.poll(() => departments.getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'Previous year' }).click();
  await page.waitForURL(/year=/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

journey('a manager sees reports of their own people, and an employee none', async ({ page, openPage }) => {
  await signIn(page, manager, '/time-off/reports');
  await seeText(page.getByRole('list', { name: 'Balances by department' }), 'Engineering');
  expect(await page.getByRole('button', { name: 'Department' }).count()).toBe(0);
  const desk = await openPage();
  await signIn(desk, employee, '/time-off/reports');
  await seeHeading(desk, 'Access Denied');
});

journey('HR reads the month as payroll does, down to the days of a person', async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/reports');
  await page.getByRole('link', { name: 'Monthly Absences' }).click();
  await seeHeading(page, 'Monthly Absences');
  const month = page.getByRole('table', { name: 'Monthly Absences' });
  await seeText(month.getByRole('row').last(), 'Total');
  await expectAccessible(page);
  await month
    .getByRole('link', { name: /^Details of / })
    .first()
    .click();
  await page.waitForURL(/person=/);
  await seeText(page.getByRole('table', { name: 'Absences', exact: true }), /day/);
  await page.getByRole('main').getByText('Days', { exact: true }).first().click();
  await page.waitForURL(/level=DAYS/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show Everyone' }).click();
  await seeText(month.getByRole('row').last(), 'Total');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.waitForURL(/month=/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
});

journey('HR keeps the list of what the company owes, and opens it again', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/leave/provisions');
  await seeHeading(page, 'Provisions');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep List' }).click();
  const kept = page.getByRole('table', { name: 'Kept lists' });
  await kept.getByRole('link').first().click();
  await page.waitForURL(/kept=/);
  await seeText(page, 'Nothing has changed since.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Back to Provisions' }).click();
  await seeText(page, 'Kept lists');
});
