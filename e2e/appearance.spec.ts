import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { settle } from './fixtures/page-checks.ts';
import { administrationPages, employeePages, hrPages, leavePages, managerPages } from './fixtures/pages.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import { seeGreeting, seeHeading, signIn } from './fixtures/steps.ts';

async function visitAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await settle(page);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
}

journey.for([
  { who: employee, addresses: employeePages, colorScheme: 'light', width: 390 },
  { who: manager, addresses: managerPages, colorScheme: 'dark', width: 1280 },
  { who: hrAdmin, addresses: hrPages, colorScheme: 'dark', width: 390 },
  { who: systemAdmin, addresses: administrationPages, colorScheme: 'light', width: 1024 },
  { who: systemAdmin, addresses: leavePages, colorScheme: 'light', width: 1440 },
] as const)(
  '$who.name can use every page, $colorScheme, $width px wide',
  async ({ who, addresses, colorScheme, width }, { openPage }) => {
    const page = await openPage({
      colorScheme,
      viewport: { width, height: 844 },
      hasTouch: width < 768,
    });
    await signIn(page, who);
    await visitAll(page, addresses);
  },
);

journey('at 390 px the navigation opens as a sheet and closes on selection', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, employee);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Time Off' }).click();
  await sheet.getByRole('link', { name: 'My Requests' }).click();
  await page.waitForURL('**/time-off/my-requests');
  await seeHeading(page, 'My Time Off Requests');
  await sheet.waitFor({ state: 'detached' });
});

journey('reduced motion is respected', async ({ page }) => {
  await signIn(page, manager);
  for (const address of ['/dashboard', '/time-off', '/time-off/approvals']) {
    await page.goto(address);
    await seeHeading(page, /./);
    await settle(page);
    expect(await page.evaluate<string[]>(whatMoves), address).toEqual([]);
  }
});

// Runs in the page; finds transitions and animations longer than a frame.
const whatMoves = `[...document.querySelectorAll('*')]
  .filter((each) => {
    const { transitionDuration, animationDuration } = getComputedStyle(each);
    return transitionDuration !== '0s' || parseFloat(animationDuration) > 0.01;
  })
  .map((each) => each.tagName + ' ' + each.className)`;

journey('the chosen theme survives a reload', async ({ page }) => {
  await signIn(page, employee);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await seeGreeting(page, employee.name);
  await expect.poll(background).not.toBe(light);
});

journey('Ctrl + B collapses the sidebar, and it stays collapsed', async ({ page }) => {
  await signIn(page, employee);
  await page.getByRole('button', { name: 'Collapse sidebar' }).waitFor();
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();
  await expectAccessible(page);
});
