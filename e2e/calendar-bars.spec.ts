import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import type { Almanac } from './fixtures/almanac.ts';
import { type ApiClient, requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { colleague, employee, hrAdmin, manager } from './fixtures/people.ts';
import { daysAfter, expectFocus, mondayInWeeks, seeText, signIn } from './fixtures/steps.ts';

const fullMonday = mondayInWeeks(32);
const atHome = ['Giulia Conti', 'Daniel Mwangi', 'Hana Kim', 'Yuki Tanaka', 'Mateusz Kowalski'];

const openMonth = (date: string) => `/time-off/calendar?month=${date.slice(0, 7)}`;

/** Books the week as work from home for each, which costs no balance. */
async function fillWeek(almanac: Almanac, monday: string): Promise<void> {
  const office: ApiClient = await signInOverApi(almanac, hrAdmin.email);
  for (const name of atHome) {
    const [found] = await (await office.get(`/people?search=${encodeURIComponent(name)}`)).json();
    const answer = await office.post('/vacation/on-behalf', {
      userId: found.id,
      type: 'WORK_FROM_HOME',
      startDate: monday,
      endDate: daysAfter(monday, 2),
      status: 'APPROVED',
    });
    expect(answer.status).toBe(201);
  }
}

journey('a request is one bar a week, outlined while pending', async ({ page, almanac }) => {
  const monday = mondayInWeeks(26);
  const nextTuesday = daysAfter(monday, 8);
  const lena = await signInOverApi(almanac, employee.email);
  await requestVacation(lena, { startDate: monday, endDate: nextTuesday }, 'Two weeks in bars');
  await signIn(page, manager, openMonth(monday));
  const bars = page.getByRole('button', {
    name: new RegExp(`^${employee.name}, Vacation, .+, pending`),
  });
  await expect.poll(() => bars.count()).toBe(2);
  const [first, second] = [await bars.nth(0).boundingBox(), await bars.nth(1).boundingBox()];
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeGreaterThan(1.8);
  await expectAccessible(page);

  await bars.nth(0).click();
  const told = page.getByRole('dialog', { name: employee.name });
  await seeText(told, /Vacation · .+ · Pending/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  await expectFocus(bars.nth(0));

  const [{ id, version }] = (
    await (await lena.get(`/vacation/my-requests?startDate=${monday}&endDate=${monday}`)).json()
  ).data;
  const maria = await signInOverApi(almanac, manager.email);
  expect((await maria.post(`/vacation/${id}/approve`, { version })).status).toBe(200);
  await bars.first().waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: new RegExp(`^${employee.name}, Vacation, `) })
    .first()
    .waitFor();
});

journey(
  'half a day is half a bar with the name beside it, and the legend explains it',
  async ({ page, almanac }) => {
    const day = mondayInWeeks(44);
    const yuki = await signInOverApi(almanac, colleague.email);
    const morning = { startDate: day, endDate: day, endHalf: 'AM' };
    await requestVacation(yuki, morning, 'A morning off');
    await signIn(page, manager, openMonth(day));
    const bar = page.getByRole('button', { name: /^Yuki Tanaka, Vacation, .+, morning/ });
    await bar.waitFor();
    const [whole, name] = [await bar.boundingBox(), await bar.locator('bdi').boundingBox()];
    if (!whole || !name) throw new Error('The bar is not visible');
    expect(name.x).toBeGreaterThan(whole.x + whole.width / 2);
    expect(name.x + name.width).toBeLessThanOrEqual(whole.x + whole.width);
    expect(name.width).toBeGreaterThan(40);
    const legend = page.getByRole('list', { name: 'Legend' });
    for (const mark of ['Vacation', 'Pending', 'Half day']) await seeText(legend, mark);
    await expectAccessible(page);

    await page.goto('/time-off/calendar?month=2199-11');
    await seeText(page, '0 approved vacation(s) this month');
    for (const mark of ['Pending', 'Half day', 'Hours']) expect(await legend.getByText(mark).count()).toBe(0);
  },
);

journey('entries without a bar are named at the cell, and on Enter', async ({ page, almanac }) => {
  await fillWeek(almanac, fullMonday);
  await signIn(page, hrAdmin, openMonth(fullMonday));
  const day = page.locator(`[data-date="${fullMonday}"]`);
  const cell = page.getByRole('gridcell').filter({ has: day });
  const more = cell.getByRole('button', { name: /^\+\d+ more$/ });
  await more.click();
  const shown = page.getByRole('dialog').getByRole('listitem');
  await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(atHome.length);
  for (const name of atHome) await seeText(page.getByRole('dialog'), name);
  await expectAccessible(page);
  const all = await shown.count();
  expect(Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])).toBe(all - 3);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await day.focus();
  await page.keyboard.press('Enter');
  await seeText(page.getByRole('dialog'), /\d+ approved requests on this day/);
  expect(await shown.count()).toBe(all);
});

journey("on a phone the tapped day's details appear under the grid", async ({ openPage, almanac }) => {
  await fillWeek(almanac, daysAfter(fullMonday, 7));
  const page = await openPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  const monday = daysAfter(fullMonday, 7);
  await signIn(page, hrAdmin, openMonth(monday));
  await page.locator(`[data-date="${monday}"]`).tap();
  const agenda = page.getByRole('region', { name: /^Mon / });
  for (const name of atHome) await seeText(agenda, name);
  await seeText(agenda, /^Work From Home · Mon /);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.locator(`[data-date="${daysAfter(monday, 1)}"]`).tap();
  await page.getByRole('region', { name: /^Tue / }).waitFor();
});

journey('the longest month prints on one landscape sheet', async ({ page }) => {
  await signIn(page, manager, '/time-off/calendar?month=2026-08');
  await page.getByText(/approved vacation\(s\) this month/).waitFor();
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheets) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});
