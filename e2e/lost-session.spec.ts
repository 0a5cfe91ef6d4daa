import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { loseSessionAfter } from './fixtures/lost-session.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee } from './fixtures/people.ts';
import {
  daysAfter,
  followLink,
  mondayInWeeks,
  requestLink,
  seeHeading,
  seeText,
  signIn,
  typeDate,
} from './fixtures/steps.ts';

journey('a half-filled form survives a lost session', async ({ page }) => {
  const monday = mondayInWeeks(20);
  await signIn(page, employee);
  await loseSessionAfter(page, async () => {
    await page.goto('/time-off');
    await typeDate(page, 'Start date', monday);
    await typeDate(page, 'End date', daysAfter(monday, 2));
    await page.getByLabel('Reason (optional)').fill('Typed before the session was lost');
    await seeText(page, ': 3 days.');
  });
  expectAnswer(page, 401);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.waitForURL(/\/login\?callbackURL=%2Ftime-off/);
  await followLink(page, await requestLink(page, employee.email));

  await page.waitForURL('**/time-off');
  await seeHeading(page, 'Request Time Off');
  await seeText(page, ': 3 days.');
  const reason = page.getByLabel('Reason (optional)');
  await expect.poll(() => reason.inputValue()).toBe('Typed before the session was lost');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await seeText(page, 'Time off request submitted');
});
