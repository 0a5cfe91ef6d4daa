import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import {
  mondayInWeeks,
  monthAfter,
  monthName,
  seeHeading,
  seeText,
  signIn,
  typeDate,
} from './fixtures/steps.ts';

const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Clicks all the buttons within one frame. */
async function clickAtOnce(buttons: Locator): Promise<void> {
  await buttons.first().waitFor();
  await buttons.evaluateAll((each) => {
    for (const button of each) (button as HTMLElement).click();
  });
}

async function clickTwiceAtOnce(button: Locator): Promise<void> {
  await button.evaluate((each: HTMLElement) => {
    each.click();
    each.click();
  });
}

journey('each click and key on a month button counts', async ({ page }) => {
  await signIn(page, manager, '/time-off/calendar');
  const today = (await page.locator('[aria-current=date]').getAttribute('data-date')) ?? '';
  const later = (months: number) => monthName(monthAfter(today.slice(0, 7), months));
  await clickTwiceAtOnce(page.getByRole('button', { name: 'Next month' }));
  await seeHeading(page, later(2));
  await page.getByRole('button', { name: 'Next month' }).dblclick();
  await seeHeading(page, later(4));
  await clickTwiceAtOnce(page.getByRole('button', { name: 'Previous month' }));
  await seeHeading(page, later(2));
  await page.getByRole('button', { name: 'Today' }).click();
  await seeHeading(page, later(0));

  await page.locator('[aria-current=date]').focus();
  await Promise.all([1, 2, 3].map(() => page.keyboard.press('PageDown')));
  await seeHeading(page, later(3));
});

journey('each click on a span of the timeline counts', async ({ page }) => {
  await signIn(page, hrAdmin, '/teams?search=Payments');
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await page.getByText('Month', { exact: true }).click();
  await page.waitForURL(/span=month/);
  const later = page.getByRole('button', { name: 'Later' });
  await later.click();
  await page.waitForURL(/from=/);
  const { from = '' } = parameters(page);
  await clickTwiceAtOnce(later);
  await expect.poll(() => parameters(page).from).toBe(monthAfter(from, 2));
});

journey('each click on Next advances a page, even while one is loading', async ({ page }) => {
  await signIn(page, hrAdmin, '/time-off/approvals?tab=all');
  await seeText(page, /Showing page 1 of \d+/);
  const next = page.getByRole('button', { name: 'Next' });
  await clickTwiceAtOnce(next);
  await seeText(page, /Showing page 3 of \d+/);
  await page.goto('/time-off/approvals?tab=all');
  await page.route(/\/api\/vacation\?.*page=2/, () => undefined);
  await next.click();
  await seeText(page, /Showing page 2 of \d+/);
  await next.click();
  await seeText(page, /Showing page 3 of \d+/);
  await page.unroute(/\/api\/vacation\?.*page=2/);
});

journey('two filters changed at once both count', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/users');
  await page.getByRole('button', { name: /Role$/ }).focus();
  await Promise.all(['ArrowRight', 'Tab', 'ArrowRight'].map((key) => page.keyboard.press(key)));
  await expect.poll(() => parameters(page)).toMatchObject({ role: expect.any(String), status: 'active' });

  await page.goto('/teams?status=inactive&search=office&tab=other');
  await clickAtOnce(page.getByRole('button', { name: /^Remove the filter/ }));
  await expect.poll(() => parameters(page)).toEqual({ tab: 'other' });
});

journey('a search keeps every letter, however slow the page is', async ({ page }) => {
  await signIn(page, systemAdmin, '/admin/users');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.waitFor();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const name = 'maria';
  await search.pressSequentially(name, { delay: 340 });
  await expect.poll(() => parameters(page).search).toBe(name);
  await seeText(page, '1 user found');
  expect(await search.inputValue()).toBe(name);
});

journey('a link works right after typing into a search', async ({ page }) => {
  await signIn(page, systemAdmin);
  const { promise: isSearchOver, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    // The linked page's code, whatever its file name.
    if ((await response.text()).includes('Queued and failed emails')) await isSearchOver;
    await route.fulfill({ response });
  });
  await page.goto('/admin/leave/people');
  await page.getByRole('link', { name: 'Emails' }).hover();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.insertText('maria');
  await page.mouse.down();
  await page.mouse.up();
  // The search is debounced by 300 ms.
  await page.waitForTimeout(600);
  release();
  await seeHeading(page, 'Emails');
});

journey('a list opens even when pressed before its people have loaded', async ({ page }) => {
  const { promise: areFound, resolve: find } = Promise.withResolvers<void>();
  await signIn(page, hrAdmin, '/teams?search=Mobile');
  await page.getByRole('link', { name: 'Mobile', exact: true }).click();
  await seeHeading(page, /^Team Members \(/);
  await page.route(/\/api\/admin\/users\?/, async (route) => {
    await areFound;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /User$/ }).click();
  await seeText(page.getByRole('listbox'), 'Searching…');
  await page.keyboard.type('amara');
  find();
  await page.getByRole('option', { name: 'Amara Diallo' }).click();
  await dialog.getByRole('button', { name: /Amara Diallo/ }).waitFor();
});

journey('Enter in a list of people chooses the match for the full query', async ({ page }) => {
  await signIn(page, systemAdmin, '/time-off/approvals?tab=all');
  const field = page.getByRole('button', { name: /Person$/ });
  await field.click();
  const search = page.getByRole('combobox', { name: 'Search: Person' });
  await search.pressSequentially('a');
  await page.getByRole('option', { name: /^Ada Lindqvist/ }).waitFor();
  await page.route(/\/api\/people\?.*search=..+/, () => undefined);
  await search.pressSequentially('chen', { delay: 20 });
  await page.keyboard.press('Enter');
  await seeText(page.getByRole('listbox'), 'Searching…');
  expect(await search.inputValue()).toBe('achen');
  expect(parameters(page)).toEqual({ tab: 'all' });
  await page.unrouteAll();
});

journey('a date typed into a filter arrives complete', async ({ page }) => {
  await signIn(page, systemAdmin, '/admin/audit');
  await page.getByRole('button', { name: 'More Filters' }).click();
  await typeDate(page, 'From', '2026-06-01');
  await expect.poll(() => parameters(page)).toEqual({ from: '2026-06-01' });
  await typeDate(page, 'From', '2026-07-02');
  await typeDate(page, 'To', '2026-07-31');
  await expect.poll(() => parameters(page)).toEqual({ from: '2026-07-02', to: '2026-07-31' });
});

journey('a date typed slowly into a filter applies once its year is complete', async ({ page }) => {
  await signIn(page, systemAdmin, '/admin/audit?from=2026-06-01');
  const from = page.getByRole('group', { name: 'From' });
  await from.getByRole('spinbutton').first().click();
  await page.keyboard.type('02072026', { delay: 500 });
  await expect.poll(() => parameters(page)).toEqual({ from: '2026-07-02' });

  await from.getByRole('spinbutton').last().click();
  await page.keyboard.type('25');
  await seeText(page, 'Enter a year from 1900 to 2199');
  expect(parameters(page)).toEqual({ from: '2026-07-02' });
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await from.getByRole('spinbutton').last().click();
  await page.keyboard.type('2025', { delay: 500 });
  await expect.poll(() => parameters(page)).toEqual({ from: '2025-07-02' });
  await expect.poll(() => page.getByText('Enter a year from 1900 to 2199').count()).toBe(0);

  await from.getByRole('spinbutton').last().click();
  await page.keyboard.type('2');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.poll(() => parameters(page)).toEqual({});
  await expect.poll(() => from.innerText()).not.toMatch(/\d/);
});

journey('a double press acts once', async ({ page, almanac }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const expectOnce = async (call: RegExp) => {
    await expect.poll(() => writes.filter((each) => call.test(each)).length).toBe(1);
  };
  const lena = await signInOverApi(almanac, employee.email);
  const monday = mondayInWeeks(20);
  await requestVacation(lena, { startDate: monday, endDate: monday }, 'Pressed twice');
  await signIn(page, manager, '/time-off');
  await typeDate(page, 'Start date', monday);
  await typeDate(page, 'End date', monday);
  await clickTwiceAtOnce(page.getByRole('button', { name: 'Submit Request' }));
  await seeText(page, 'Time off request submitted');
  await expectOnce(/^POST .+\/vacation$/);

  await page.goto('/time-off/approvals');
  const card = page.getByRole('listitem').filter({ hasText: 'Pressed twice' });
  await clickTwiceAtOnce(card.getByRole('button', { name: 'Approve' }));
  await seeText(page, /^Approved: /);
  await expectOnce(/approve$/);

  await page.goto('/time-off/my-requests');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await clickTwiceAtOnce(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await seeText(page, 'Time off request deleted');
  await expectOnce(/^DELETE/);
});

journey('two switches pressed at once both count', async ({ page }) => {
  await signIn(page, manager, '/profile');
  const switches = page.getByRole('region', { name: 'Mails' }).getByRole('switch');
  await expect.poll(() => switches.count()).toBe(2);
  const chosen = () => switches.evaluateAll((each) => each.map((one) => (one as HTMLInputElement).checked));
  expect(await chosen()).toEqual([true, true]);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answers.push(response.status());
  });
  await clickAtOnce(switches);
  await expect.poll(chosen).toEqual([false, false]);
  await expect.poll(() => answers).toEqual([200, 200]);
  await page.reload();
  await expect.poll(chosen).toEqual([false, false]);
});

journey(
  'a double click decides one request, named in the message, and the list pauses for a moment',
  async ({ page, almanac }) => {
    const lena = await signInOverApi(almanac, employee.email);
    for (const week of [24, 25, 26]) {
      const monday = mondayInWeeks(week);
      await requestVacation(lena, { startDate: monday, endDate: monday }, `Double click ${week}`);
    }
    await signIn(page, manager, '/time-off/approvals');
    const cards = page.getByRole('listitem').filter({ hasText: 'Double click' });
    await expect.poll(() => cards.count()).toBe(3);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/approve$/.test(request.url())) calls.push(request.url());
    });
    const approve = cards.first().getByRole('button', { name: 'Approve' });
    await approve.scrollIntoViewIfNeeded();
    const box = await approve.boundingBox();
    if (!box) throw new Error('The button is in sight');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.dblclick(x, y);
    await page.mouse.click(x, y);
    await seeText(page, new RegExp(`^Approved: ${employee.name}, Mon `));
    await expect.poll(() => cards.count()).toBe(2);
    // The list accepts the pointer again.
    await cards.first().getByRole('button', { name: 'Reject' }).click({ trial: true });
    expect(calls).toHaveLength(1);
    const mine = await (await lena.get('/vacation/my-requests?limit=100')).json();
    const decided = mine.data.filter(
      ({ reason, status }: { reason?: string; status: string }) =>
        reason?.startsWith('Double click') && status === 'APPROVED',
    );
    expect(decided).toHaveLength(1);
  },
);
