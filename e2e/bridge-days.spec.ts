import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { type ApiClient, requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee } from './fixtures/people.ts';
import { daysAfter, expectFocus, seeText, signIn, typeDate } from './fixtures/steps.ts';

/** Works Monday to Friday, in Bavaria. */
const elif = { name: 'Elif Yıldız', email: 'elif.yildiz@example.com' };

const nextYear = Temporal.Now.plainDateISO('UTC').year + 1;

interface WorkDay {
  date: string;
  holiday?: { name: string };
}

/** The Friday after Ascension Day, which is always a Thursday. */
async function ascensionFriday(person: ApiClient): Promise<string> {
  const answer = await person.get(
    `/vacation/work-days?startDate=${nextYear}-01-01&endDate=${nextYear}-12-31`,
  );
  const days: WorkDay[] = await answer.json();
  return daysAfter(days.find(({ holiday }) => holiday?.name === 'Ascension Day')?.date ?? '', 1);
}

async function openPicker(page: Page, date: string): Promise<void> {
  await typeDate(page, 'Start date', date);
  await page.getByRole('group', { name: 'Start date' }).getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('grid').first().waitFor();
}

journey('the picker marks and lists bridge days, and one fills in the dates', async ({ page, almanac }) => {
  const friday = await ascensionFriday(await signInOverApi(almanac, elif.email));
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/work-days')) loaded.push(search);
  });
  await signIn(page, elif, `/time-off?year=${nextYear}`);
  const inYear = page.locator(`[data-day="${friday}"]`);
  await inYear.and(page.getByRole('gridcell', { name: /, bridge day: 1 day off makes 4$/ })).waitFor();
  await seeText(page, 'Bridge day');

  await openPicker(page, friday);
  const picker = page.getByRole('dialog');
  const day = picker.locator(`[data-date="${friday}"]`);
  await expect.poll(() => day.getAttribute('aria-label')).toMatch(/, bridge day: 1 day off makes 4/);
  expect(await day.getAttribute('title')).toBe('Bridge day: 1 day off makes 4');
  await seeText(picker, 'Bridge day: 1 day off makes 4');
  const list = picker.getByRole('region', { name: 'Bridge days' });
  await expectAccessible(page);
  const offered = list.getByRole('button');
  const texts = await offered.allTextContents();
  expect(texts.length).toBeLessThanOrEqual(3);
  for (const text of texts) expect(text).toMatch(/^\w{3} \d+ \w{3}( \d{4})? – (1 day|half a day) makes \d+$/);
  await offered.first().click();
  await picker.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('group', { name: 'Start date' }).getByRole('button').last());
  for (const label of ['Start date', 'End date']) {
    const dayOfMonth = page.getByRole('group', { name: label }).getByRole('spinbutton').first();
    expect(Number(await dayOfMonth.textContent())).toBe(Number(texts[0]?.split(' ')[1]));
  }
  // Each year once, whether the page or the picker asks.
  expect(loaded.length).toBe(new Set(loaded).size);
});

journey('a year has its bridge day over New Year, too', async ({ page }) => {
  await page.route('**/api/vacation/work-days?**', async (route) => {
    const response = await route.fetch();
    const days: WorkDay[] = await response.json();
    const holiday = { am: 0, pm: 0, holiday: { name: 'New Year’s Day' } };
    await route.fulfill({
      json: days.map((day) => (day.date === '2030-01-01' ? { ...day, ...holiday } : day)),
    });
  });
  await signIn(page, elif, '/time-off?year=2029');
  await page.getByRole('gridcell', { name: /^Mon 31 Dec 2029, bridge day: 1 day off makes 4$/ }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

journey('a bridge day with time off is no longer offered', async ({ openPage, almanac }) => {
  const person = await signInOverApi(almanac, elif.email);
  const friday = await ascensionFriday(person);
  await requestVacation(person, { startDate: friday, endDate: friday }, 'A long weekend');
  const page = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await signIn(page, elif, '/time-off');
  await openPicker(page, friday);
  const picker = page.getByRole('dialog');
  const day = picker.locator(`[data-date="${friday}"]`);
  await expect.poll(() => day.getAttribute('aria-label')).toMatch(/, Vacation, pending/);
  expect(await day.getAttribute('aria-label')).not.toContain('bridge');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

journey('without holidays there is no bridge day', async ({ page }) => {
  await signIn(page, employee, '/time-off');
  await openPicker(page, `${nextYear}-05-07`);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').getByText('Bridge day').count()).toBe(0);
});
