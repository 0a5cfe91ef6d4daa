import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin } from './fixtures/people.ts';
import { mondayInWeeks, seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';

/** Chooses an option of a searchable select. */
async function find(page: Page, label: string, text: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${label}$`) })
    .click();
  await page.getByRole('combobox', { name: `Search: ${label}` }).fill(text);
  await page.getByRole('option', { name: text, exact: true }).click();
}

journey('HR adds suggested holidays for Bavaria', async ({ page }) => {
  const thisYear = new Date().getFullYear();
  await signIn(page, hrAdmin, '/admin/leave/places');
  await seeHeading(page, 'Places and Holidays');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  await seeHeading(page, 'Company');
  await page.getByRole('button', { name: `Holidays of ${thisYear + 1}` }).click();
  await seeHeading(page, `Holidays of ${thisYear + 1}`);
  // No one has time off in three years, so no preview is needed.
  const year = thisYear + 3;
  await page.goto(`${new URL(page.url()).pathname}?year=${year}`);
  await page.getByRole('button', { name: 'Suggest Holidays' }).click();
  await find(page, 'Country', 'Germany');
  await find(page, 'Region', 'Bayern');
  const list = page.getByRole('list', { name: `Suggested holidays of ${year}` });
  await list.getByRole('checkbox', { name: /Epiphany/, checked: true }).waitFor();
  const others = page.getByRole('list', { name: `Other days of ${year}` });
  await page.getByRole('button', { name: `Other days of ${year}` }).click();
  const eve = others.getByRole('checkbox', { name: /Christmas Eve \(afternoon\)/, checked: false });
  await eve.waitFor();
  await others.getByText(/Christmas Eve/).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Add \d+ Holidays$/ }).click();
  await seeText(page, 'Holidays changed');
  const holidays = page.getByRole('list', { name: `Holidays of ${year}` });
  await holidays.getByText('Epiphany', { exact: true }).waitFor();
  await holidays
    .getByRole('radiogroup', { name: 'Part of the day of Christmas Eve' })
    .getByRole('radio', { name: 'Afternoon', checked: true })
    .waitFor();
  await expectAccessible(page);
  await page.reload();
  await holidays.getByText('Epiphany', { exact: true }).waitFor();
});

journey('HR shortens a schedule on a phone, and an error appears at its field', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  expectAnswer(page, 400);
  await signIn(page, hrAdmin, '/admin/leave/schedules');
  await seeText(page, 'Mon–Fri 8 h');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Add Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Schedule' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Monday to Friday');
  const friday = dialog.getByRole('group', { name: 'Friday' });
  await friday.getByRole('textbox', { name: 'Afternoon' }).fill('0');
  await friday.getByRole('textbox', { name: 'Afternoon' }).blur();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeText(dialog, 'There is a schedule with the name Monday to Friday already');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Short Friday');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeText(page, 'Schedule added');
  await seeText(page, 'Mon–Thu 8 h, Fri 4 h (morning)');
  await expectNoHorizontalScroll(page);
});

journey(
  'a year without holidays is named on the form and on HR’s dashboard, which links to the suggestions',
  async ({ openPage, almanac }) => {
    const monday = mondayInWeeks(20);
    const year = monday.slice(0, 4);
    const thisYear = new Date().getFullYear();
    const hr = await signInOverApi(almanac, hrAdmin.email);
    for (const { id } of await (await hr.get('/admin/leave/places')).json()) {
      const write = async (of: number, holidays: object[]) => {
        const path = `/admin/leave/places/${id}/holidays/${of}`;
        const { version } = await (await hr.get(path)).json();
        expect((await hr.put(path, { version, holidays })).status).toBe(200);
      };
      await write(thisYear - 1, [{ date: `${thisYear - 1}-01-01`, name: 'New Year' }]);
      for (const each of new Set([thisYear, Number(year)])) await write(each, []);
    }

    const person = await openPage();
    await signIn(person, employee, '/time-off');
    await typeDate(person, 'Start date', monday);
    await typeDate(person, 'End date', monday);
    await seeText(person, `Public holidays of ${year} haven't been entered yet; this may change.`);
    await expectAccessible(person);

    const page = await openPage();
    await signIn(page, hrAdmin);
    await seeText(page, 'Public holidays are missing');
    await expectAccessible(page);
    await page.goto('/admin/leave/places');
    await page
      .getByRole('link', { name: /^Add the holidays of / })
      .first()
      .waitFor();
    await page.goto('/dashboard');
    await page
      .getByRole('link', { name: /^Add holidays: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Suggested Holidays' });
    await dialog.getByRole('list', { name: `Suggested holidays of ${thisYear}` }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Suggest Holidays' }).waitFor();
    expect(await dialog.count()).toBe(0);
  },
);
