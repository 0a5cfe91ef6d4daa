import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { loseResponses } from './fixtures/lost-answers.ts';
import { loseSessionAt } from './fixtures/lost-session.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import {
  followLink,
  mondayInWeeks,
  requestLink,
  seeText,
  signIn,
  startSession,
  typeDate,
} from './fixtures/steps.ts';

journey(
  'time off recorded on a person page survives a lost session and is recorded once',
  async ({ page }) => {
    const monday = mondayInWeeks(22);
    await startSession(page, manager);
    const [{ id }] = await (await page.request.get('/api/people?search=lena%20fischer')).json();
    await page.goto(`/people/${id}`);
    const open = page.getByRole('button', { name: 'Request Time Off for Lena' });
    const dialog = page.getByRole('dialog', { name: `Time Off for ${employee.name}` });
    const reason = dialog.getByLabel('Reason (optional)');
    await open.click();
    await typeDate(dialog, 'Start date', monday);
    await reason.fill('Typed on their page');
    expectAnswer(page, 401);
    await loseSessionAt(page, '**/on-behalf');
    await dialog.getByRole('button', { name: 'Save Request' }).click();
    await page.waitForURL(/\/login\?callbackURL=%2Fpeople%2F/);
    await followLink(page, await requestLink(page, manager.email));

    await open.click();
    await expect.poll(() => reason.inputValue()).toBe('Typed on their page');
    const keys = await loseResponses(page, '**/on-behalf', 1);
    await dialog.getByRole('button', { name: 'Save Request' }).dblclick();
    await seeText(page, 'No reply yet');
    expect(await page.getByText('Time off saved').count()).toBe(0);
    await seeText(page, 'Time off saved');
    await dialog.waitFor({ state: 'detached' });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    const found = await page.request.get(
      `/api/vacation?requesterId=${id}&startDate=${monday}&endDate=${monday}`,
    );
    expect((await found.json()).data).toHaveLength(1);
  },
);

journey(
  "days chosen in a person's year are requested once, and the form survives a lost session",
  async ({ page }) => {
    const monday = mondayInWeeks(24);
    await signIn(page, manager);
    const [{ id }] = await (await page.request.get('/api/people?search=lena%20fischer')).json();
    const openDay = async () => {
      await page.goto(`/people/${id}?tab=year&year=${monday.slice(0, 4)}`);
      await page.locator(`[data-day="${monday}"]`).click();
    };
    const dialog = page.getByRole('dialog', { name: `Time Off for ${employee.name}` });
    const reason = dialog.getByLabel('Reason (optional)');
    await openDay();
    await reason.fill('Typed over their year');
    expectAnswer(page, 401);
    await loseSessionAt(page, '**/on-behalf');
    await dialog.getByRole('button', { name: 'Save Request' }).click();
    await page.waitForURL(/\/login\?callbackURL=%2Fpeople%2F/);
    await followLink(page, await requestLink(page, manager.email));
    await page.getByRole('button', { name: 'Request Time Off for Lena' }).click();
    await expect.poll(() => reason.inputValue()).toBe('Typed over their year');
    const keys = await loseResponses(page, '**/on-behalf', 1);
    await dialog.getByRole('button', { name: 'Save Request' }).dblclick();
    await seeText(page, 'No reply yet');
    await seeText(page, 'Time off saved');
    expect(new Set(keys).size).toBe(1);
    const found = await page.request.get(
      `/api/vacation?requesterId=${id}&startDate=${monday}&endDate=${monday}`,
    );
    expect((await found.json()).data).toHaveLength(1);
  },
);

journey('a balance is adjusted once, and its draft survives a lost session', async ({ page }) => {
  await startSession(page, hrAdmin);
  const [{ id }] = await (await page.request.get('/api/people?search=lena%20fischer')).json();
  await page.goto(`/balance/${id}`);
  const open = page.getByRole('button', { name: 'Adjust', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Adjust Balance' });
  const adjust = dialog.getByRole('button', { name: 'Adjust', exact: true });
  await open.click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1.5');
  await dialog.getByLabel('Reason').fill('Worked on the day of the move');
  expectAnswer(page, 401);
  await loseSessionAt(page, '**/admin/leave/adjustments');
  await adjust.click();
  await page.waitForURL(/\/login\?callbackURL=%2Fbalance%2F/);
  await followLink(page, await requestLink(page, hrAdmin.email));
  await open.click();
  await expect.poll(() => dialog.getByLabel('Reason').inputValue()).toBe('Worked on the day of the move');
  expect(await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('1.5');
  const keys = await loseResponses(page, '**/admin/leave/adjustments', 1);
  await adjust.dblclick();
  await seeText(page, 'No reply yet');
  expect(await page.getByText('Balance adjusted').count()).toBe(0);
  await seeText(page, 'Balance adjusted');
  expect(new Set(keys).size).toBe(1);
  const lines = page.getByRole('button', { name: /^Undo / });
  await lines.first().waitFor();
  expect(await lines.count()).toBe(1);
});
