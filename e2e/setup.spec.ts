import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { emptyCompanyJourney as journey, onlyAdministrator } from './fixtures/empty-company.ts';
import { followLink, requestLink, seeHeading, seeText } from './fixtures/steps.ts';

journey('a new company has a checklist, which can be hidden and shown again', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/login');
  await followLink(page, await requestLink(page, onlyAdministrator));
  const card = page.getByRole('region', { name: 'Set up Almanac' });
  await seeText(card, /^\d of 9 done$/);
  await seeText(card, 'Name the company');
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Not Needed: Enter opening balances' }).click();
  await seeText(page, 'Step done');
  await card.getByRole('button', { name: 'Reopen: Enter opening balances' }).click();
  await card.getByRole('button', { name: 'Not Needed: Enter opening balances' }).waitFor();

  await card.getByRole('button', { name: 'Hide' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await card.getByRole('button', { name: 'Hide' }).click();
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await seeHeading(page, /^Good /);
  expect(await card.count()).toBe(0);

  await page.goto('/settings/setup');
  await seeHeading(page, 'Setup Checklist');
  await page.getByText('Show on the dashboard until all is done').click();
  await expect.poll(() => page.getByRole('switch').isChecked()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await card.waitFor();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Set up leave' }).click();
  await seeHeading(page, /Plans/);
});

journey('a test email goes to the administrator who sends it', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/login');
  await followLink(page, await requestLink(page, onlyAdministrator));
  await page.goto('/admin/mails');
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await seeText(page, 'Test email in the local mailbox');
  await page.goto('/dev/mailbox');
  await seeText(page, /test/i);
});
