import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { manager } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';

journey(
  'a page whose code an update has replaced is loaded anew, once, and says so where that is no help',
  async ({ page }) => {
    await signIn(page, manager);
    expectAnswer(page, 404);
    let isReplaced = true;
    let loads = 0;
    await page.route('**/assets/*.js', (route) =>
      isReplaced ? route.fulfill({ status: 404, json: {} }) : route.fallback(),
    );
    await page.route('**/time-off/approvals', (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      isReplaced = false;
      loads += 1;
      return route.fallback();
    });
    await page.getByRole('link', { name: 'Pending Approvals' }).click();
    await seeHeading(page, 'Time Off Approvals');
    expect(loads).toBe(1);

    isReplaced = true;
    await page.getByRole('link', { name: 'Team Calendar' }).click();
    await seeText(page, 'A part of this page could not be loaded.');
    isReplaced = false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await seeHeading(page, 'Team Calendar');
  },
);
