import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { colleague, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import {
  expectFocus,
  followLink,
  requestLink,
  seeGreeting,
  seeHeading,
  seeText,
  signIn,
} from './fixtures/steps.ts';
import { chooseUserAction, userAction } from './fixtures/user-actions.ts';

// The rate limit is five sign-in links per person and quarter of an hour.
const otherHrAdmin = { name: 'Jonas Weber', email: 'jonas.weber@example.com' };
const hana = { name: 'Hana Kim', email: 'hana.kim@example.com' };

const usersOf = (page: Page) => page.getByRole('list', { name: 'Users', exact: true });
const rowOf = (page: Page, email: string) => usersOf(page).getByRole('listitem').filter({ hasText: email });

async function expectDisabled(button: Locator): Promise<void> {
  await expect.poll(() => button.isDisabled()).toBe(true);
}

async function openUsers(page: Page): Promise<void> {
  await page.goto('/admin/users');
  await seeHeading(page, 'Users Management');
  await usersOf(page).waitFor();
}

journey('an invited person signs in with the name and role of the invitation', async ({ page, openPage }) => {
  await signIn(page, hrAdmin);
  await page.getByRole('link', { name: 'Manage Users' }).click();
  await seeText(page, /Total Users: \d+ \| Active: \d+/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog');
  await seeHeading(dialog, 'Invite User');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nia.evans@elsewhere.test');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await seeText(dialog, 'Only @example.com email addresses are allowed');
  await seeText(dialog, 'Name is required');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nia.evans@example.com');
  await dialog.getByLabel('Name').fill('Nia Evans');
  await dialog.getByRole('button', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Manager' }).waitFor();
  expect(await page.getByRole('option', { name: 'System Admin' }).count()).toBe(0);
  await page.getByRole('option', { name: 'Manager' }).click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await seeText(page, 'User invited');
  await seeText(rowOf(page, 'nia.evans@example.com'), 'Manager');

  const home = await openPage();
  await home.goto('/login');
  await followLink(home, await requestLink(home, 'nia.evans@example.com'));
  await seeGreeting(home, 'Nia Evans');
  await home.getByRole('link', { name: 'Pending Approvals' }).waitFor();
});

journey('a new role takes effect without a reload', async ({ page, openPage }) => {
  const desk = await openPage();
  await signIn(desk, colleague);
  expect(await desk.getByRole('link', { name: 'Pending Approvals' }).count()).toBe(0);

  await signIn(page, systemAdmin);
  await openUsers(page);
  await chooseUserAction(page, colleague.name, 'Change Role');
  const dialog = page.getByRole('dialog');
  await seeHeading(dialog, `Change Role for ${colleague.name}`);
  await expectDisabled(dialog.getByRole('button', { name: 'Employee (current)' }));
  await dialog.getByRole('button', { name: /^System Admin/ }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Manager/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await seeText(page, `${colleague.name} is now Manager`);
  await seeText(rowOf(page, colleague.email), 'Manager');

  await desk.getByRole('link', { name: 'Pending Approvals' }).waitFor();
});

journey(
  'a deactivated user is signed out at once and can return once reactivated',
  async ({ page, openPage }) => {
    const desk = await openPage();
    await signIn(desk, hana);
    expectAnswer(desk, 401);

    await signIn(page, hrAdmin);
    await openUsers(page);
    await chooseUserAction(page, hana.name, 'Deactivate');
    const dialog = page.getByRole('alertdialog');
    await seeHeading(dialog, 'Deactivate User');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await seeText(page, 'User deactivated');
    await seeText(rowOf(page, hana.email), 'Inactive');

    await desk.waitForURL(/\/login/);
    await seeHeading(desk, 'Welcome to Almanac');

    await chooseUserAction(page, hana.name, 'Reactivate');
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
    await seeText(page, 'User reactivated');
    await signIn(desk, hana);
  },
);

journey('an HR administrator cannot change system administrators or themselves', async ({ page }) => {
  await signIn(page, hrAdmin);
  await openUsers(page);
  for (const { name } of [systemAdmin, hrAdmin]) {
    const role = await userAction(page, name, 'Change Role');
    expect(await role.getAttribute('aria-disabled')).toBe('true');
    const deactivate = page.getByRole('menuitem', { name: 'Deactivate' });
    expect(await deactivate.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
  }
  await chooseUserAction(page, manager.name, 'Change Role');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Manager (current)' }).waitFor();
  expect(await dialog.getByRole('button', { name: /^System Admin/ }).count()).toBe(0);
});

journey('the page address keeps the user search', async ({ page }) => {
  await signIn(page, otherHrAdmin);
  await openUsers(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('maria');
  await page.waitForURL(/search=maria/);
  await seeText(page, '1 user found');
  await page.reload();
  await seeText(rowOf(page, manager.email), manager.name);
  await expect.poll(() => usersOf(page).getByRole('listitem').count()).toBe(1);
  await page.goto('/admin/users?search=nobody-of-that-name');
  await seeHeading(page, 'No users match your filters');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await usersOf(page).waitFor();
});

journey('an import lists errors by line and adds everyone once they are fixed', async ({ page }) => {
  await signIn(page, otherHrAdmin, '/admin/users/import');
  await seeHeading(page, 'Import People');
  const csv = page.getByLabel('CSV text');
  await csv.fill(
    'email,name,role,department\n' +
      'ines.lopez@example.com,Inés López,EMPLOYEE,Engineering\n' +
      'otto.klein@elsewhere.test,Otto Klein,KING,Engineering\n',
  );
  await page.getByRole('button', { name: 'Preview' }).click();
  await seeText(page, /Fix \d+ errors first/);
  await seeText(page, 'Line 3, email: Only @example.com email addresses are allowed');
  await expectDisabled(page.getByRole('button', { name: /^Import \d/ }));
  await seeText(page.getByRole('table', { name: 'Rows of the import' }), 'Inés López');

  await page.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'email,name,role,department\n' +
        'ines.lopez@example.com,Inés López,EMPLOYEE,Engineering\n' +
        'otto.klein@example.com,Otto Klein,MANAGER,Engineering\n',
    ),
  });
  await seeText(page, '2 new');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 People' }).click();
  await seeText(page, 'People imported');
  await page.waitForURL('**/admin/users');
  await seeText(rowOf(page, 'otto.klein@example.com'), 'Manager');
  await seeText(rowOf(page, 'ines.lopez@example.com'), 'Inés López');

  await page.goto('/admin/users/import');
  await csv.fill('email,name,role,status\notto.klein@example.com,,EMPLOYEE,inactive\n');
  await page.getByRole('button', { name: 'Preview' }).click();
  await seeText(page, '1 changed');
  const changes = page.getByRole('table', { name: 'Rows of the import' }).getByRole('listitem');
  expect(await changes.allTextContents()).toEqual([
    'Role: Manager → Employee',
    'Status: Active → Deactivated',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 Person' }).click();
  await page.waitForURL('**/admin/users');
  await seeText(rowOf(page, 'otto.klein@example.com'), 'Inactive');
});

journey('a department is added, renamed and deleted; one in use cannot be deleted', async ({ page }) => {
  await signIn(page, otherHrAdmin, '/admin/departments');
  await page.getByRole('button', { name: 'Add Department' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Department name').fill('Legal');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Department' }).click();
  await seeText(page, 'Department added');
  await page.getByRole('button', { name: 'Rename Legal' }).click();
  await dialog.getByLabel('Department name').fill('Legal & Compliance');
  await dialog.getByRole('button', { name: 'Save Name' }).click();
  await seeText(page, 'Department renamed');
  await page.getByRole('button', { name: 'Delete Legal & Compliance' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await seeText(page, 'Department deleted');

  expectAnswer(page, 409);
  await page.getByRole('button', { name: 'Delete Engineering' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await seeText(page.getByRole('alertdialog'), /Engineering cannot be deleted/);
});

journey('the audit log shows and filters changes', async ({ page }) => {
  await signIn(page, otherHrAdmin, '/profile');
  await page.getByRole('switch', { name: 'Requests awaiting my decision' }).focus();
  await page.keyboard.press('Space');
  await seeText(page, 'Email settings saved');
  await page.goto('/admin/audit');
  const log = page.getByRole('table', { name: 'Audit log' });
  await log.getByRole('button').first().click();
  await seeText(log, /Emails about approvals: yes\s+→\s+became no/);
  await expectAccessible(page);
  const filters = page.getByRole('search', { name: 'Filter the audit log' });
  await filters.getByRole('button', { name: 'Affected person' }).click();
  await page.getByRole('combobox', { name: 'Search: Affected person' }).fill(otherHrAdmin.email);
  await page.getByRole('option', { name: otherHrAdmin.name }).click();
  await page.waitForURL(/subject=/);
  await expect.poll(() => log.getByText('System', { exact: true }).count()).toBe(0);
  await seeText(log, otherHrAdmin.name);
  await filters.getByRole('button', { name: 'Clear Filters' }).click();
  await filters.getByRole('searchbox', { name: 'Search' }).fill('demo company');
  await page.waitForURL(/search=demo/);
  await seeText(log, /Filled the empty database/);
  await expect.poll(() => log.getByText(otherHrAdmin.name).count()).toBe(0);
  await filters.getByRole('button', { name: 'Clear Filters' }).click();
  await filters.getByRole('button', { name: 'More Filters' }).click();
  await filters.getByRole('button', { name: /Record$/ }).click();
  await page.getByRole('option', { name: 'Company' }).click();
  await page.waitForURL(/entity=company/);
  await seeText(log, /^System$/);
  await expect.poll(() => log.getByText(otherHrAdmin.name).count()).toBe(0);
  await expectAccessible(page);
});

journey('users rename themselves and end their other sessions', async ({ page, openPage }) => {
  const phone = await openPage();
  await signIn(phone, colleague);
  expectAnswer(phone, 401);
  await signIn(page, colleague, '/profile');
  await seeText(page, 'This device');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change Name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Yuki Tanaka-Berg');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Name' }).click();
  await seeText(page, 'Name saved');
  await page.getByRole('button', { name: 'End All Others' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'End All Others' }).click();
  await seeText(page, 'All other sessions ended');
  await phone.waitForURL(/\/login/);
  await page.reload();
  await seeText(page, 'Yuki Tanaka-Berg');
});

journey('a role is changed by keyboard alone', async ({ page }) => {
  await signIn(page, systemAdmin, '/admin/users?search=petr');
  const open = page.getByRole('button', { name: /^Actions for Petr/ });
  await open.waitFor();
  await open.focus();
  const openRoles = async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await openRoles();
  const dialog = page.getByRole('dialog', { name: /^Change Role for/ });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Cancel');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(open);
  await openRoles();
  await expect.poll(focused).toBe('Cancel');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(focused).toMatch(/^HR Admin/);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await seeText(page, /is now HR Admin/);
  await expectFocus(open);
});
