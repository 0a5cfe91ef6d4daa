import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin } from './fixtures/people.ts';
import { expectFocus, seeHeading, seeText, signIn } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

journey('a removed member stays among the past members and can be added again', async ({ page }) => {
  await signIn(page, hrAdmin, '/teams?search=Mobile');
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await seeHeading(page, /^Team Members \(/);
  const members = page.getByRole('table', { name: 'Team members' });
  const row = members.getByRole('row').filter({ hasText: 'lena.fischer@example.com' });
  await row.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog');
  await seeText(question, /The membership ends on .*, and stays among the past ones\./);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /past membership/ }).click();
  const past = page.getByRole('table', { name: 'Past memberships' });
  await seeText(past.getByRole('row').filter({ hasText: 'lena.fischer@example.com' }), 'Ended');
  expect(await past.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /User$/ }).click();
  await page.getByRole('combobox', { name: 'Search: User' }).fill('lena');
  await page.getByRole('option', { name: 'Lena Fischer' }).click();
  await seeText(dialog, 'within 100%');
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await row.waitFor();
});

journey('deleting a team shows what is deleted with it', async ({ page }) => {
  await signIn(page, hrAdmin, '/teams?search=Payments');
  await chooseUserAction(page, 'Payments', 'Delete');
  const question = page.getByRole('alertdialog');
  await seeText(question, /All memberships, past and present, are deleted too\. \d+ people are in it now\./);
  await question.getByRole('button', { name: 'Cancel' }).click();
});

journey('after a deletion by keyboard, focus moves to the page heading', async ({ page }) => {
  await signIn(page, hrAdmin, '/teams?search=Mobile');
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await seeHeading(page, /^Team Members \(/);
  await page.reload();
  await page
    .getByRole('table', { name: 'Team members' })
    .getByRole('button', { name: 'Remove' })
    .first()
    .press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await question.waitFor({ state: 'detached' });
  await expectFocus(page.locator('main h1'));
});
