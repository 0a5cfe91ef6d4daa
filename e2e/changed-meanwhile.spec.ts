import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { type ApiClient, requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeText, signIn } from './fixtures/steps.ts';

async function addTeam(admin: ApiClient, name: string): Promise<{ id: string }> {
  const [department] = await (await admin.get('/admin/departments')).json();
  return (await admin.post('/teams', { name, departmentId: department.id })).json();
}

journey(
  'a conflicting edit keeps the typed text, shows the changes and saves on top',
  async ({ page, almanac }) => {
    const helen = await signInOverApi(almanac, hrAdmin.email);
    expectAnswer(page, 409);
    const { id } = await addTeam(helen, 'Harbour');
    await signIn(page, systemAdmin, `/teams/${id}`);
    const edit = page.getByRole('button', { name: 'Edit Team' });
    const dialog = page.getByRole('dialog', { name: 'Edit Team' });
    const description = dialog.getByLabel('Description (optional)');

    await edit.click();
    await description.fill('Ships and cranes');
    await helen.put(`/teams/${id}`, { name: 'Dock' });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeText(dialog, 'Someone else has changed this');
    await seeText(dialog, 'Team name: Dock, was Harbour');
    expect(await description.inputValue()).toBe('Ships and cranes');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save on top' }).click();
    await dialog.waitFor({ state: 'detached' });
    const saved = () => helen.get(`/teams/${id}`).then((answer) => answer.json());
    expect(await saved()).toMatchObject({ name: 'Dock', description: 'Ships and cranes' });

    await edit.click();
    await description.fill('Not wanted any more');
    await helen.put(`/teams/${id}`, { description: 'Cranes' });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeText(dialog, 'Description: Cranes, was Ships and cranes');
    await dialog.getByRole('button', { name: 'Use the new values' }).click();
    await expect.poll(() => description.inputValue()).toBe('Cranes');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await saved()).toMatchObject({ name: 'Dock', description: 'Cranes' });

    // A discarded edit must never come back over the stored record.
    await edit.click();
    await description.fill('Left');
    await page.keyboard.press('Escape');
    await edit.click();
    expect(await description.inputValue()).toBe('Cranes');
    await page.keyboard.press('Escape');
  },
);

journey("a new record's draft survives a reload and is dropped when its dialog closes", async ({ page }) => {
  await signIn(page, systemAdmin, '/teams');
  const create = page.getByRole('button', { name: 'Create Team' });
  const dialog = page.getByRole('dialog', { name: 'Create Team' });
  const name = dialog.getByLabel('Team name');
  for (const leave of ['Escape', 'Close', 'Cancel']) {
    await create.click();
    await name.fill('Pier');
    await page.reload();
    await create.click();
    await expect.poll(() => name.inputValue()).toBe('Pier');
    if (leave === 'Escape') await page.keyboard.press(leave);
    else await dialog.getByRole('button', { name: leave }).click();
    await dialog.waitFor({ state: 'detached' });
    await create.click();
    await name.waitFor();
    expect(await name.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

journey(
  'an approval that conflicts with an edit decides nothing, and the card shows the new days',
  async ({ page, almanac }) => {
    expectAnswer(page, 409);
    const monday = mondayInWeeks(30);
    const lena = await signInOverApi(almanac, employee.email);
    const reason = 'Moves when it is looked at';
    await requestVacation(lena, { startDate: monday, endDate: daysAfter(monday, 1) }, reason);
    const mine = await (await lena.get('/vacation/my-requests?limit=100')).json();
    const { id } = mine.data.find((request: { reason?: string }) => request.reason === reason);
    await signIn(page, manager, '/time-off/approvals');
    const card = page.getByRole('listitem').filter({ hasText: reason });
    let edits = 0;
    await page.route('**/approve', async (route) => {
      edits += 1;
      if (edits === 1) await lena.put(`/vacation/${id}`, { endDate: daysAfter(monday, 2) });
      await route.continue();
    });
    await card.getByRole('button', { name: 'Approve' }).click();
    await seeText(page, 'This request has changed');
    await seeText(card, /^changed, was Mon .* to Tue .*$/);
    await seeText(card, '3 business days');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Approve' }).click();
    await seeText(page, /^Approved: /);
    const decided = await (await lena.get(`/vacation/${id}`)).json();
    expect(decided).toMatchObject({ status: 'APPROVED', endDate: daysAfter(monday, 2) });
  },
);
