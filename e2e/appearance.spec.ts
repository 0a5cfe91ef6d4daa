import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { settle } from './fixtures/page-checks.ts';
import { administrationPages, employeePages, hrPages, leavePages, managerPages } from './fixtures/pages.ts';
import { employee, hrAdmin, manager, systemAdmin } from './fixtures/people.ts';
import { seeHeading, signIn } from './fixtures/steps.ts';

async function visitAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await settle(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

journey.for([
  { who: employee, addresses: employeePages, look: 'light', width: 390 },
  { who: manager, addresses: managerPages, look: 'dark', width: 1280 },
  { who: hrAdmin, addresses: hrPages, look: 'dark', width: 390 },
  { who: systemAdmin, addresses: administrationPages, look: 'light', width: 1024 },
  { who: systemAdmin, addresses: leavePages, look: 'light', width: 1440 },
] as const)(
  '$who.name can use every page, $look, $width px wide',
  async ({ who, addresses, look, width }, { openPage }) => {
    const page = await openPage({
      colorScheme: look,
      viewport: { width, height: 844 },
      hasTouch: width < 768,
    });
    await signIn(page, who);
    await visitAll(page, addresses);
  },
);

journey('at 390 px the navigation opens as a sheet and closes with the choice', async ({ openPage }) => {
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

journey('who wants no motion sees none', async ({ page }) => {
  await signIn(page, manager);
  for (const address of ['/dashboard', '/time-off', '/time-off/approvals']) {
    await page.goto(address);
    await seeHeading(page, /./);
    await settle(page);
    expect(await page.evaluate<string[]>(whatMoves), address).toEqual([]);
  }
});

// Runs in the page: what does not change at once, or moves for longer than a frame.
const whatMoves = `[...document.querySelectorAll('*')]
  .filter((each) => {
    const { transitionDuration, animationDuration } = getComputedStyle(each);
    return transitionDuration !== '0s' || parseFloat(animationDuration) > 0.01;
  })
  .map((each) => each.tagName + ' ' + each.className)`;

journey('the theme that is chosen stays', async ({ page }) => {
  await signIn(page, employee);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await seeHeading(page, /Welcome/);
  await expect.poll(background).not.toBe(light);
});

journey('Ctrl + B folds the sidebar, and it stays folded', async ({ page }) => {
  await signIn(page, employee);
  await page.getByRole('button', { name: 'Collapse sidebar' }).waitFor();
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();
  await expectAccessible(page);
});
