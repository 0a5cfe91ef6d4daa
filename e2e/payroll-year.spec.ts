import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ApiClient, signInOverApi } from './fixtures/api-client.ts';
import { emptyCompanyJourney as journey, onlyAdministrator } from './fixtures/empty-company.ts';
import { seeText, signIn, typeDate } from './fixtures/steps.ts';
import { chooseUserAction } from './fixtures/user-actions.ts';

// From November 2025 to January 2026: fixed days, so that every number below can be computed by hand. The plan is
// Germany's: 30 days a year; what is left on 31 December expires on 31 March.
const people = [
  'email,name,department,personnelNumber,employmentStart,employmentEnd,opening VACATION',
  'anna@northwind.example,Anna Berger,Workshop,1001,2020-01-01,,12',
  'ben@northwind.example,Ben Carter,Workshop,1002,2022-01-01,,10',
  'clara@northwind.example,Clara Diaz,Workshop,1003,2023-01-01,,6',
  'david@northwind.example,David Evans,Workshop,1004,2021-01-01,2025-03-31,3',
  'emma@northwind.example,Emma Fox,Workshop,1005,2024-01-01,,-1',
].join('\n');

const absences = [
  'person,type,startDate,endDate,endHalf',
  // Ten days before 31 October, which the opening balance already counts.
  '1001,VACATION,2025-08-04,2025-08-15,',
  '1001,VACATION,2025-11-17,2025-11-21,',
  'ben@northwind.example,Vacation,2025-11-24,2025-11-26,AM',
  '1003,SICK_LEAVE,2025-11-05,2025-11-06,',
].join('\n');

const holidays = {
  2025: [
    { date: '2025-12-25', name: 'Christmas Day' },
    { date: '2025-12-26', name: "St Stephen's Day" },
  ],
  2026: [{ date: '2026-01-01', name: "New Year's Day" }],
};

journey('HR keeps leave and payroll right from November to January', async ({ almanac, openPage }) => {
  const hr = await signInOverApi(almanac, onlyAdministrator);
  await setUp(hr);
  const page = await openPage();
  await signIn(page, { name: 'Helen', email: onlyAdministrator }, '/admin/users/import');

  // October: balances and absences come from spreadsheets.
  await page.getByLabel('CSV text').fill(people);
  await page.getByRole('button', { name: 'Preview' }).click();
  await typeDate(page, 'At the end of', '2025-10-31');
  await seeText(rowsOf(page), /^VACATION: balance 12, .*31 Mar 2026$/);
  await page.getByRole('button', { name: 'Import 5 People' }).click();
  await seeText(page, 'People imported');
  const ids = await idsByName(hr);
  const balance = (name: string, on: string) => vacationOf(hr, ids.get(name) ?? '', on);

  await page.goto('/time-off/approvals?tab=all');
  await page.getByRole('button', { name: 'Import Absences' }).click();
  const importing = page.getByRole('dialog', { name: 'Import Absences' });
  await importing.getByLabel('CSV text').fill(absences);
  await importing.getByRole('button', { name: 'Preview' }).click();
  await seeText(importing, 'Anna Berger: 15 days of Vacation in 2025');
  await importing.getByRole('button', { name: 'Import 4 Absences' }).click();
  await seeText(page, 'Absences imported');
  // As the spreadsheet said: the days of August are in the 12.
  expect(await balance('Anna Berger', '2025-10-31')).toBe(12);
  // 12 − 5 days from 17 to 21 November.
  expect(await balance('Anna Berger', '2025-11-30')).toBe(7);
  // 10 − 2.5 days from 24 to 26 November at noon.
  expect(await balance('Ben Carter', '2025-11-30')).toBe(7.5);

  // November is handed over: a row each of Anna, Ben and Clara.
  const november = await handOver(page, '2025-11', ['No corrections of earlier months.', '3 rows']);
  expect(november).toEqual(['1001,500,2025-11,5', '1002,500,2025-11,2.5', '1003,600,2025-11,2']);

  // December: a late sick note makes 20 and 21 November sick leave.
  await page.goto(`/time-off/requests/${await requestOf(hr, ids.get('Anna Berger'), '2025-11-17')}`);
  await page.getByRole('button', { name: 'Remove days' }).click();
  const removing = page.getByRole('dialog');
  await typeDate(removing, 'First day', '2025-11-20');
  await typeDate(removing, 'Last day', '2025-11-21');
  await removing.getByRole('button', { name: /^Remove/ }).click();
  await seeText(page, 'Days removed');
  // 12 − 3 days from 17 to 19 November.
  expect(await balance('Anna Berger', '2025-11-30')).toBe(9);

  // Over Christmas: 22, 23, 24, 29, 30 and 31 December are 6 days; 2 January is one of the next year.
  await requestOnBehalf(page, 'Anna Berger', 'Vacation', '2025-12-22', '2026-01-02');
  // 9 − 6 on 31 December.
  expect(await balance('Anna Berger', '2025-12-31')).toBe(3);

  // Clara's parental leave keeps her 6 days, which Anna's rules would let expire on 31 March.
  await requestOnBehalf(page, 'Clara Diaz', 'Parental leave', '2025-12-01', '2026-11-30');
  // 6 of 2025 and 30 of 2026.
  expect(await balance('Clara Diaz', '2026-04-01')).toBe(36);
  // 30 of 2026: of the 3 carried over one was taken on 2 January, and 2 expired.
  expect(await balance('Anna Berger', '2026-04-01')).toBe(30);

  // Ben leaves with 7.5 days, which are paid out.
  await page.goto('/admin/users');
  await chooseUserAction(page, 'Ben Carter', 'Offboard…');
  const leaving = page.getByRole('dialog', { name: 'Offboard Ben Carter' });
  await typeDate(leaving, 'Last day', '2025-12-31');
  await seeText(leaving, /^Vacation: 7.5 days$/);
  await leaving.getByRole('button', { name: 'Save Last Day' }).click();
  await seeText(page, 'Last day saved');
  await page.goto('/admin/leave/year-end?through=2025-12-31');
  const payables = page
    .getByRole('table', { name: 'Payable by person' })
    .getByRole('row', { name: /Ben Carter/ });
  await seeText(payables, '7.5 days');
  await payables.getByRole('button', { name: 'Pay Out…' }).click();
  const paying = page.getByRole('dialog', { name: 'Record Pay-out' });
  await paying.getByRole('button', { name: 'Record' }).click();
  await seeText(page, 'Pay-out recorded');
  expect(await balance('Ben Carter', '2025-12-31')).toBe(0);

  // David is back on 1 December, with the 3 days that were left on 31 March.
  await page.goto('/admin/users?status=inactive');
  await chooseUserAction(page, 'David Evans', 'Reactivate');
  const reactivating = page.getByRole('dialog', { name: 'Reactivate User' });
  await typeDate(reactivating, 'First day of a new employment', '2025-12-01');
  await reactivating.getByText('Keep the balance left at the end of the previous employment').click();
  await reactivating.getByRole('button', { name: 'Reactivate' }).click();
  await seeText(page, 'User reactivated');
  // One full month: 30 × 1/12 = 2.5, up to 3; and the 3 that were left.
  expect(await balance('David Evans', '2025-12-31')).toBe(6);

  await page.goto('/dashboard');
  await seeText(page, '2 corrections since the November 2025 run');
  // December's file begins with what has changed in November.
  const december = await handOver(page, '2025-12', ['2 corrections of earlier months']);
  expect(december).toEqual(['1001,600,2025-11,2', '1001,500,2025-11,-2', '1001,500,2025-12,6']);

  // On 31 December the company owes 3 to Anna, nothing to Ben, 6 to Clara and 6 to David; Emma owes a day.
  const workshop = await departmentOf(hr);
  await page.goto(`/admin/leave/provisions?on=2025-12-31&departmentId=${workshop}`);
  const owed = page.getByRole('table', { name: 'People' });
  await seeText(owed.getByRole('row', { name: /Anna Berger/ }), '3 days');
  await seeText(owed.getByRole('row', { name: /Emma Fox/ }), '1 day in advance');
  await seeText(page.getByRole('main'), /^15 days$/);
  await page.getByRole('button', { name: 'Keep List' }).click();
  await seeText(page, /^The list as of .* is kept$/);

  // The year is closed: December can't change any more.
  await page.goto('/admin/leave/year-end?through=2025-12-31');
  await page.getByRole('button', { name: 'Close 2025' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close 2025' }).click();
  await seeText(page, /^Closed; these numbers are final/);
  const late = { type: 'VACATION', startDate: '2025-12-15', endDate: '2025-12-15', status: 'APPROVED' };
  const refused = await hr.post('/vacation/on-behalf', { userId: ids.get('Anna Berger'), ...late });
  expect(await refused.json()).toMatchObject({ code: 'YEAR_CLOSED' });

  // Statements of everyone, a sheet each.
  await page.goto(`/admin/leave/statements?on=2025-12-31&departmentId=${workshop}`);
  await expect.poll(() => page.getByRole('article').count()).toBe(5);
  const annas = page.getByRole('article').filter({ hasText: '1001' });
  // The 3 of 31 December.
  await seeText(annas.getByRole('row', { name: /At the end of Wed 31 Dec 2025/ }), /^3$/);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);

  // January: a sick note of 29 and 30 December arrives. Sick leave has no balance, so the closed year takes it.
  await requestOnBehalf(page, 'Emma Fox', 'Sick Leave', '2025-12-29', '2025-12-30');
  const january = await handOver(page, '2026-01', ['1 correction of earlier months']);
  // Anna's 2 January.
  expect(january).toEqual(['1005,600,2025-12,2', '1001,500,2026-01,1']);
});

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Rows of the import' });

/** The place's holidays, the plan, the department and the payroll file, which have journeys of their own. */
async function setUp(hr: ApiClient): Promise<void> {
  const [place] = await (await hr.get('/admin/leave/places')).json();
  for (const [year, ofYear] of Object.entries(holidays))
    await sent(hr.put(`/admin/leave/places/${place.id}/holidays/${year}`, { holidays: ofYear }));
  const plan = await sent(
    hr.post('/admin/leave/plans/from-template', {
      template: 'germany',
      name: 'Germany',
      yearStart: '01-01',
      types: ['VACATION', 'SICK_LEAVE', 'PARENTAL_LEAVE', 'UNPAID'],
      placeId: place.id,
    }),
  );
  for (const { type, rules } of plan.policies) {
    // The plan is from this year on, and days in the past can't have been warned of.
    const body = { rules: { ...rules, needsWarning: false }, dryRun: false };
    await sent(hr.put(`/admin/leave/plans/${plan.id}/policies/${type}/2020-01-01`, body));
  }
  await sent(hr.post('/admin/departments', { name: 'Workshop' }));
  await sent(
    hr.post('/admin/payroll/profiles', {
      name: 'Monthly payroll',
      level: 'SUMS',
      types: [
        { code: 'VACATION', payrollCode: '500' },
        { code: 'SICK_LEAVE', payrollCode: '600' },
      ],
      columns: ['personnelNumber', 'payrollCode', 'month', 'days'].map((field) => ({ field })),
      headings: false,
    }),
  );
}

/** The response of a call that must succeed. */
async function sent(call: Promise<Response>) {
  const response = await call;
  const body = await response.text();
  expect(response.status, body).toBeLessThan(300);
  return body === '' ? undefined : JSON.parse(body);
}

async function idsByName(hr: ApiClient): Promise<Map<string, string>> {
  const users: { id: string; name: string }[] = await sent(hr.get('/admin/users?limit=100'));
  return new Map(users.map(({ id, name }) => [name, id]));
}

/** The vacation balance at the end of a day. */
async function vacationOf(hr: ApiClient, userId: string, on: string): Promise<number> {
  const { closing } = await sent(
    hr.get(`/vacation/accounts/VACATION/entries?userId=${userId}&from=${on}&to=${on}`),
  );
  return closing;
}

/** The id of a person's request that begins on the day. */
async function requestOf(hr: ApiClient, userId: string | undefined, startDate: string): Promise<string> {
  const { data } = await sent(
    hr.get(`/vacation?startDate=${startDate}&endDate=${startDate}&requesterId=${userId}`),
  );
  return data[0].id;
}

async function departmentOf(hr: ApiClient): Promise<string> {
  const [department] = await sent(hr.get('/admin/departments'));
  return department.id;
}

/** Hands the month over, sees the texts in the dialog and returns the lines of the file. */
async function handOver(page: Page, month: string, texts: readonly (string | RegExp)[]): Promise<string[]> {
  await page.goto(`/time-off/reports/month?month=${month}`);
  await page.getByRole('button', { name: /^Hand Over/ }).click();
  const dialog = page.getByRole('dialog');
  await seeText(dialog.getByRole('button', { name: /Export profile/ }), 'Monthly payroll');
  for (const text of texts) await seeText(dialog, text);
  await dialog.getByRole('button', { name: /^Hand Over/ }).click();
  await seeText(page.getByRole('dialog'), 'Import the file into your payroll program');
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('link', { name: 'Download' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  return file.trim().split(/\r?\n/);
}

async function requestOnBehalf(
  page: Page,
  name: string,
  type: string,
  from: string,
  to: string,
): Promise<void> {
  await page.goto('/admin/users');
  await chooseUserAction(page, name, 'Request on Behalf');
  const form = page.getByRole('dialog', { name: `Time Off for ${name}` });
  await choose(page, form, /Type/, type);
  await typeDate(form, 'Start date', from);
  await typeDate(form, 'End date', to);
  await form.getByRole('button', { name: 'Save Request' }).click();
  await seeText(page, 'Time off saved');
}

async function choose(page: Page, scope: Locator, label: RegExp, option: string): Promise<void> {
  await scope.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}
