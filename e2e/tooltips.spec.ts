import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { employee } from './fixtures/people.ts';
import { seeHeading, signIn, tabTo } from './fixtures/steps.ts';

journey(
  'a button has its name before what draws tooltips is there, and shows it at the first hover and at focus',
  async ({ page }) => {
    await signIn(page, employee);
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/assets\/frames-/, async (route) => {
      await isLetGo;
      await route.continue();
    });
    const isAskedFor = page.waitForRequest(/\/assets\/frames-/);
    await page.goto('/people');
    await seeHeading(page, 'People');
    const button = page.getByRole('button', { name: 'Collapse sidebar' });
    const tooltip = page.getByRole('tooltip');
    // A pointer that has not moved yet points at nothing.
    await page.getByRole('heading', { name: 'People' }).hover();
    await button.hover();
    await isAskedFor;
    expect(await tooltip.count()).toBe(0);
    letGo();
    await tooltip.filter({ hasText: 'Collapse sidebar' }).waitFor();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });

    await page.getByRole('heading', { name: 'People' }).hover();
    await tabTo(page, button);
    await tooltip.filter({ hasText: 'Collapse sidebar' }).waitFor();
  },
);
