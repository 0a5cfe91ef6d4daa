import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

const monday = mondayInWeeks(44);
const friday = daysAfter(monday, 4);

journey('a manager requests on behalf from the calendar and previews the cost', async ({ page }) => {
  await signIn(page, manager, '/time-off/calendar');
  await page.getByRole('button', { name: 'Request on Behalf' }).click();
  const form = page.getByRole('dialog', { name: 'Request on Behalf' });
  await typeDate(form, 'Start date', monday);
  await typeDate(form, 'End date', friday);
  await form.getByRole('button', { name: /Person/ }).click();
  await page.getByRole('combobox', { name: 'Search: Person' }).fill('helen');
  // A manager doesn't decide HR's requests, so HR is not offered.
  await seeText(page, 'No option found.');
  await page.getByRole('combobox', { name: 'Search: Person' }).fill('lena');
  await page.getByRole('option', { name: /Lena Fischer/ }).click();
  await seeText(form, ': 5 days.');
  await seeText(form, /Leaves them \d+ sick days/);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save Request' }).click();
  await seeText(page, 'Time off saved');
});

journey('an administrator requests on behalf of a user, also for past days', async ({ page, almanac }) => {
  await signIn(page, hrAdmin, '/admin/users?search=lena.fischer');
  await chooseUserAction(page, employee.name, 'Request on Behalf');
  const form = page.getByRole('dialog', { name: `Time Off for ${employee.name}` });
  expect(await form.getByRole('button', { name: /Person/ }).count()).toBe(0);
  await typeDate(form, 'Start date', monday);
  await typeDate(form, 'End date', monday);
  await seeText(form, 'These days overlap another request');
  await expectAccessible(page);
  await typeDate(form, 'Start date', daysAfter(monday, 5));
  await typeDate(form, 'End date', daysAfter(monday, 6));
  await seeText(form, /at least one business day/);

  const past = mondayInWeeks(-8);
  await typeDate(form, 'Start date', past);
  await typeDate(form, 'End date', past);
  await seeText(form, ': 1 day.');
  await form.getByRole('button', { name: 'Save Request' }).click();
  await seeText(page, 'Time off saved');
  await seeHeading(page, 'Users');
  const lena = await signInOverApi(almanac, employee.email);
  const { data } = await (await lena.get(`/vacation/my-requests?type=SICK_LEAVE&limit=100`)).json();
  expect(data).toContainEqual(expect.objectContaining({ startDate: past, status: 'APPROVED' }));
});
