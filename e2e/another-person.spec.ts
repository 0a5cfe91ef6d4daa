import { expect } from 'vitest';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { mondayInWeeks, seeText, signIn } from './fixtures/steps.ts';
import { cardsOf } from './fixtures/waiting-requests.ts';

journey(
  'half-typed text stays with its author when another person signs in in the next tab',
  async ({ page }) => {
    await signIn(page, employee, '/time-off');
    const reason = page.getByLabel('Reason (optional)');
    await reason.fill('Nobody else reads this');

    const tab = await page.context().newPage();
    const signInThere = async (person: typeof employee) => {
      await signIn(tab, person);
      // The background tab checks the session on its next focus.
      await page.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
      await seeText(page.getByRole('complementary'), person.name);
    };
    await signInThere(manager);
    await expect.poll(() => reason.inputValue()).toBe('');
    await reason.fill('By the manager');
    // The tab refetches the number of waiting requests before it learns who is signed in.
    expectAnswer(page, 403);
    await signInThere(employee);
    await expect.poll(() => reason.inputValue()).toBe('Nobody else reads this');
  },
);

journey('a message about a decision is gone once another person signs in', async ({ page, almanac }) => {
  const monday = mondayInWeeks(33);
  await requestVacation(
    await signInOverApi(almanac, employee.email),
    { startDate: monday, endDate: monday },
    'Told to one',
  );
  await signIn(page, manager, '/time-off/approvals');
  await cardsOf(page, 'Told to one').getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject Request' }).click();
  await seeText(page, /^Rejected: /);
  await page.getByText(/^Rejected: /).hover();

  const tab = await page.context().newPage();
  await signIn(tab, hrAdmin);
  await page.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
  await seeText(page.getByRole('complementary'), hrAdmin.name);
  await page.getByText(/^Rejected: /).waitFor({ state: 'detached', timeout: 5_000 });
});
