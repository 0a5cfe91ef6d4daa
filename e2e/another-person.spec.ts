import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';

journey(
  'what somebody has half typed is theirs, also when another person signs in in the next tab',
  async ({ page }) => {
    await signIn(page, employee);
    await page.goto('/time-off');
    const reason = page.getByLabel('Reason (optional)');
    await reason.fill('Nobody else reads this');

    const tab = await page.context().newPage();
    const signInThere = async (person: typeof employee) => {
      await signIn(tab, person);
      // The tab behind asks who is signed in as soon as somebody comes back to it.
      await page.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
      await seeText(page.getByRole('complementary'), person.name);
    };
    await signInThere(manager);
    await expect.poll(() => reason.inputValue()).toBe('');
    await reason.fill('By the manager');
    await signInThere(employee);
    await expect.poll(() => reason.inputValue()).toBe('Nobody else reads this');
  },
);
