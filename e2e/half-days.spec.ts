import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin } from './fixtures/people.ts';
import {
  availableVacationDays,
  daysAfter,
  mondayInWeeks,
  seeHeading,
  seeText,
  signIn,
  typeDate,
} from './fixtures/steps.ts';

const wednesday = daysAfter(mondayInWeeks(20), 2);
const thursday = daysAfter(wednesday, 1);

journey('an employee previews half a day on a half holiday', async ({ page, almanac }) => {
  const hr = await signInOverApi(almanac, hrAdmin.email);
  for (const { id, version } of await (await hr.get('/admin/leave/places')).json()) {
    const holidays = [{ date: thursday, name: 'Founding Day', half: 'PM' }];
    const answer = await hr.put(`/admin/leave/places/${id}/holidays/${thursday.slice(0, 4)}`, {
      version,
      holidays,
    });
    expect(answer.status).toBe(200);
  }

  await signIn(page, employee, '/time-off');
  await seeHeading(page, 'Vacation Days');
  const before = await availableVacationDays(page);
  await typeDate(page, 'Start date', wednesday);
  await typeDate(page, 'End date', thursday);
  await seeText(page, ': 1.5 days.');
  await page.getByRole('radiogroup', { name: 'First day' }).getByText('Afternoon only').click();
  await seeText(page, ': 1 day.');
  await seeText(page, /Wed .+ ½ \(afternoon\), Thu .+ ½ \(half holiday: Founding Day\)\./);
  await expectAccessible(page);

  await page.getByLabel('Reason (optional)').fill('An afternoon by the sea');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await seeText(page, 'Time off request submitted');
  const row = page.getByRole('listitem').filter({ hasText: 'An afternoon by the sea' });
  await seeText(row, /Wed .+, afternoon/);
  await seeText(row, '1 business day');
  await expect.poll(() => availableVacationDays(page)).toBe(before - 1);

  await row.getByRole('button', { name: /^Edit: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Request' });
  const afternoon = dialog.getByRole('radio', { name: 'Afternoon only' });
  await expect.poll(() => afternoon.isChecked()).toBe(true);
  await typeDate(dialog, 'End date', wednesday);
  await dialog.getByRole('radiogroup', { name: 'Part of the day' }).getByText('Morning').click();
  await seeText(dialog, ': 0.5 days.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await seeText(page, 'Time off request changed');
  await seeText(row, /^Wed .+, morning/);
});
