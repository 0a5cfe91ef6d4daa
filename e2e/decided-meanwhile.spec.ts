import { expect } from 'vitest';
import { type ApiClient, requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { colleague, employee, hrAdmin, manager } from './fixtures/people.ts';
import { expectFocus, mondayInWeeks, seeText, signIn } from './fixtures/steps.ts';
import { cardsOf } from './fixtures/waiting-requests.ts';

/** Requests a Monday off; returns a function that deletes the request. */
async function ask(client: ApiClient, weeks: number, reason: string) {
  const monday = mondayInWeeks(weeks);
  await requestVacation(client, { startDate: monday, endDate: monday }, reason);
  let text = reason;
  const find = async () => {
    const { data } = await (await client.get('/vacation/my-requests?limit=100')).json();
    return data.find((request: { reason?: string }) => request.reason === text);
  };
  return {
    status: async () => (await find()).status,
    change: async (changed: string) => {
      const { id, version, type, startDate, endDate } = await find();
      const answer = await client.put(`/vacation/${id}`, {
        type,
        startDate,
        endDate,
        reason: changed,
        version,
      });
      expect(answer.status).toBe(200);
      text = changed;
    },
    cancel: async () => {
      const { id, version } = await find();
      expect((await client.post(`/vacation/${id}/cancel`, { version })).status).toBe(200);
    },
  };
}

journey(
  'a half-typed reason stays when its request disappears, and applies to no other request',
  async ({ page, almanac }) => {
    const lena = await ask(await signInOverApi(almanac, employee.email), 31, 'Goes while HR types');
    const yuki = await ask(await signInOverApi(almanac, colleague.email), 32, 'Stays while HR types');
    await signIn(page, hrAdmin, '/time-off/approvals');
    const card = cardsOf(page, 'Goes while HR types');
    await card.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject Vacation Request' });
    await expectFocus(dialog.getByRole('textbox'));
    await page.keyboard.type('We need ');
    await lena.cancel();
    await cardsOf(page, 'Goes while HR types').waitFor({ state: 'detached' });
    await page.keyboard.type('a jar');
    expect(await dialog.getByRole('textbox').inputValue()).toBe('We need a jar');
    await seeText(dialog, `${employee.name} will see this reason.`);
    expectAnswer(page, 409);
    await dialog.getByRole('button', { name: 'Reject Request' }).click();
    await seeText(page, 'This request has changed');
    expect([await lena.status(), await yuki.status()]).toEqual(['CANCELLED', 'PENDING']);
  },
);

journey(
  'a balance being set stays with its person when their request disappears',
  async ({ page, almanac }) => {
    const yuki = await ask(await signInOverApi(almanac, colleague.email), 34, 'Stays beside the balance');
    const lena = await ask(await signInOverApi(almanac, employee.email), 35, 'Goes beside the balance');
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, hrAdmin, '/time-off/approvals');
    const dialog = page.getByRole('dialog', { name: 'Adjust Leave Balance' });
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    const openAdjustment = async (text: string) => {
      await cardsOf(page, text).focus();
      await expectFocus(cardsOf(page, text));
      await page.getByRole('button', { name: 'Adjust balance' }).click();
      await reason.waitFor();
    };
    await openAdjustment('Stays beside the balance');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await openAdjustment('Goes beside the balance');
    await seeText(dialog, employee.name);
    await reason.fill('Carried over');
    await lena.cancel();
    await cardsOf(page, 'Goes beside the balance').waitFor({ state: 'detached' });
    await seeText(dialog, employee.name);
    expect(await reason.inputValue()).toBe('Carried over');
    expect(await yuki.status()).toBe('PENDING');
  },
);

journey('a request edited meanwhile is not rejected unseen', async ({ page, almanac }) => {
  const client = await signInOverApi(almanac, employee.email);
  const lena = await ask(client, 37, 'Before it was changed');
  expectAnswer(page, 409);
  await signIn(page, hrAdmin, '/time-off/approvals');
  const dialog = page.getByRole('dialog', { name: 'Reject Vacation Request' });
  await cardsOf(page, 'Before it was changed').getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('textbox').fill('No');
  await lena.change('After it was changed');
  await cardsOf(page, 'After it was changed').waitFor();
  await dialog.getByRole('button', { name: 'Reject Request' }).click();
  await seeText(page, 'This request has changed');
  expect(await lena.status()).toBe('PENDING');

  const several = page.getByRole('dialog', { name: 'Reject Request' });
  await cardsOf(page, 'After it was changed').focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await several.getByRole('textbox').fill('No');
  await lena.change('Changed once more');
  await cardsOf(page, 'Changed once more').waitFor();
  await several.getByRole('button', { name: 'Reject Request' }).click();
  await seeText(page, '1 request could not be decided');
  expect(await lena.status()).toBe('PENDING');
  await lena.cancel();
});

journey(
  'a balance dialog opened from a request stays open when the request disappears',
  async ({ page, almanac }) => {
    const lena = await ask(await signInOverApi(almanac, employee.email), 38, 'Goes under its details');
    await page.setViewportSize({ width: 1100, height: 900 });
    await signIn(page, hrAdmin, '/time-off/approvals');
    await cardsOf(page, 'Goes under its details').getByRole('button', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Adjust balance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust Leave Balance' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Carried over');
    await lena.cancel();
    await cardsOf(page, 'Goes under its details').waitFor({ state: 'detached' });
    await seeText(dialog, employee.name);
    expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Carried over');
  },
);

journey(
  "a row's open dialog stays when the row leaves the list, and shows what happened to it",
  async ({ page, almanac }) => {
    const lena = await ask(await signInOverApi(almanac, employee.email), 40, 'Leaves the dashboard');
    expectAnswer(page, 409);
    await signIn(page, manager, '/time-off/approvals?tab=all&status=PENDING');
    const row = cardsOf(page, 'Leaves the dashboard');
    await row.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject Request' });
    await dialog.getByRole('textbox').fill('We need ');
    const refetched = page.waitForResponse(/\/api\/vacation\?/);
    await lena.cancel();
    await refetched;
    await page.keyboard.type('you here');
    expect(await dialog.getByRole('textbox').inputValue()).toBe('We need you here');
    await dialog.getByRole('button', { name: 'Reject Request' }).click();
    await seeText(page, 'This request has changed');
    await row.waitFor({ state: 'detached' });
    expect(await lena.status()).toBe('CANCELLED');
  },
);

journey('a deletion applies to the record that was confirmed', async ({ page, almanac }) => {
  const yuki = await ask(await signInOverApi(almanac, colleague.email), 41, 'Not yet changed');
  expectAnswer(page, 409);
  await signIn(page, colleague, '/time-off/my-requests');
  await cardsOf(page, 'Not yet changed')
    .getByRole('button', { name: /^Delete:/ })
    .click();
  await yuki.change('Changed in the next tab');
  await cardsOf(page, 'Changed in the next tab').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await seeText(page, /^Failed to delete request/);
  expect(await yuki.status()).toBe('PENDING');
  await yuki.cancel();
});
