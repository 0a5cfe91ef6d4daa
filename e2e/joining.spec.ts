import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

const newcomers = ['nia.evans@example.com', 'omar.reyes@example.com'];
const rows = (page: Page) => page.getByRole('list', { name: 'Users', exact: true }).getByRole('listitem');

journey(
  'newcomers are imported with a welcome mail, filtered by missing data and changed in bulk',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/admin/users/import');
    await page
      .getByLabel('CSV text')
      .fill(`email,name\n${newcomers[0]},Nia Evans\n${newcomers[1]},Omar Reyes`);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Email new people how to sign in').click();
    await page.getByRole('button', { name: 'Import 2 People' }).click();
    await seeText(page, '2 active people without an employment start');
    await page.getByRole('link', { name: 'Show them' }).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await seeText(rows(page).first(), 'Never signed in');
    await chooseUserAction(page, 'Nia Evans', 'Send Welcome Again');
    await seeText(page, 'Welcome sent');
    await expectAccessible(page);

    expect(await page.getByRole('button', { name: 'Role…' }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await seeText(page, '2 selected');
    await page.getByRole('button', { name: 'Role…' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Change Roles' });
    await dialog.getByRole('button', { name: /Role$/ }).click();
    await page.getByRole('option', { name: 'Manager' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change Roles' }).click();
    await seeText(page, '2 people changed');
    for (const row of [0, 1]) await seeText(rows(page).nth(row), 'Manager');

    await page.goto('/dev/mailbox');
    const mailbox = (await page.textContent('body')) ?? '';
    for (const email of newcomers) expect(mailbox).toContain(`To sign in, enter ${email}`);
  },
);
