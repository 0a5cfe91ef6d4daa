import { expect } from 'vitest';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { loseResponses } from './fixtures/lost-answers.ts';
import { loseSessionAt } from './fixtures/lost-session.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, manager } from './fixtures/people.ts';
import { followLink, requestLink, seeText, signIn } from './fixtures/steps.ts';
import { cardsOf, requestMondays } from './fixtures/waiting-requests.ts';

journey('an undo whose response is lost happens once and is confirmed', async ({ page, almanac }) => {
  const reason = 'Taken back out of sight';
  const statuses = await requestMondays(await signInOverApi(almanac, employee.email), reason, [30]);
  await signIn(page, manager, '/time-off/approvals');
  const keys = await loseResponses(page, '**/undo-decision', 1);
  await cardsOf(page, reason).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await seeText(page, 'No reply yet');
  expect(await page.getByText('Decision undone').count()).toBe(0);
  await seeText(page, 'Decision undone');
  await cardsOf(page, reason).getByRole('button', { name: 'Approve' }).waitFor();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await statuses()).toEqual(['PENDING']);
});

journey('a decision confirmed too late offers no undo', async ({ page, almanac }) => {
  const reason = 'Known too late';
  const statuses = await requestMondays(await signInOverApi(almanac, employee.email), reason, [31]);
  await signIn(page, manager, '/time-off/approvals');
  await page.route('**/approve', async (route) => {
    const answer = await route.fetch();
    // The mail is sent once the decision can no longer be undone.
    const mailbox = async () => (await page.request.get('/dev/mailbox')).text();
    await expect.poll(mailbox).toContain('was approved: Mon');
    await route.fulfill({ response: answer });
  });
  await cardsOf(page, reason).getByRole('button', { name: 'Approve' }).click();
  await seeText(page, /^Approved: /);
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  expect(await statuses()).toEqual(['APPROVED']);
});

journey('a bulk decision pressed twice after a lost response is made once', async ({ page, almanac }) => {
  const reason = 'Both out of sight';
  const statuses = await requestMondays(await signInOverApi(almanac, employee.email), reason, [32, 33]);
  await signIn(page, manager, '/time-off/approvals');
  const cards = cardsOf(page, reason);
  await expect.poll(() => cards.count()).toBe(2);
  for (const card of await cards.all()) await card.getByRole('checkbox').press('Space');
  const keys = await loseResponses(page, '**/bulk/approve', 1);
  await page.getByRole('button', { name: 'Approve selected' }).dblclick();
  await seeText(page, 'No reply yet');
  await seeText(page, '2 approved');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await statuses()).toEqual(['APPROVED', 'APPROVED']);
  await expect.poll(() => cards.count()).toBe(0);
});

journey('a session lost before a decision decides nothing and returns to it', async ({ page, almanac }) => {
  const reason = 'Not without a session';
  const statuses = await requestMondays(await signInOverApi(almanac, employee.email), reason, [34]);
  await signIn(page, manager, '/time-off/approvals');
  const approve = cardsOf(page, reason).getByRole('button', { name: 'Approve' });
  expectAnswer(page, 401);
  await loseSessionAt(page, '**/approve');
  await approve.click();
  await page.waitForURL(/\/login\?callbackURL=%2Ftime-off%2Fapprovals/);
  expect(await page.getByText(/^Approved: /).count()).toBe(0);
  expect(await statuses()).toEqual(['PENDING']);
  await followLink(page, await requestLink(page, manager.email));
  await approve.click();
  await seeText(page, /^Approved: /);
  expect(await statuses()).toEqual(['APPROVED']);
});
