import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeText, signIn, typeDate } from './fixtures/steps.ts';
import { chooseUserAction, userAction } from './fixtures/user-actions.ts';

const rowOf = (page: Page, email: string) =>
  page.getByRole('list', { name: 'Users', exact: true }).getByRole('listitem').filter({ hasText: email });

journey('HR offboards a manager, sees open items and names new team leads', async ({ page }) => {
  await signIn(page, hrAdmin, `/admin/users?search=${manager.email}`);
  const open = () => chooseUserAction(page, manager.name, 'Offboard…');
  await open();
  const dialog = page.getByRole('dialog', { name: `Offboard ${manager.name}` });
  await typeDate(dialog, 'Last day', mondayInWeeks(4));
  await seeText(dialog, /teams? they lead/);
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
  await seeText(page, 'It has passed, so the account is deactivated.');
  await seeText(rowOf(page, manager.email), 'Inactive');
  await page.goto('/admin/audit');
  await seeText(page, /leads the team .* after Maria Rossi/);

  await page.goto(`/admin/users?search=${hrAdmin.email}`);
  const own = await userAction(page, hrAdmin.name, 'Offboard…');
  await expect.poll(() => own.getAttribute('aria-disabled')).toBe('true');
});

journey(
  'the user form warns of time off after a new last day but cancels none',
  async ({ almanac, page }) => {
    const admin = await signInOverApi(almanac, hrAdmin.email);
    const lena = await signInOverApi(almanac, employee.email);
    const monday = mondayInWeeks(9);
    await requestVacation(lena, { startDate: monday, endDate: monday }, 'After the last day');
    const [user] = await (await admin.get(`/admin/users?search=${employee.email}`)).json();
    const planned = await admin.post(`/admin/users/${user.id}/leaving`, {
      lastDay: mondayInWeeks(12),
      cancelLaterLeave: false,
      endMemberships: false,
      version: user.version,
    });
    expect(planned.status).toBe(200);

    await signIn(page, hrAdmin, `/admin/users?search=${employee.email}`);
    await chooseUserAction(page, employee.name, 'Edit');
    const dialog = page.getByRole('dialog', { name: `Edit ${employee.name}` });
    const warning = dialog.getByText(/requests? after the new last day/);
    await dialog.getByRole('group', { name: 'Last day' }).waitFor();
    expect(await warning.count()).toBe(0);
    await typeDate(dialog, 'Last day', mondayInWeeks(8));
    await warning.waitFor();
    await seeText(dialog, /Vacation, .*, pending/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeText(page, 'User saved');
    const { data } = await (await lena.get('/vacation/my-requests?limit=100')).json();
    const request = data.find((each: { reason?: string }) => each.reason === 'After the last day');
    expect(request.status).toBe('PENDING');
  },
);
