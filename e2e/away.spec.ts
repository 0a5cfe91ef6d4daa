import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { type ApiClient, requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { colleague, employee, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, monthName, seeHeading, seeText, signIn } from './fixtures/steps.ts';

const monday = mondayInWeeks(20);
const tuesday = daysAfter(monday, 1);
const friday = daysAfter(monday, 4);

async function approveNewest(approver: ApiClient): Promise<void> {
  const waiting = await approver.get('/vacation/pending-approvals?sortBy=createdAt&sortOrder=desc&limit=1');
  const [request] = (await waiting.json()).data;
  expect((await approver.post(`/vacation/${request.id}/approve`, {})).status).toBe(200);
}

const sectionsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

journey(
  'an employee sees who is away until when, but no reasons and no pending requests',
  async ({ page, almanac }) => {
    const yuki = await signInOverApi(almanac, colleague.email);
    await requestVacation(yuki, { startDate: tuesday, endDate: friday }, 'A secret');
    await approveNewest(await signInOverApi(almanac, manager.email));
    await requestVacation(yuki, { startDate: monday, endDate: monday }, 'A secret');
    await signIn(page, employee);
    await page.getByRole('link', { name: 'Who is away' }).first().click();
    await seeHeading(page, 'Who is away');
    await expect.poll(() => sectionsOf(page).allTextContents()).toEqual(['Today', 'This week', 'Next week']);
    await expectAccessible(page);

    const month = tuesday.slice(0, 7);
    await page.goto(`/away?month=${month}`);
    const row = page.getByRole('listitem').filter({ hasText: colleague.name }).first();
    const [day, back] = [tuesday, daysAfter(monday, 7)].map((date) => Number(date.slice(8)));
    await seeText(row, new RegExp(`^Tue ${day}( \\w{3})? to Fri`));
    await seeText(row, new RegExp(`back Mon ${back} `));
    expect(await page.getByRole('main').textContent()).not.toMatch(/Vacation|Sick Leave|A secret/);
    await expectAccessible(page);
  },
);

journey(
  'filters and month survive a reload, and an empty month shows a message, at 390 px too',
  async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await signIn(page, manager, '/away');
    await page.getByText('By month').click();
    await expect.poll(() => new URL(page.url()).searchParams.has('month')).toBe(true);
    const shown = new URL(page.url()).searchParams.get('month') ?? '';
    await page.getByRole('button', { name: 'Next month' }).click();
    const next = monthName(Temporal.PlainYearMonth.from(shown).add({ months: 1 }).toString());
    await seeText(page, next);
    await page.getByRole('button', { name: /Department/ }).click();
    await page.getByRole('combobox', { name: 'Search: Department' }).fill('engin');
    await page.getByRole('option', { name: 'Engineering' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('department')).toBe(true);
    await page.reload();
    await seeText(page, next);
    await page.getByRole('button', { name: /Engineering/ }).waitFor();
    await expectNoHorizontalScroll(page);

    await page.goto('/away?month=2199-12');
    await seeHeading(page, 'Everyone is in');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByText('Now').click();
    await expect.poll(() => sectionsOf(page).allTextContents()).toEqual(['Today', 'This week', 'Next week']);
  },
);
