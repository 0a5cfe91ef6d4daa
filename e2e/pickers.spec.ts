import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { signIn } from './fixtures/steps.ts';

/** The enabled options of the select, once open. */
async function offeredIn(page: Page, scope: Locator, label: string): Promise<string[]> {
  await scope
    .getByRole('button', { name: new RegExp(`${label}$`) })
    .first()
    .click();
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  await page.getByText('Searching…').waitFor({ state: 'detached' });
  return page.locator('[role=option]:not([aria-disabled=true])').allTextContents();
}

journey('the deputy picker offers exactly the eligible people', async ({ page, almanac }) => {
  await signIn(page, manager, '/profile');
  const card = page.getByRole('region', { name: 'Deputies' });
  await card.getByRole('button', { name: 'Add Deputy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Deputy' });
  const offered = await offeredIn(page, dialog, 'Deputy');
  await expectAccessible(page);
  const hr = await signInOverApi(almanac, hrAdmin.email);
  const lists = await Promise.all(
    ['MANAGER', 'HR_ADMIN', 'SYSTEM_ADMIN'].map((role) =>
      hr.get(`/admin/users?role=${role}&isActive=true`).then((answer) => answer.json()),
    ),
  );
  const able: { email: string }[] = lists.flat().filter(({ email }) => email !== manager.email);
  expect(offered).toHaveLength(able.length);
  for (const { email } of able) expect(offered.some((text) => text.includes(email))).toBe(true);
});

journey('a team member cannot be added again for the same days', async ({ page }) => {
  await signIn(page, hrAdmin);
  const teams: { id: string }[] = await (await page.request.get('/api/teams')).json();
  const membersOf = async (teamId: string): Promise<{ user: { email: string }; endDate?: string }[]> =>
    (await page.request.get(`/api/teams/${teamId}/members`)).json();
  const lists = await Promise.all(teams.map(async ({ id }) => ({ id, members: await membersOf(id) })));
  const found = lists.flatMap(({ id, members }) =>
    members.filter(({ endDate }) => endDate === undefined).map(({ user }) => ({ id, email: user.email })),
  );
  const member = found[0] ?? expect.fail('A team has a member');
  await page.goto(`/teams/${member.id}`);
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog');
  const offered = await offeredIn(page, dialog, 'User');
  expect(offered.length).toBeGreaterThan(20);
  expect(offered.some((text) => text.includes(member.email))).toBe(false);
  await page
    .getByRole('option', { name: /Already in this team then/ })
    .first()
    .waitFor();
});

journey(
  'a request on behalf offers the people whose requests the viewer decides',
  async ({ page, almanac }) => {
    const maria = await signInOverApi(almanac, manager.email);
    const decided: unknown[] = await (await maria.get('/people?isDecidedByMe=true&limit=100')).json();
    await signIn(page, manager, '/time-off/approvals');
    await page.getByRole('button', { name: 'Request on Behalf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request on Behalf' });
    const offered = await offeredIn(page, dialog, 'Person');
    expect(offered).toHaveLength(decided.length);
    expect(offered.some((text) => text.includes(manager.email))).toBe(false);
    expect(offered.some((text) => text.includes(employee.email))).toBe(true);
  },
);
