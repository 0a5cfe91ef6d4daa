import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { daysAfter, expectFocus, mondayInWeeks, seeHeading, seeText, signIn } from './fixtures/steps.ts';

/** Works in Bavaria. */
const elif = { name: 'Elif Yıldız', email: 'elif.yildiz@example.com' };

const waiting = (page: Page) => page.getByRole('list', { name: 'Oldest requests' }).getByRole('listitem');

/** Waits until the whole dashboard has loaded. */
async function seeDashboard(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Away' }).getByRole('listitem').first().waitFor();
  await page.getByRole('grid', { name: 'My Year' }).waitFor();
  await page.getByRole('status').first().waitFor({ state: 'detached' });
}

/** Layout shifts since the page opened: score and elements of each. */
async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = { value: number; sources: { node: Element | null }[] };
        const shifts: Shift[] = [];
        new PerformanceObserver((list) =>
          shifts.push(...(list.getEntries() as unknown as typeof shifts)),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
        const told = ({ value, sources }: Shift) =>
          [value, ...sources.map(({ node }) => node?.textContent?.slice(0, 80))].join(' ');
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts.map(told))));
      }),
  );
}

journey('the quick actions have a fixed order', async ({ page }) => {
  await signIn(page, hrAdmin);
  const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('link');
  const labels = ['Request Time Off', 'View Team Calendar', 'Pending Approvals', 'Manage Users'];
  const shown = async () => {
    const texts = await actions.allTextContents();
    return texts.map((text) => labels.find((label) => text.startsWith(label)));
  };
  await expect.poll(shown).toEqual(labels);
});

journey('it shows the next time off, its approver and who is away, on a phone too', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, employee);
  await seeDashboard(page);
  await seeText(page, /, (in \d+ days|tomorrow), waiting for Maria Rossi$/);
  const headings = page.getByRole('region', { name: 'Away' }).getByRole('heading', { level: 3 });
  expect(await headings.allTextContents()).toEqual(['Today', 'This week', 'Next week']);
  expect(await page.getByText('Next public holiday').count()).toBe(0);
  await seeHeading(page, 'Coming soon');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  expect(await layoutShifts(page)).toEqual([]);
});

journey('it shows the next public holiday where one is known', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, elif);
  await seeDashboard(page);
  await seeText(page, 'Next public holiday');
  expect(await layoutShifts(page)).toEqual([]);
});

journey(
  'the week has who was away on days that are over, and today leads to all',
  async ({ page, almanac }) => {
    const office = await signInOverApi(almanac, hrAdmin.email);
    const people: { id: string; name: string }[] = await (await office.get('/people?search=an')).json();
    const away = people.filter(({ name }) => name !== employee.name).slice(0, 5);
    await signIn(page, employee, '/profile');
    await page.route('**/api/vacation/absences?**', async (route) => {
      const response = await route.fetch();
      const [startDate, endDate] = [-1, 2].map(mondayInWeeks);
      const days = { startDate, startHalf: 'AM', endDate, endHalf: 'PM', type: 'AWAY' };
      await route.fulfill({ response, json: away.map(({ id, name }) => ({ user: { id, name }, ...days })) });
    });
    await page.goto('/dashboard');
    await seeDashboard(page);
    const card = page.getByRole('region', { name: 'Away' });
    const days = card.getByRole('list', { name: 'This week' }).getByRole('listitem');
    const texts = await days.allTextContents();
    expect(texts).toHaveLength(5);
    for (const text of texts) expect(text).toContain(away[0]?.name);
    const today = card.getByRole('region', { name: 'Today' });
    expect(await today.getByRole('listitem').count()).toBe(3);
    await expectAccessible(page);
    await today.getByRole('link', { name: '+2 more away today' }).click();
    await page.waitForURL(/\/away\?day=\d{4}-\d{2}-\d{2}$/);
    const all = page.getByRole('region', { name: 'Today' });
    await expect.poll(() => all.getByRole('listitem').count()).toBe(5);
    await page.getByRole('button', { name: 'Previous day' }).click();
    await all.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(5);
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

journey('the absence list keeps its position and size with wider letters', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  await signIn(page, manager);
  await seeDashboard(page);
  const away = page.getByRole('region', { name: 'Away' });
  const weeks = ['This week', 'Next week'].map((name) => away.getByRole('list', { name }));
  const boxes = () => Promise.all(weeks.map((week) => week.boundingBox()));
  const before = await boxes();
  await page.addStyleTag({ content: 'body { letter-spacing: 0.12em }' });
  expect(await boxes()).toEqual(before);
});

journey(
  'an approver decides the oldest requests in place, without layout shift while they load',
  async ({ page }) => {
    await signIn(page, manager);
    await page.reload();
    await seeDashboard(page);
    await waiting(page).first().waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page);
    expect(await waiting(page).count()).toBe(3);
    const [first = '', second = ''] = await waiting(page).allTextContents();
    await waiting(page).first().getByRole('button', { name: 'Approve' }).click();
    await expect.poll(async () => (await waiting(page).allTextContents())[0]).toBe(second);
    expect(await waiting(page).allTextContents()).not.toContain(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await seeText(page, 'Decision undone');
    await expect.poll(async () => (await waiting(page).allTextContents())[0]).toBe(first);
  },
);

journey(
  'the dashboard and the menu have what the viewer is asked to decide, Approvals what they may',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/profile');
    const answer = await page.request.get('/api/vacation/pending-hr-approvals?limit=1000');
    const { data: allowed }: { data: Pick<TimeOffRequest, 'deciders'>[] } = await answer.json();
    const asked = allowed.filter(({ deciders = [] }) => deciders.some(({ name }) => name === hrAdmin.name));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThan(allowed.length);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: new RegExp(`^Time Off\\s*, ${asked.length} waiting$`) }).waitFor();
    await waiting(page).first().waitFor();
    expect(await waiting(page).count()).toBe(Math.min(3, asked.length));
    await page.getByRole('link', { name: 'All Approvals' }).click();
    await seeText(page, new RegExp(`^Pending Approvals\\s*${allowed.length}$`));
  },
);

journey('Approve stands out on the dashboard, and Reject is reached by keyboard', async ({ page }) => {
  await signIn(page, manager);
  const button = (name: string) => waiting(page).first().getByRole('button', { name, exact: true });
  const fillOf = (name: string) =>
    button(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  const nothing = 'rgba(0, 0, 0, 0)';
  expect(await fillOf('Approve')).not.toBe(nothing);
  expect(await fillOf('Reject')).toBe(nothing);
  await button('Approve').focus();
  await page.keyboard.press('Tab');
  await expectFocus(button('Reject'));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Reject Request' }).waitFor();
});

journey('days of the year are asked for in place, by dragging and by keyboard', async ({ page }) => {
  await signIn(page, employee);
  await seeDashboard(page);
  const grid = page.getByRole('grid', { name: 'My Year' });
  const monday = mondayInWeeks(21);
  const cell = (date: string) => grid.locator(`[data-day="${date}"]`);
  await cell(monday).hover();
  await page.mouse.down();
  await cell(daysAfter(monday, 2)).hover();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Request Time Off' });
  await seeText(dialog, /: 3 days\./);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await cell(daysAfter(monday, 2)).focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
  await seeText(dialog, /: 2 days\./);
});

journey('the whole balance is one press away', async ({ page }) => {
  await signIn(page, employee);
  await seeDashboard(page);
  await page.getByRole('button', { name: 'Details' }).click();
  for (const text of [/^Resets: /, 'Vacation Days', 'Sick Days', 'Vacation accrual', 'Total days off'])
    await seeText(page, text);
  await seeText(page, 'Remaining days');
  await page.getByRole('link', { name: 'View History' }).waitFor();
  await expectAccessible(page);
});

journey('administrators see what to do and who is out by department', async ({ page }) => {
  const hr = async (path: string, data: object) =>
    expect((await page.request.post(`/api${path}`, { data })).status()).toBe(201);
  await signIn(page, hrAdmin, '/profile');
  await hr('/admin/users', { name: 'Nora Nilsson', email: 'nora.nilsson@example.com', role: 'EMPLOYEE' });
  await page.goto('/dashboard');
  const out = page.getByRole('region', { name: 'Out today' }).getByRole('listitem');
  await out.first().waitFor();
  expect(await out.first().textContent()).toMatch(/\d+ of \d+$/);
  expect(await layoutShifts(page)).toEqual([]);
  const tasks = page.getByRole('region', { name: 'To do' });
  await seeText(tasks, '1 person has no employment start');
  await expectAccessible(page);
  await tasks.getByRole('link', { name: 'Show People' }).click();
  await seeText(page, 'nora.nilsson@example.com');
});
