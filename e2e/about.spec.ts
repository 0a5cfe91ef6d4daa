import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';

journey('an employee reads the running version and the licences', async ({ page }) => {
  await signIn(page, employee);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'About Almanac' }).click();
  await page.waitForURL('**/about');
  await seeHeading(page, 'About Almanac');
  await seeHeading(page, /^Almanac \d+\.\d+\.\d+$/);
  for (const name of ['react', 'fastify', 'PostgreSQL', 'Node.js'])
    await page.getByRole('rowheader', { name, exact: true }).waitFor();
  await page.getByRole('link', { name: 'CC BY-SA 3.0' }).waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const [licences] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Read all licences' }).click(),
  ]);
  await seeText(licences, /Almanac \(MIT\)/);
  expect(await licences.locator('body').innerText()).toContain('PostgreSQL Global Development Group');
});
