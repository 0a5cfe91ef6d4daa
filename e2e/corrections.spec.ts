import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeText, signIn } from './fixtures/steps.ts';

journey(
  'sick during vacation: the days are refunded at once, and a rejection restores the vacation',
  async ({ openPage, almanac }) => {
    const boss = await signInOverApi(almanac, manager.email);
    const lena = await signInOverApi(almanac, employee.email);
    const monday = mondayInWeeks(36);
    const days = { type: 'VACATION', startDate: monday, endDate: daysAfter(monday, 4) };
    const { id } = await (await lena.post('/vacation', days)).json();
    await boss.post(`/vacation/${id}/approve`, {});

    const page = await openPage();
    await signIn(page, employee, `/time-off/requests/${id}`);
    await page.getByRole('button', { name: 'Report sick days' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report Sick Days' });
    await dialog.getByRole('button', { name: 'Report' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Report' }).click();
    await seeText(page, 'Reported');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'Related requests' }).getByRole('link').click();
    await seeText(page, 'Sick Leave');
    await seeText(page, 'Removed from');
    await expectAccessible(page);

    const decider = await openPage();
    await signIn(decider, manager, new URL(page.url()).pathname);
    await decider.getByRole('button', { name: 'Reject' }).click();
    const rejection = decider.getByRole('dialog');
    await rejection.getByRole('textbox').fill('You were seen at work');
    await rejection.getByRole('button', { name: 'Reject' }).click();
    await seeText(decider, /^Rejected: /);
    const restored = await (await lena.get(`/vacation/${id}`)).json();
    expect(restored).toMatchObject({ status: 'APPROVED', startDate: monday, endDate: daysAfter(monday, 4) });
  },
);

journey('a manager records time off for an employee and shortens it', async ({ page, almanac }) => {
  const boss = await signInOverApi(almanac, manager.email);
  const lena = await signInOverApi(almanac, employee.email);
  const me = (await (await lena.get('/auth/get-session')).json()).user;
  await signIn(page, manager, '/time-off/approvals?tab=all');
  await page.getByRole('button', { name: 'Request on Behalf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request on Behalf' });
  await dialog.getByRole('button', { name: 'Save Request' }).click();
  await seeText(page, 'Person is required');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const monday = mondayInWeeks(40);
  const recorded = await boss.post('/vacation/on-behalf', {
    userId: me.id,
    type: 'UNPAID',
    status: 'APPROVED',
    startDate: monday,
    endDate: daysAfter(monday, 4),
  });
  const { id } = await recorded.json();
  await page.goto(`/time-off/requests/${id}`);
  await seeText(page, 'Recorded by');
  await page.getByRole('button', { name: 'Shorten' }).click();
  const shortening = page.getByRole('dialog', { name: 'Shorten Time Off' });
  await shortening.getByRole('textbox', { name: /Reason/ }).fill('Back for the fair');
  await expectAccessible(page);
  await shortening.getByRole('button', { name: 'Shorten' }).click();
  await seeText(page, 'Time off shortened');
  expect(await (await lena.get(`/vacation/${id}`)).json()).toMatchObject({ endDate: daysAfter(monday, 3) });
});
