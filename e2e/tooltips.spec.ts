import { journey } from './fixtures/journey.ts';
import { employee } from './fixtures/people.ts';
import { seeHeading, signIn, tabTo } from './fixtures/steps.ts';

journey('a button shows its name on first hover and on focus', async ({ page }) => {
  await signIn(page, employee, '/people');
  await seeHeading(page, 'People');
  const button = page.getByRole('button', { name: 'Collapse sidebar' });
  const tooltip = page.getByRole('tooltip');
  // Hover only registers after the pointer has moved once.
  await page.getByRole('heading', { name: 'People' }).hover();
  await button.hover();
  await tooltip.filter({ hasText: 'Collapse sidebar' }).waitFor();
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });

  await page.getByRole('heading', { name: 'People' }).hover();
  await tabTo(page, button);
  await tooltip.filter({ hasText: 'Collapse sidebar' }).waitFor();
});
