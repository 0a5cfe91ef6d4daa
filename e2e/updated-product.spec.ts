import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, manager } from './fixtures/people.ts';
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

journey(
  'a glance at somebody whose code an update has replaced takes nothing from the page',
  async ({ page }) => {
    await signIn(page, manager);
    await page.goto('/people');
    await seeHeading(page, 'People');
    // A pointer that has not moved yet points at nothing.
    const heading = page.getByRole('heading', { name: 'People' });
    await heading.hover();
    await page.getByRole('button', { name: 'Collapse sidebar' }).hover();
    await page.getByRole('tooltip').waitFor();
    await heading.hover();
    await page.getByRole('tooltip').waitFor({ state: 'detached' });

    expectAnswer(page, 404);
    let asked = 0;
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, json: {} }));
    page.on('request', (request) => {
      if (request.resourceType() === 'document') asked += 1;
    });
    await page.getByRole('main').getByRole('link', { name: employee.name }).hover();
    await seeText(page.getByRole('tooltip'), 'Their page tells more.');
    await seeHeading(page, 'People');
    expect(asked).toBe(0);
  },
);
