import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';
import { chooseUserAction, userAction } from './fixtures/user-actions.ts';

journey('HR sets a balance with a reason, never below what is used', async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/approvals?tab=balances');
  await page.getByLabel('Find a person').fill('lena');
  await chooseUserAction(page, employee.name, 'Adjust Balance');
  const dialog = page.getByRole('dialog', { name: 'Adjust Leave Balance' });
  await seeHeading(dialog, 'Vacation Days');
  const total = dialog.getByRole('textbox', { name: 'Vacation days this leave year' });
  await dialog.getByRole('button', { name: 'Save Balance' }).click();
  await seeText(dialog, 'Reason is required');
  await expectAccessible(page);

  const before = Number(await total.inputValue());
  await total.fill(String(before + 2.5));
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Carried over from last year');
  await dialog.getByRole('button', { name: 'Save Balance' }).click();
  await seeText(page, 'Leave balance adjusted');
  await page.reload();
  await expect.poll(() => page.getByLabel('Find a person').inputValue()).toBe('lena');
  await chooseUserAction(page, employee.name, 'Adjust Balance');
  await expect.poll(() => total.inputValue()).toBe(String(before + 2.5));
});

journey('HR cannot set their own balance and sees why', async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/approvals?tab=balances');
  await page.getByLabel('Find a person').fill(hrAdmin.email);
  const adjust = await userAction(page, hrAdmin.name, 'Adjust Balance');
  await expect.poll(() => adjust.getAttribute('aria-disabled')).toBe('true');
  await seeText(page, 'You cannot set your own leave balance; another administrator can.');
  await expectAccessible(page);

  await page.goto(`/admin/users?search=${hrAdmin.email}`);
  await chooseUserAction(page, hrAdmin.name, 'Edit');
  const dialog = page.getByRole('dialog', { name: `Edit ${hrAdmin.name}` });
  await seeText(dialog, 'You cannot change your own employment dates; another administrator can');
  await expectAccessible(page);
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Helen www.evil.example');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await seeText(dialog, 'Name must not contain www., ://, @, < or >');
});

journey('HR previews the effect of a start date on a set total, and the total stays', async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/approvals?tab=balances&search=yuki');
  await chooseUserAction(page, 'Yuki Tanaka', 'Adjust Balance');
  const balance = page.getByRole('dialog', { name: 'Adjust Leave Balance' });
  await balance.getByRole('textbox', { name: 'Vacation days this leave year' }).fill('26.5');
  await balance.getByRole('textbox', { name: 'Reason' }).fill('Half a year');
  await balance.getByRole('button', { name: 'Save Balance' }).click();
  await seeText(page, 'Leave balance adjusted');

  await page.goto('/admin/users?search=yuki');
  await chooseUserAction(page, 'Yuki Tanaka', 'Edit');
  const dialog = page.getByRole('dialog', { name: /^Edit Yuki/ });
  await typeDate(dialog, 'Employment start (optional)', Temporal.Now.plainDateISO('UTC').toString());
  await seeText(dialog, 'The totals of this leave year would change');
  await seeText(dialog, /26\.5 → [\d.]+ vacation days \(set by hand\)/);
  await expect
    .poll(() => dialog.getByRole('radio', { name: 'Keep what was set by hand, change the rest' }).isChecked())
    .toBe(true);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await seeText(page, 'User saved');

  await page.goto('/time-off/approvals?tab=balances&search=yuki');
  await chooseUserAction(page, 'Yuki Tanaka', 'Adjust Balance');
  await expect
    .poll(() => balance.getByRole('textbox', { name: 'Vacation days this leave year' }).inputValue())
    .toBe('26.5');
});
