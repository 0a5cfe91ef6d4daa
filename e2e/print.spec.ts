import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ApiClient, requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, signIn } from './fixtures/steps.ts';

/** Works in Bavaria. */
const elif = { name: 'Elif Yıldız', email: 'elif.yildiz@example.com' };

const monday = mondayInWeeks(33);
const controls = ':is(nav, button, [role=tab], [role=menu], [role=spinbutton], input, select, textarea)';

async function expectNoControls(page: Page): Promise<void> {
  expect(await page.locator(controls).filter({ visible: true }).count()).toBe(0);
}

/** The number of pages, and the width and height of the first in points. */
async function printed(page: Page): Promise<{ pages: number; width: number; height: number }> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
  return {
    pages: file.match(/\/Type \/Page\b/g)?.length ?? 0,
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  };
}

const landscape = { pages: 1, width: 842, height: 595 };

/** Replaces the browser's print dialog, and counts how often it is opened. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  let prints = 0;
  await page.exposeFunction('countPrint', () => {
    prints += 1;
  });
  await page.addInitScript('window.print = () => window.countPrint()');
  return async () => prints;
}

async function choosePrint(page: Page, menu: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
}

journey('the own year prints as one landscape page of A4', async ({ page, almanac }) => {
  const person: ApiClient = await signInOverApi(almanac, elif.email);
  await requestVacation(person, { startDate: monday, endDate: daysAfter(monday, 4) }, 'A week off');
  await signIn(page, elif, `/time-off?year=${monday.slice(0, 4)}`);
  await seeText(page, 'Leave Balance');
  await page.locator(`[data-day="${monday}"][aria-label*="pending"]`).waitFor();
  expect(await page.locator('[data-print-sheet]').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: `Year ${monday.slice(0, 4)}` });
  await seeHeading(sheet, elif.name);
  await seeText(sheet, /^Example Company · Printed \w{3} \d+ \w{3} \d{4}$/);
  for (const month of ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'])
    expect(await sheet.getByText(month, { exact: true }).count()).toBe(1);
  const legend = sheet.getByRole('list', { name: 'Legend' });
  await seeText(legend, /^Vacation, .*5 pending$/);
  await seeText(legend, 'Pending');
  await seeText(sheet.getByRole('list', { name: 'Holidays' }), 'Ascension Day');
  expect(await sheet.getByText('V', { exact: true }).count()).toBeGreaterThan(5);
  await expectNoControls(page);
  expect(await page.getByText('Request Time Off').filter({ visible: true }).count()).toBe(0);
  const cut = await sheet.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(cut).toBeLessThanOrEqual(0);
  expect(await printed(page)).toEqual(landscape);

  await page.emulateMedia({ media: null });
  await page.locator('[data-print-sheet]').waitFor({ state: 'detached' });
  expect(await printed(page)).toEqual(landscape);
});

journey("Print in the year's menu loads the totals first", async ({ page }) => {
  const prints = await countPrints(page);
  const nextYear = Temporal.Now.plainDateISO('UTC').year + 1;
  await signIn(page, elif, `/time-off?year=${nextYear}`);
  await page.locator(`[data-day="${nextYear}-01-01"][aria-label*="holiday"]`).waitFor();
  await choosePrint(page, 'More actions for the year');
  await expect.poll(prints).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await seeText(page, new RegExp(`^Vacation ${nextYear}: [\\d.]+ used, [\\d.]+ pending, [\\d.]+ available$`));
});

journey("an approver prints a colleague's year, with their name and totals", async ({ page, almanac }) => {
  const prints = await countPrints(page);
  const maria = await signInOverApi(almanac, manager.email);
  const [lena] = await (await maria.get(`/people?search=${encodeURIComponent(employee.name)}`)).json();
  await signIn(page, manager, `/people/${lena.id}?tab=year`);
  await seeHeading(page, /^Year \d{4}$/);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/leave-balance/')) reads.push(request.url());
  });
  await choosePrint(page, 'More actions for the year');
  await expect.poll(prints).toBe(1);
  expect(reads).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await seeHeading(page.getByRole('article'), employee.name);
  await seeText(page, /^Vacation \S+: [\d.]+ used, [\d.]+ pending, [\d.]+ available$/);
  await expectNoControls(page);
  expect(await printed(page)).toEqual(landscape);
});

journey('My Balance prints without tabs and buttons, with name, company and day', async ({ page }) => {
  const prints = await countPrints(page);
  await signIn(page, employee, '/balance');
  await seeText(page, /^Leave year /);
  await choosePrint(page, 'More actions for the balance');
  await expect.poll(prints).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await seeText(page, `${employee.name}, Vacation`);
  await seeText(page, /^Example Company · Printed \w{3} \d+ \w{3} \d{4}$/);
  await seeText(page, /^Leave year /);
  // Sums lead to their lines, and look like text.
  const buttons = page.locator(`${controls}:not(dd button)`).filter({ visible: true });
  expect(await buttons.allTextContents()).toEqual([]);
});
