import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { hrAdmin, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeText, signIn, typeDate } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

journey('a manager names a deputy; HR sees, names and removes deputies', async ({ page, openPage }) => {
  const monday = mondayInWeeks(3);
  await signIn(page, manager, '/profile');
  const card = page.getByRole('region', { name: 'Deputies' });
  await seeText(card, 'No deputy yet.');
  await card.getByRole('button', { name: 'Add Deputy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Deputy' });
  await dialog.getByRole('button', { name: 'Add Deputy' }).click();
  await seeText(dialog, 'Deputy is required');
  await dialog
    .getByRole('button', { name: /Deputy$/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Search: Deputy' }).fill('lena');
  // Employees decide no requests, so they are not offered.
  await seeText(page, 'No option found.');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Search: Deputy' }).fill('helen');
  await page.getByRole('option', { name: /Helen Okafor/ }).click();
  await typeDate(dialog, 'First day', monday);
  await typeDate(dialog, 'Last day', daysAfter(monday, 4));
  await dialog.getByRole('button', { name: 'Add Deputy' }).click();
  await seeText(page, 'Deputy added');
  await seeText(card, /^Helen Okafor, Mon /);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);

  const office = await openPage();
  await signIn(office, hrAdmin, '/admin/users?search=maria.rossi');
  await chooseUserAction(office, manager.name, 'Deputies');
  const list = office.getByRole('dialog', { name: `Deputies of ${manager.name}` });
  await list.getByRole('button', { name: /^Remove: Helen Okafor/ }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await seeText(office, 'Deputy removed');
  await seeText(list, 'No deputy yet.');
  await expectAccessible(office);
  await page.reload();
  await seeText(card, 'No deputy yet.');
  expect(await card.getByRole('listitem').count()).toBe(0);
});
