import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { settle } from './fixtures/page-checks.ts';
import { employee, hrAdmin } from './fixtures/people.ts';
import { seeHeading, signIn } from './fixtures/steps.ts';

const mark = (page: Page, topic: string) => page.getByRole('button', { name: `Help: ${topic}`, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);

journey("a '?' beside a field opens its paragraph by keyboard, and the focus returns", async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/leave/plans');
  await page.getByRole('link', { name: 'Germany' }).click();
  await page
    .getByRole('link', { name: /^Change from/ })
    .first()
    .click();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const topic of ['Accrual', 'Carry over', 'Expiry', 'Overdraft', 'Waiting period', 'Part timers']) {
    await mark(page, topic).first().waitFor();
  }
  expect(requests.filter((path) => path.startsWith('/manual'))).toEqual([]);

  await mark(page, 'Waiting period').focus();
  await page.keyboard.press('Enter');
  const paragraph = page.getByRole('dialog', { name: 'Waiting period' });
  await paragraph.getByText('Months of employment before leave can be taken.').waitFor();
  expect(requests.filter((path) => path.startsWith('/manual'))).toEqual(['/manual/setting-up-leave.json']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await paragraph.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Help: Waiting period');

  await page
    .getByRole('spinbutton', { name: 'Usable after' })
    .or(page.getByLabel('Usable after'))
    .first()
    .fill('4');
  await mark(page, 'Waiting period').click();
  const [manual] = await Promise.all([
    page.context().waitForEvent('page'),
    paragraph.getByRole('link', { name: 'Open in Help' }).click(),
  ]);
  await seeHeading(manual, 'Setting Up Leave');
  await expect.poll(() => focused(manual)).toBe('waiting-period');
  await manual.close();
  expect(await page.getByLabel('Usable after').first().inputValue()).toBe('4');
});

journey(
  'within a dialog, the paragraph is above it, and closing it leaves the dialog open',
  async ({ page }) => {
    await signIn(page, hrAdmin, '/admin/leave/types');
    await page.getByRole('button', { name: 'Add Type' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Type' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Sabbatical');
    await mark(page, 'What counts').click();
    const paragraph = page.getByRole('dialog', { name: 'What counts' });
    await paragraph.getByText('The days that a request takes.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await paragraph.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Help: What counts');
    expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Sabbatical');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  },
);

journey('the help is found in the account menu, searched, and read in sections', async ({ page }) => {
  await signIn(page, employee);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await page.waitForURL('**/help');
  await seeHeading(page, 'Help');
  await seeHeading(page, 'Daily Tasks');
  expect(await page.getByRole('main').getByText('Setting Up Leave').count()).toBe(0);

  await page.getByRole('searchbox', { name: 'Search help' }).fill('doctor');
  await page.getByText('Nothing found').waitFor();
  await page.getByRole('searchbox', { name: 'Search help' }).fill('morning');
  await page.getByRole('link', { name: /^Request time off/ }).click();
  await page.waitForURL('**/help/daily-tasks#request-time-off');
  await seeHeading(page, 'Daily Tasks');
  await expect.poll(() => focused(page)).toBe('request-time-off');
  await expectAccessible(page);

  await page.goto('/balance');
  await mark(page, 'The lines of a balance').click();
  const paragraph = page.getByRole('dialog', { name: 'The lines of a balance' });
  await paragraph.getByText('what remained of earlier leave years').waitFor();
  await paragraph.getByRole('link', { name: 'Open in Help' }).click();
  await page.waitForURL('**/help/daily-tasks#the-lines-of-a-balance');
  await expect.poll(() => focused(page)).toBe('the-lines-of-a-balance');
  await paragraph.waitFor({ state: 'detached' });

  // A first page of the tab isn't scrolled like another one.
  await page.goto('/profile');
  await seeHeading(page, 'Profile');
  await page.goto('/help/daily-tasks#the-lines-of-a-balance');
  await expect.poll(() => focused(page)).toBe('the-lines-of-a-balance');
  await settle(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

journey(
  'the palette leads to sections, those for administrators only for them',
  async ({ page, openPage }) => {
    await signIn(page, hrAdmin);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('carry-over');
    await page.getByRole('menuitem', { name: /^Help: Carry-over/ }).click();
    await page.waitForURL('**/help/setting-up-leave#carry-over');
    await expect.poll(() => focused(page)).toBe('carry-over');

    const other = await openPage();
    await signIn(other, employee);
    await other.keyboard.press('Control+k');
    await other.keyboard.type('deputies');
    await other.getByRole('menuitem', { name: /^Help: Deputies/ }).waitFor();
    await other
      .getByRole('dialog')
      .getByRole('textbox')
      .or(other.getByRole('searchbox'))
      .first()
      .fill('carry-over');
    await expect.poll(() => other.getByRole('menuitem', { name: /^Help:/ }).count()).toBe(0);
  },
);

journey('on a phone, a paragraph and every page fit the screen, also printed', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
  await signIn(page, hrAdmin);
  for (const address of [
    '/help',
    '/help/daily-tasks',
    '/help/setting-up-leave',
    '/help/glossary',
    '/help/nothing',
  ]) {
    await page.goto(address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
  await page.goto('/admin/users/import');
  await mark(page, 'Import').click();
  await page.getByRole('dialog', { name: 'Import' }).getByText('previews each row').waitFor();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/help/glossary');
  await seeHeading(page, 'Glossary');
  expect(await page.getByRole('searchbox').filter({ visible: true }).count()).toBe(0);
});
