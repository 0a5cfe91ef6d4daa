import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { hrAdmin, systemAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';

const daysAYear = (page: Page) => page.getByRole('textbox', { name: 'Per year', exact: true });

/** Opens the form for new vacation rules in the demo company's plan. */
async function changeVacation(page: Page): Promise<void> {
  await page.goto('/admin/leave/plans');
  await page.getByRole('link', { name: 'Standard' }).click();
  await page.getByRole('link', { name: 'Change from… a day on: Vacation' }).click();
  await seeHeading(page, 'Change Vacation');
  await daysAYear(page).waitFor();
}

journey(
  'HR makes a plan from the template of Germany, and previews and applies new rules',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/admin/leave/plans');
    await page.getByRole('button', { name: 'Add Plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Leave Plan' });
    await dialog.getByRole('button', { name: /Start from/ }).click();
    await page.getByRole('option', { name: /Germany/ }).click();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Germany');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Austria');
    await dialog.getByText('Educational Leave').click();
    await seeText(dialog, 'Statutory: Usually paid for up to six weeks.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add Plan' }).click();
    await seeHeading(page, 'Austria');
    await seeText(
      page,
      '30 days a year on 1 January, full months of employment for joiners, at least 20 days a year after 6 months of employment, reduced by absences, unused days until 31 March, nothing expires without a warning',
    );
    await seeHeading(page, 'Moving House');
    expect(await page.getByRole('heading', { name: 'Educational Leave' }).count()).toBe(0);
    await expectAccessible(page);

    await changeVacation(page);
    await page.getByRole('button', { name: /Fill in from a template/ }).click();
    await page.getByRole('option', { name: /Germany/ }).click();
    await seeText(
      page,
      /^30 days a year on .*, full months of employment for joiners, at least 20 days .*, unused days until /,
    );
    const example = page.getByRole('list', { name: 'Statement of the example' });
    await example.getByText('30 a year').first().waitFor();
    await page.getByRole('button', { name: 'Preview Changes' }).click();
    const effect = page.getByRole('dialog', { name: 'Vacation in Standard' });
    await seeText(effect, /^\d+ people · \d+ gains? /);
    await expectAccessible(page);
    await effect
      .getByRole('button', { name: /^Compare balances of/ })
      .first()
      .click();
    await seeHeading(page, 'After');
    await page.getByRole('list', { name: 'Vacation after' }).getByText('30 a year').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to Preview' }).click();
    await effect.getByRole('button', { name: /^Apply to \d+ People$/ }).click();
    await seeHeading(page, 'Standard');
    await seeText(page, 'Rules changed');
    await seeText(page, 'Upcoming');

    await page
      .getByRole('button', { name: /^Delete Vacation from/ })
      .last()
      .click();
    const removal = page.getByRole('dialog', { name: 'Delete Rules of Vacation' });
    await seeText(removal, /^\d+ people · \d+ lose/);
    await expectAccessible(page);
    await removal.getByRole('button', { name: /^Delete for \d+ People$/ }).click();
    await seeText(page, 'Rules deleted');
    await page.getByText('Upcoming').waitFor({ state: 'detached' });
  },
);

journey('an invalid rule shows an error at its field, and no typed text is lost', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  expectAnswer(page, 400);
  await signIn(page, hrAdmin);
  await changeVacation(page);
  await daysAYear(page).fill('31');
  await page.getByRole('button', { name: 'Add Seniority Step' }).click();
  const months = page.getByRole('textbox', { name: 'After months of employment' });
  await months.fill('0');
  await page.getByRole('button', { name: 'Preview Changes' }).click();
  await seeText(page, 'Some rules are invalid');
  await seeText(page, 'Each step must begin later than the one before it');
  await expect.poll(() => months.getAttribute('aria-invalid')).toBe('true');
  expect(await daysAYear(page).inputValue()).toBe('31');
  await expectNoHorizontalScroll(page);
  // A field half under the sticky header would fail the target-size check.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await months.fill('60');
  await page.getByRole('button', { name: 'Preview Changes' }).click();
  await page.getByRole('button', { name: /^Apply to \d+ People$/ }).waitFor();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

journey(
  "one type's rules never appear in another type's form, however far the browser goes back",
  async ({ page }) => {
    await signIn(page, hrAdmin);
    await changeVacation(page);
    const days = await daysAYear(page).inputValue();
    await page.getByRole('link', { name: 'Standard' }).click();
    await page.getByRole('link', { name: 'Change from… a day on: Sick Leave' }).click();
    await seeHeading(page, 'Change Sick Leave');
    await daysAYear(page).fill('77');
    await page.evaluate(() => history.go(-2));
    await seeHeading(page, 'Change Vacation');
    expect(await daysAYear(page).inputValue()).toBe(days);
  },
);

journey('an outdated preview is shown again before it is applied', async ({ page, almanac }) => {
  await signIn(page, hrAdmin);
  await changeVacation(page);
  const from = await firstDayOfChange(page);
  await daysAYear(page).fill('26');
  await page.getByRole('button', { name: 'Preview Changes' }).click();
  const apply = page.getByRole('button', { name: /^Apply to \d+ People$/ });
  await apply.waitFor();
  const other = await signInOverApi(almanac, systemAdmin.email);
  const monday = mondayAfter(from);
  const booked = await other.post('/vacation', { type: 'VACATION', startDate: monday, endDate: monday });
  expect(booked.status).toBe(201);
  expectAnswer(page, 409);
  await apply.click();
  await seeText(page, 'The effect has changed');
  await seeText(page, 'nothing was applied');
  await expectAccessible(page);
  await apply.click();
  await seeText(page, 'Rules changed');
});

journey(
  'rules that no one has are saved at once; if someone gets them meanwhile, they are previewed',
  async ({ page, almanac }) => {
    const other = await signInOverApi(almanac, systemAdmin.email);
    const made = await other.post('/admin/leave/plans', {
      name: 'Nobody yet',
      yearStart: '01-01',
      policies: [],
    });
    const plan = await made.json();
    await signIn(page, systemAdmin, `/admin/leave/plans/${plan.id}/VACATION`);
    await daysAYear(page).fill('26');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await seeText(page, 'Rules changed');
    await seeText(page, /^26 days a year/);

    await page.getByRole('link', { name: /^Edit Vacation from/ }).click();
    await daysAYear(page).fill('20');
    const [{ person }] = await (await other.get('/admin/leave/people?search=yuki')).json();
    // Yuki gets the plan between the effect that the form reads and its change.
    let hasJoined = false;
    await page.route('**/policies/VACATION/*', async (route) => {
      if (!hasJoined && !route.request().postData()?.includes('dryRun')) {
        hasJoined = true;
        const terms = { userIds: [person.id], from: `${new Date().getFullYear()}-01-01`, plan: plan.id };
        expect((await other.post('/admin/leave/terms', terms)).status).toBe(200);
        expectAnswer(page, 409);
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const effect = page.getByRole('dialog', { name: 'Vacation in Nobody yet' });
    await seeText(effect, /^1 person · 1 loses 6 days/);
    await expectAccessible(page);
    await effect.getByRole('button', { name: 'Apply to 1 Person' }).click();
    await seeText(page, /^20 days a year/);
  },
);

/** The effective date in the form, `YYYY-MM-DD`. */
async function firstDayOfChange(page: Page): Promise<string> {
  const field = page.getByRole('group', { name: 'From' });
  await field.locator('[aria-valuenow]').first().waitFor();
  const [day, month, year] = await field
    .getByRole('spinbutton')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-valuenow') ?? ''));
  return [year, month, day].map((part = '') => part.padStart(2, '0')).join('-');
}

/** The second Monday after the date; no demo record covers it. */
function mondayAfter(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.add({ days: 15 - day.dayOfWeek }).toString();
}

journey('HR copies a plan with another leave year and moves people to it', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/leave/plans');
  await page.getByRole('link', { name: 'Standard' }).click();
  await page.getByRole('button', { name: 'Name and Leave Year' }).click();
  const change = page.getByRole('dialog', { name: 'Change Standard' });
  await seeText(change, 'To change the leave year, copy the plan and move people to the copy.');
  expect(await change.getByRole('radio').count()).toBe(0);
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Actions for Standard' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy Standard' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect(await name.inputValue()).toBe('Standard (copy)');
  await name.fill('Standard from April');
  await dialog.getByRole('button', { name: /Month/ }).click();
  await page.getByRole('option', { name: 'April' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await seeHeading(page, 'Standard from April');
  await seeText(page, '0 people · Leave years start on 1 April');
  await seeText(page, 'This plan is a copy of Standard with another leave year');
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: /^Move People on / }).click();
  const move = page.getByRole('dialog', { name: /^Change Terms of \d+ People$/ });
  await expect
    .poll(() => move.getByRole('button', { name: /Leave plan/ }).textContent())
    .toContain('Standard from April');
  await expectAccessible(page);
  await move.getByRole('button', { name: 'Preview Changes' }).click();
  await move.getByRole('button', { name: /^Apply to \d+ People$/ }).click();
  await page.getByText('This plan is a copy of Standard').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});
