import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { hrAdmin, systemAdmin } from './fixtures/people.ts';
import { seeText, signIn } from './fixtures/steps.ts';

journey('a system administrator changes a setting, sees it applied, and restores it', async ({ page }) => {
  await signIn(page, systemAdmin, '/admin');
  await page.getByRole('main').getByRole('link', { name: 'System Settings' }).click();
  await page.waitForURL('**/settings');
  await page.getByRole('main').getByRole('link', { name: 'System Settings' }).click();
  const name = page.getByRole('textbox', { name: 'Company name' });
  const former = await name.inputValue();
  await expectAccessible(page);
  await name.fill('Acme & Sons');
  await page.getByRole('button', { name: /First day of the week/ }).click();
  await page.getByRole('option', { name: 'Monday' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await seeText(page, 'Settings saved');
  await seeText(page.getByRole('complementary'), 'Acme & Sons');

  await page.goto('/time-off/calendar');
  const firstDay = page.getByRole('grid').getByRole('columnheader').first();
  await expect.poll(() => firstDay.textContent()).toContain('Mon');

  await page.goto('/settings/company');
  const history = page.getByRole('list', { name: 'History' });
  await history.getByRole('button', { name: 'Restore Previous Values' }).first().click();
  await seeText(page, 'Previous values restored');
  await expect.poll(() => name.inputValue()).toBe(former);
  await seeText(page.getByRole('complementary'), former);
  await expect.poll(() => history.getByRole('button', { name: 'Restore Previous Values' }).count()).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

journey('a stale form shows what changed before it overwrites it', async ({ page }) => {
  await signIn(page, systemAdmin, '/settings/company');
  expectAnswer(page, 409);
  const name = page.getByRole('textbox', { name: 'Company name' });
  await name.fill('Typed here');
  const answer = await page.request.put('/api/admin/settings', { data: { remindAfterDays: 2 } });
  expect(answer.status()).toBe(200);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByRole('button', { name: 'Save on top' }).click();
  await seeText(page, 'Settings saved');
  const stored = await (await page.request.get('/api/admin/settings')).json();
  expect(stored).toMatchObject({ companyName: 'Typed here', remindAfterDays: 2 });
});

journey('an escalation before the reminder is refused at its field', async ({ page }) => {
  await signIn(page, systemAdmin, '/settings/company');
  const days = page.getByRole('textbox', { name: 'Ask the next level after' });
  await days.fill('1');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await seeText(page, 'Escalation must come after the reminder');
});

journey('HR reads the settings without changing them', async ({ page }) => {
  await signIn(page, hrAdmin, '/settings/company');
  await seeText(page, 'Only a system administrator can change these settings.');
  await seeText(page, 'Two thirds of a department');
  expect(await page.getByRole('button', { name: 'Save Settings' }).count()).toBe(0);
  await expectAccessible(page);
});
