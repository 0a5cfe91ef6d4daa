import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn, startSession } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewisse';

journey(
  'an administrator changes an allocation on the person page in two clicks, and others cannot',
  async ({ almanac, openPage }) => {
    const page = await openPage();
    await startSession(page, hrAdmin);
    const [{ id }] = await (await page.request.get('/api/people?search=lena%20fischer')).json();
    await page.goto(`/people/${id}`);
    const teams = page.getByRole('list', { name: 'Teams' });
    const row = teams.getByRole('listitem').filter({ hasText: 'Mobile' });
    await row.getByRole('button', { name: 'Change Mobile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Allocation' });
    await seeText(dialog, 'within 100%');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Allocation' }).fill('35');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await seeText(row, '35%');

    const lena = await signInOverApi(almanac, employee.email);
    const maria = await signInOverApi(almanac, manager.email);
    const own = await (await lena.get('/teams/my/allocations')).json();
    const [{ memberId, version }] = own.allocations;
    for (const client of [lena, maria]) {
      const refused = await client.put(`/teams/members/${memberId}`, { allocationPercent: 20, version });
      expect(refused.status).toBe(403);
    }
    for (const viewer of [employee, manager]) {
      const theirs = await openPage();
      await signIn(theirs, viewer, `/people/${id}`);
      const list = theirs.getByRole('list', { name: 'Teams' });
      await seeText(list.getByRole('listitem').filter({ hasText: 'Mobile' }), '35%');
      expect(await list.getByRole('button').count()).toBe(0);
      expect(await theirs.getByRole('button', { name: 'Add to Team' }).count()).toBe(0);
    }
  },
);

journey('an administrator adds a person to a team and removes them, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, hrAdmin);
  const [{ id }] = await (await page.request.get('/api/people?search=lena%20fischer')).json();
  await page.goto(`/people/${id}`);
  await page.getByRole('button', { name: 'Add to Team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to Team' });
  await dialog.getByRole('button', { name: /Team$/ }).click();
  await page.getByRole('combobox', { name: 'Search: Team' }).fill('Mobile');
  const taken = page.getByRole('option', { name: /Mobile/ });
  await seeText(taken, 'Already in this team then');
  await page.getByRole('combobox', { name: 'Search: Team' }).fill('Payments');
  await page.getByRole('option', { name: /Payments/ }).click();
  await dialog.getByRole('textbox', { name: 'Allocation' }).fill('5');
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.getByRole('list', { name: 'Teams' }).getByRole('listitem').filter({ hasText: 'Payments' });
  await seeText(row, '5%');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await chooseUserAction(page, 'Payments', 'Remove from Team');
  const question = page.getByRole('alertdialog', { name: 'Remove Member' });
  await seeText(question, /from Payments\?/);
  await seeText(question, "It hasn't started yet, so it is deleted.");
  await question.getByRole('button', { name: 'Remove' }).click();
  await question.waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
});

journey(
  'a person without department, start or team, and one with a long name, fit every width',
  async ({ page, almanac }) => {
    const ada = await signInOverApi(almanac, systemAdmin.email);
    const bareName = 'Bo';
    const invited = await ada.post('/admin/users', {
      email: 'bo@example.com',
      name: bareName,
      role: 'EMPLOYEE',
    });
    expect(invited.status, await invited.clone().text()).toBe(201);
    const bare = await invited.json();
    const [lena] = await (await ada.get(`/admin/users?search=${employee.email}`)).json();
    const renamed = await ada.put(`/admin/users/${lena.id}`, { name: longName, version: lena.version });
    expect(renamed.status).toBe(200);
    await signIn(page, hrAdmin);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/people/${bare.id}`);
      await seeHeading(page, bareName);
      await seeText(page, 'Employee · No department');
      await seeText(page, 'Not set');
      await seeHeading(page, 'In no team');
      await seeText(page, 'None planned');
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await page.goto(`/people/${lena.id}`);
      await page.getByRole('button', { name: `Request Time Off for ${longName}` }).waitFor();
      await page.getByRole('list', { name: 'Teams' }).waitFor();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
    }
  },
);
