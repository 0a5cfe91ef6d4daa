import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';

journey(
  'a manager sees their people: balances, absences, untaken leave and a page for each',
  async ({ page }) => {
    await signIn(page, manager, '/time-off/people');
    await seeHeading(page, 'My People');
    await page.getByRole('link', { name: employee.name, exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Everyone' }).click();
    await seeHeading(page, 'People');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'My People' }).click();
    await seeHeading(page, 'My People');
    await page.getByRole('button', { name: /Everyone/ }).click();
    await page.getByRole('option', { name: 'Under pace' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('taken')).toBe('too-little');
    await seeText(page, /^\d+ (person|people)$/);
    const row = page.getByRole('table', { name: 'Leave balances' }).getByRole('row').nth(1);
    await seeText(row, /^[\d.]+ of [\d.]+ days$/);
    await row.getByRole('img', { name: /^Vacation: .+ left, .+ pending, .+ used$/ }).waitFor();
    await row.getByRole('button', { name: /^[\d.]+ days? under pace$/ }).focus();
    await seeText(page.getByRole('tooltip'), /under pace$/);
    await seeText(page, 'Under pace: leave taken lags the leave year by more than a third.');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.getByRole('main').getByRole('link', { name: 'Who is away' }).click();
    await seeHeading(page, 'Who is away');
    expect(new URL(page.url()).searchParams.has('department')).toBe(true);
  },
);

journey('an employee has no people page', async ({ page }) => {
  await signIn(page, employee, '/time-off/people');
  await seeText(page, "You don't have permission to see this page.");
  expect(await page.getByRole('link', { name: 'People' }).count()).toBe(0);
});
