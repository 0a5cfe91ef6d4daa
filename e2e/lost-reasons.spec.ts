import { expect } from 'vitest';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { loseResponses } from './fixtures/lost-answers.ts';
import { loseSessionAt } from './fixtures/lost-session.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, manager } from './fixtures/people.ts';
import { followLink, requestLink, seeText, signIn } from './fixtures/steps.ts';
import { cardsOf, requestMondays } from './fixtures/waiting-requests.ts';

journey('a rejection reason survives a lost session and rejects once', async ({ page, almanac }) => {
  const reason = 'Asked for before the session ended';
  const statuses = await requestMondays(await signInOverApi(almanac, employee.email), reason, [35, 36]);
  await signIn(page, manager, '/time-off/approvals');
  expectAnswer(page, 401);
  const dialog = page.getByRole('dialog', { name: /^Reject (Vacation )?Request$/ });
  const typed = dialog.getByLabel('Reason (Optional)');
  const reject = dialog.getByRole('button', { name: 'Reject Request' });
  const loseSessionOver = async (path: string) => {
    await loseSessionAt(page, path);
    await reject.click();
    await page.waitForURL(/\/login\?callbackURL=%2Ftime-off%2Fapprovals/);
    expect(await page.getByText(/^Rejected: /).count()).toBe(0);
    await followLink(page, await requestLink(page, manager.email));
  };
  const card = cardsOf(page, reason).first();
  await card.getByRole('button', { name: 'Reject' }).click();
  await typed.fill('The audit is that week');
  await loseSessionOver('**/reject');
  expect(await statuses()).toEqual(['PENDING', 'PENDING']);
  await card.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => typed.inputValue()).toBe('The audit is that week');
  const keys = await loseResponses(page, '**/reject', 1);
  await reject.dblclick();
  await seeText(page, /^Rejected: /);
  expect(new Set(keys).size).toBe(1);

  await card.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await typed.fill('Nobody else can be there');
  await loseSessionOver('**/bulk/reject');
  await card.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await expect.poll(() => typed.inputValue()).toBe('Nobody else can be there');
  await reject.click();
  await expect.poll(statuses).toEqual(['REJECTED', 'REJECTED']);
});
