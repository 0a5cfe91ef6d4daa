import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { colleague, hrAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';
import { chooseUserAction, userAction } from './fixtures/user-actions.ts';

async function downloadBy(page: Page, link: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return { fileName: download.suggestedFilename(), content: await readFile(await download.path()) };
}

journey(
  'an administrator takes out all that is held about a person, and the log keeps it',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/admin/users?search=yuki');
    await chooseUserAction(page, colleague.name, 'Export Data');
    const dialog = page.getByRole('dialog');
    await seeHeading(dialog, `Data of ${colleague.name}`);
    await expectAccessible(page);
    const json = await downloadBy(page, 'Export as JSON');
    expect(json.fileName).toMatch(/^person-[\da-f-]+\.json$/);
    expect(JSON.parse(json.content.toString()).records.users).toMatchObject([colleague]);
    const zip = await downloadBy(page, 'Export as CSV files (zip)');
    expect(zip.fileName).toMatch(/\.zip$/);
    expect(zip.content.subarray(0, 2).toString()).toBe('PK');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/admin/audit');
    const log = page.getByRole('table', { name: 'Audit log' });
    await seeText(log, `Exported all data about ${colleague.name} (${colleague.email})`);
  },
);

journey(
  'an administrator erases somebody who has left, once their address is typed, and nobody reads of them again',
  async ({ page }) => {
    const tom = { name: 'Tom Becker', email: 'tom.becker@example.com' };
    await signIn(page, hrAdmin, `/admin/users?search=${tom.email}`);
    const users = page.getByRole('list', { name: 'Users', exact: true });
    await seeText(users, tom.email);
    const deactivate = await userAction(page, tom.name, 'Deactivate');
    expect(await page.getByRole('menuitem', { name: 'Erase' }).count()).toBe(0);
    await deactivate.click();
    const deactivation = page.getByRole('alertdialog', { name: 'Deactivate User' });
    await deactivation.getByRole('button', { name: 'Deactivate' }).click();
    await seeText(users, 'Inactive');
    await chooseUserAction(page, tom.name, 'Erase');
    const question = page.getByRole('alertdialog', { name: `Erase ${tom.name}` });
    await seeText(question, 'What goes');
    await expectAccessible(page);
    const confirm = question.getByRole('button', { name: 'Erase' });
    await question.getByRole('textbox').fill('tom@example.com');
    await confirm.click();
    await seeText(question, 'This is not their address');
    await question.getByRole('textbox').fill(tom.email);
    await confirm.click();
    await seeText(page, 'Person erased');
    await question.waitFor({ state: 'detached' });

    await page.goto('/admin/users?search=erased');
    await seeText(users, 'Erased person');
    expect(await users.textContent()).not.toContain('@');
    expect(await users.getByRole('button').count()).toBe(0);
    await page.goto('/admin/audit');
    const log = page.getByRole('table', { name: 'Audit log' });
    await seeText(log, 'Erased the names, addresses and reasons of Erased person');
    expect(await log.textContent()).not.toMatch(/tom becker|tom\.becker|@invalid/i);
  },
);
