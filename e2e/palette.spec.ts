import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { expectFocus, seeGreeting, seeHeading, seeText, signIn } from './fixtures/steps.ts';

journey('a person is found by keyboard alone, by their names in any order', async ({ page }) => {
  await signIn(page, manager);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('searchbox', { name: 'Search people, pages and actions' });
  await expectFocus(search);
  await seeText(page, 'Request time off for someone');
  await expectAccessible(page);
  await page.keyboard.type('fischer lena');
  await page.getByRole('menuitem', { name: employee.name }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await seeHeading(page, employee.name);
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/people\/[\da-f-]{36}$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

journey('pages and actions are found by their words, limited to those permitted', async ({ page }) => {
  await signIn(page, employee);
  await page.getByRole('button', { name: 'Search people and pages' }).click();
  await page.getByRole('searchbox').fill('audit');
  await seeText(page, 'Nothing found. Try another part of the name.');
  await page.getByRole('searchbox').fill('requests my');
  await page.getByRole('menuitem', { name: 'My Requests' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await seeHeading(page, 'My Time Off Requests');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

journey('letter shortcuts open pages, except in text fields or when switched off', async ({ page }) => {
  await signIn(page, employee);
  await page.keyboard.press('c');
  await seeHeading(page, 'Request Time Off');
  await page.getByLabel('Reason').fill('');
  await page.keyboard.type('gd');
  expect(await page.getByLabel('Reason').inputValue()).toBe('gd');
  await page.getByRole('heading', { name: 'Time Off', exact: true }).click();
  await page.keyboard.type('gd');
  await seeGreeting(page, employee.name);
  await page.keyboard.press('?');
  await seeHeading(page, 'Keys');
  await seeText(page.getByRole('list', { name: 'Letters' }), 'Show these keys');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'profile' }).click();
  await seeHeading(page, 'Settings');
  await page.getByText('Single-key shortcuts').click();
  const letters = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect.poll(() => letters.isChecked()).toBe(false);
  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('menuitem', { name: 'Show the keys' }).textContent()).toBe('Show the keys');
  expect(new URL(page.url()).pathname).toBe('/profile');
});

journey('on a phone the search is a sheet, and an administrator finds teams', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, hrAdmin);
  await page.getByRole('button', { name: 'Find people and pages' }).click();
  await page.getByRole('searchbox').fill('platform');
  const team = page.getByRole('menuitem', { name: /platform/i }).first();
  await team.waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  expect((await team.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await team.click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/teams\/[\da-f-]{36}$/);
});
