import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { loseResponses } from './fixtures/lost-answers.ts';
import { loseSessionAt } from './fixtures/lost-session.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import {
  daysAfter,
  followLink,
  mondayInWeeks,
  requestLink,
  seeHeading,
  seeText,
  signIn,
  startSession,
  typeDate,
} from './fixtures/steps.ts';

const dayOf = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

async function openDay(page: Page, date: string) {
  await page.goto(`/time-off?year=${date.slice(0, 4)}`);
  await dayOf(page, date).click();
  return page.getByRole('dialog', { name: 'Request Time Off' });
}

async function requestsOn(page: Page, date: string): Promise<unknown[]> {
  const answer = await page.request.get(`/api/vacation/my-requests?startDate=${date}&endDate=${date}`);
  return (await answer.json()).data;
}

journey(
  'days chosen in the year view are requested once: slowly, twice, and with a lost response',
  async ({ page }) => {
    const monday = mondayInWeeks(20);
    await signIn(page, employee);
    const held = Promise.withResolvers<void>();
    await page.route('**/vacation/preview', async (route) => {
      await held.promise;
      await route.continue();
    });
    const form = await openDay(page, monday);
    const keys = await loseResponses(page, '**/api/vacation', 1);
    await form.getByRole('button', { name: 'Submit Request' }).dblclick();
    held.resolve();
    await seeText(page, 'No reply yet');
    expect(await page.getByText('Time off request submitted').count()).toBe(0);
    await seeText(page, 'Time off request submitted');
    await form.waitFor({ state: 'detached' });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await requestsOn(page, monday)).toHaveLength(1);
  },
);

journey('days chosen in the year view survive a lost session', async ({ page }) => {
  const monday = mondayInWeeks(21);
  await signIn(page, employee);
  const form = await openDay(page, monday);
  await form.getByLabel('Reason (optional)').fill('Left by Escape');
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await page.reload();
  await seeHeading(page, 'Request Time Off');
  expect(await page.getByLabel('Reason (optional)').inputValue()).toBe('');

  await dayOf(page, monday).click();
  await form.getByLabel('Reason (optional)').fill('Typed over the year');
  await seeText(form, ': 1 day.');
  expectAnswer(page, 401);
  await loseSessionAt(page, '**/api/vacation');
  await form.getByRole('button', { name: 'Submit Request' }).click();
  await page.waitForURL(/\/login\?callbackURL=%2Ftime-off/);
  await followLink(page, await requestLink(page, employee.email));
  const reason = page.getByLabel('Reason (optional)');
  await expect.poll(() => reason.inputValue()).toBe('Typed over the year');
  await seeText(page, ': 1 day.');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await seeText(page, 'Time off request submitted');
  expect(await requestsOn(page, monday)).toHaveLength(1);
});

journey('dates restored from a draft can be changed one by one', async ({ page }) => {
  const monday = mondayInWeeks(23);
  await signIn(page, employee, '/time-off');
  await typeDate(page, 'Start date', monday);
  await typeDate(page, 'End date', daysAfter(monday, 4));
  await seeText(page, ': 5 days.');
  await page.reload();
  await seeText(page, ': 5 days.');
  await typeDate(page, 'Start date', daysAfter(monday, 1));
  await seeText(page, ': 4 days.');
});

journey('a deputy is named once, and the form survives a lost session', async ({ page }) => {
  const monday = mondayInWeeks(4);
  await signIn(page, manager, '/profile');
  const card = page.getByRole('region', { name: 'Deputies' });
  const open = card.getByRole('button', { name: 'Add Deputy' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Add Deputy' });
  await dialog
    .getByRole('button', { name: /Deputy$/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Search: Deputy' }).fill('helen');
  await page.getByRole('option', { name: /Helen Okafor/ }).click();
  await typeDate(dialog, 'First day', monday);
  await typeDate(dialog, 'Last day', daysAfter(monday, 4));
  expectAnswer(page, 401);
  await loseSessionAt(page, '**/deputies');
  await dialog.getByRole('button', { name: 'Add Deputy' }).click();
  await page.waitForURL(/\/login\?callbackURL=%2Fprofile/);
  await followLink(page, await requestLink(page, manager.email));
  await open.click();
  await dialog.getByRole('button', { name: /Helen Okafor/ }).waitFor();
  const keys = await loseResponses(page, '**/deputies', 1);
  await dialog.getByRole('button', { name: 'Add Deputy' }).dblclick();
  await seeText(page, 'No reply yet');
  await seeText(page, 'Deputy added');
  expect(new Set(keys).size).toBe(1);
  await seeText(card, /^Helen Okafor, Mon /);
  expect(await card.getByRole('listitem').count()).toBe(1);
});

journey('the command palette opens a form once, and a lost session closes it', async ({ page }) => {
  await signIn(page, manager);
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('for someone');
  await page.getByRole('menuitem', { name: 'Request time off for someone' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request on Behalf' });
  await dialog.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  expectAnswer(page, 401);
  await loseSessionAt(page, '**/api/people?*');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tanaka');
  await page.waitForURL(/\/login$/);
  await page.getByLabel('Email Address').waitFor();
});

journey(
  'people are imported once, however often Import is pressed and whatever is lost',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/admin/users/import');
    await page.getByLabel('CSV text').fill('email,name\nnora.lund@example.com,Nora Lund\n');
    await page.getByRole('button', { name: 'Preview' }).click();
    const keys = await loseResponses(page, '**/api/admin/users/import', 1);
    await page.getByRole('button', { name: 'Import 1 Person' }).dblclick();
    await seeText(page, 'No reply yet');
    await seeText(page, 'People imported');
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(1);
    const found = await (await page.request.get('/api/admin/users?search=nora.lund')).json();
    expect(found).toHaveLength(1);
  },
);

journey(
  "an edit's draft survives a lost session and never hides others' changes",
  async ({ page, almanac }) => {
    await startSession(page, hrAdmin);
    const [{ id, name }] = await (await page.request.get('/api/teams')).json();
    await page.goto(`/teams/${id}`);
    const edit = page.getByRole('button', { name: 'Edit Team' });
    const dialog = page.getByRole('dialog', { name: 'Edit Team' });
    const description = dialog.getByLabel('Description (optional)');
    await edit.click();
    await description.fill('Typed before the session ended');
    expectAnswer(page, 401);
    expectAnswer(page, 409);
    await loseSessionAt(page, `**/api/teams/${id}`);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(/\/login\?callbackURL=%2Fteams%2F/);
    const admin = await signInOverApi(almanac, systemAdmin.email);
    await admin.put(`/teams/${id}`, { name: 'Renamed meanwhile' });
    await followLink(page, await requestLink(page, hrAdmin.email));

    await edit.click();
    await expect.poll(() => description.inputValue()).toBe('Typed before the session ended');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeText(dialog, `Team name: Renamed meanwhile, was ${name}`);
    await dialog.getByRole('button', { name: 'Save on top' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await (await admin.get(`/teams/${id}`)).json()).toMatchObject({
      name: 'Renamed meanwhile',
      description: 'Typed before the session ended',
    });
  },
);

journey('a rules draft survives a reload until it is discarded', async ({ page }) => {
  await signIn(page, hrAdmin);
  const written = page.getByRole('textbox', { name: 'Name', exact: true });
  const dialogs = [
    ['/admin/leave/places', 'Add Place'],
    ['/admin/leave/plans', 'Add Plan'],
    ['/admin/leave/schedules', 'Change Four days'],
  ] as const;
  for (const [address, button] of dialogs) {
    await page.goto(address);
    const open = page.getByRole('button', { name: button }).filter({ visible: true }).first();
    await open.click();
    const before = await written.inputValue();
    await written.fill('Typed and not sent');
    await page.reload();
    await open.click();
    await expect.poll(() => written.inputValue()).toBe('Typed and not sent');
    await page.keyboard.press('Escape');
    await written.waitFor({ state: 'detached' });
    await open.click();
    await expect.poll(() => written.inputValue()).toBe(before);
  }

  await page.goto('/admin/leave/plans');
  await page.getByRole('link', { name: 'Germany' }).click();
  await page
    .getByRole('link', { name: /^Change from/ })
    .first()
    .click();
  const days = page.getByRole('textbox', { name: 'Per year', exact: true });
  const before = await days.inputValue();
  await days.fill('41');
  await days.press('Tab');
  await page.reload();
  await expect.poll(() => days.inputValue()).toBe('41');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page
    .getByRole('link', { name: /^Change from/ })
    .first()
    .click();
  await expect.poll(() => days.inputValue()).toBe(before);
});
