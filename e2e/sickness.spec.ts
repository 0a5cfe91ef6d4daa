import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { systemAdmin } from './fixtures/people.ts';
import { seeHeading, seeText, signIn } from './fixtures/steps.ts';

journey('the sickness report is switched on, and an illness continues an earlier one', async ({ page }) => {
  expectAnswer(page, 409);
  await signIn(page, systemAdmin, '/time-off/reports/sickness');
  await seeHeading(page, 'Sickness');
  await seeText(page, 'The sickness report is off');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'System Settings' }).click();
  await page.getByText('Sickness report', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await seeText(page, 'Settings saved');

  const invited = await page.request.post('/api/admin/users', {
    data: { email: 'ill@example.com', name: 'Aaron Ill', role: 'EMPLOYEE', employmentStart: '2020-01-01' },
  });
  expect(invited.status()).toBe(201);
  const { id: userId } = await invited.json();
  const today = Temporal.Now.plainDateISO();
  const ill = async (from: number, to: number) => {
    const [startDate, endDate] = [from, to].map((days) => today.add({ days }).toString());
    const data = { userId, type: 'SICK_LEAVE', startDate, endDate, status: 'APPROVED' };
    expect((await page.request.post('/api/vacation/on-behalf', { data })).status()).toBe(201);
  };
  await ill(-60, -51);
  await ill(-9, 5);

  await page.goto('/time-off/reports/sickness');
  const row = page.getByRole('row').filter({ hasText: 'Aaron Ill' });
  await seeText(row, /Ill since/);
  await seeText(row, /Pay ends on/);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Illnesses of Aaron Ill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Illnesses' });
  await dialog.getByRole('button', { name: /Continues/ }).click();
  await page.getByRole('option').nth(1).click();
  await seeText(page, 'Illness changed');
  await seeText(dialog, /Continues the illness from/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
});
