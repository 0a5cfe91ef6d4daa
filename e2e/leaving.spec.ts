import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeText, signIn, typeDate } from './fixtures/steps.ts';

const rowOf = (page: Page, email: string) =>
  page.getByRole('list', { name: 'Users', exact: true }).getByRole('listitem').filter({ hasText: email });

journey(
  'HR plans how a manager leaves, sees what is open, and who leads their teams then',
  async ({ page }) => {
    await signIn(page, hrAdmin);
    await page.goto(`/admin/users?search=${manager.email}`);
    const open = () =>
      rowOf(page, manager.email)
        .getByRole('button', { name: `Leaving: ${manager.name}` })
        .click();
    await open();
    const dialog = page.getByRole('dialog', { name: `Leaving: ${manager.name}` });
    await typeDate(dialog, 'Last day', mondayInWeeks(4));
    await seeText(dialog, /teams? that they lead/);
    await expectAccessible(page);
    const successor = dialog.getByRole('button', { name: /Successor/ });
    await successor.click();
    await page.getByRole('combobox', { name: /Search: Successor/ }).fill('tom becker');
    await page.getByRole('option', { name: /Tom Becker/ }).click();
    await dialog.getByRole('button', { name: 'Save Last Day' }).click();
    await seeText(page, 'Last day saved');
    await seeText(rowOf(page, manager.email), /Last day/);

    await open();
    await expect.poll(() => successor.textContent()).toContain('Tom Becker');
    await typeDate(dialog, 'Last day', daysAfter(mondayInWeeks(0), -7));
    await dialog.getByRole('button', { name: 'Save Last Day' }).click();
    await seeText(page, 'It is over, so the account is deactivated.');
    await seeText(rowOf(page, manager.email), 'Inactive');
    await page.goto('/admin/audit');
    await seeText(page, /leads the team .* after Maria Rossi/);

    await page.goto(`/admin/users?search=${hrAdmin.email}`);
    const own = rowOf(page, hrAdmin.email).getByRole('button', { name: `Leaving: ${hrAdmin.name}` });
    await expect.poll(() => own.isDisabled()).toBe(true);
  },
);
