import assert from 'node:assert/strict';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import type { Almanac } from './fixtures/almanac.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin } from './fixtures/people.ts';
import {
  daysAfter,
  expectFocus,
  mondayInWeeks,
  seeHeading,
  seeText,
  signIn,
  typeDate,
} from './fixtures/steps.ts';

const monday = mondayInWeeks(32);

const rules = {
  grants: [{ steps: [{ afterMonths: 0, perYear: 16 }], carryLimit: 0, carryMonths: null }],
  accrual: { every: 'YEAR', at: 'START' },
  proration: 'NONE',
  rounding: { to: 1, mode: 'NEAREST' },
  fullWeek: null,
  cap: null,
  overdraft: 0,
  carriesDebt: false,
  chargesHolidays: false,
  usableAfterMonths: 0,
  minNoticeDays: 0,
  maxDays: null,
};

/** Gives everyone sixteen hours a year to care for relatives. */
async function offerHours(almanac: Almanac): Promise<void> {
  const hr = await signInOverApi(almanac, hrAdmin.email);
  const type = { code: 'CARE', name: 'Family Care', colour: 'teal', unit: 'HOUR', counts: 'WORKED' };
  const how = { takesHalves: false, isPaid: true, isAway: true, needsApproval: true };
  const made = await hr.post('/admin/leave/types', {
    ...type,
    ...how,
    reason: 'OPTIONAL',
    shownTo: 'APPROVERS',
  });
  assert.ok(made.ok, await made.text());
  const from = `${Temporal.Now.plainDateISO('UTC').year - 1}-01-01`;
  for (const { id } of await (await hr.get('/admin/leave/plans')).json()) {
    const answer = await hr.put(`/admin/leave/plans/${id}/policies/CARE/${from}`, { rules });
    assert.ok(answer.ok, await answer.text());
  }
}

journey(
  'hours are requested within a day, and impossible ones show an error at the field',
  async ({ page, almanac }) => {
    await offerHours(almanac);
    await signIn(page, employee, '/time-off');
    await seeHeading(page, 'Request Time Off');
    await page.getByRole('button', { name: /Type$/ }).click();
    await page.getByRole('option', { name: 'Family Care' }).click();
    await typeDate(page, 'Start date', monday);
    await typeDate(page, 'End date', monday);
    const hours = page.getByRole('textbox', { name: 'Hours (optional)' });
    await seeText(page, ': 8:00 hours.');

    await hours.fill('a while');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await seeText(page, 'Hours must be written as 2:30 or 2.5');
    await expectFocus(hours);
    expect(await hours.inputValue()).toBe('a while');
    await expectAccessible(page);
    await hours.fill('9');
    await seeText(page, 'There are only 8:00 hours of work on this day');
    await hours.fill('0');
    await seeText(page, 'Hours must be more than 0');
    await hours.fill('25');
    await seeText(page, 'Hours must be at most 24');
    // Impossible input sends no preview call, whose refusal would fail the journey.
    await page.waitForTimeout(1000);

    await hours.fill('2.5');
    await seeText(page, ': 2:30 hours.');
    const part = page.getByRole('radiogroup', { name: 'Part of the day' });
    expect(await part.getByRole('radio', { name: 'Morning' }).isChecked()).toBe(true);
    expect(await part.getByRole('radio', { name: 'Whole day' }).count()).toBe(0);
    await part.getByText('Afternoon').click();
    await seeText(page, /2:30 hours \(afternoon/);
    await expectAccessible(page);
    await page.getByLabel('Reason (optional)').fill('With my father to the doctor');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await seeText(page, 'Time off request submitted');
    await seeText(page, /Family Care, 2:30 hours\./);
    const row = page.getByRole('listitem').filter({ hasText: 'With my father to the doctor' });
    await seeText(row, /2:30 hours/);
    await seeText(row, /afternoon/);

    await row.getByRole('button', { name: /^Edit: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Request' });
    const typed = dialog.getByRole('textbox', { name: 'Hours (optional)' });
    expect(await typed.inputValue()).toBe('2:30');
    await typeDate(dialog, 'End date', daysAfter(monday, 1));
    await typed.waitFor({ state: 'detached' });
    await seeText(dialog, ': 16:00 hours.');
    await typeDate(dialog, 'End date', monday);
    await dialog.getByRole('textbox', { name: 'Hours (optional)' }).fill('3:15');
    await seeText(dialog, ': 3:15 hours.');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeText(page, 'Time off request changed');
    await seeText(row, /3:15/);
  },
);
