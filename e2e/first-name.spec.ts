import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee } from './fixtures/people.ts';
import { seeGreeting, seeText, signIn } from './fixtures/steps.ts';

const question = 'What is your name?';

journey('a person without a name is asked for it once, at their first sign-in', async ({ page }) => {
  const email = 'noor.haddad@example.com';
  await signIn(page, { name: email, email });
  const card = page.getByRole('region', { name: question });
  await card.getByRole('textbox', { name: 'Name' }).waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Save Name' }).click();
  await seeText(card, 'Name is required');
  await card.getByRole('textbox', { name: 'Name' }).fill('Noor Haddad');
  await card.getByRole('button', { name: 'Save Name' }).click();
  await seeGreeting(page, 'Noor Haddad');
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await seeGreeting(page, 'Noor Haddad');
  expect(await page.getByRole('heading', { name: question }).count()).toBe(0);
});

journey('a person with a name is not asked for it', async ({ page }) => {
  await signIn(page, employee);
  expect(await page.getByRole('heading', { name: question }).count()).toBe(0);
});
