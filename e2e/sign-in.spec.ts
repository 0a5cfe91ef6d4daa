import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { loseSessionAfter } from './fixtures/lost-session.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import {
  expectFocus,
  followLink,
  requestLink,
  seeGreeting,
  seeHeading,
  seeText,
  signIn,
} from './fixtures/steps.ts';

journey('a mailed link and one press sign in an employee', async ({ page }) => {
  await page.goto('/');
  await page.waitForURL('**/login');
  await seeHeading(page, 'Welcome to Almanac');
  await seeText(page, 'Sign in with your company email address');
  await expectAccessible(page);

  const link = await requestLink(page, employee.email);
  await expect.poll(() => page.getByLabel('Email Address').inputValue()).toBe('');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'the local mailbox' }).click();
  await page.waitForURL('**/dev/mailbox');
  await page.getByRole('link', { name: link }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: link }).click();
  await seeHeading(page, 'Almost there');
  await seeText(page, `Sign in as ${employee.email}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in to Almanac' }).click();
  await page.waitForURL('**/dashboard');
  await seeGreeting(page, employee.name);
});

journey('a link works once, and the second attempt shows a message', async ({ page, openPage }) => {
  await page.goto('/login');
  const link = await requestLink(page, manager.email);
  await followLink(page, link);
  await seeGreeting(page, manager.name);

  const other = await openPage();
  await followLink(other, link);
  await other.waitForURL(/\/login\?/);
  await seeHeading(other, 'Welcome to Almanac');
  await seeText(other, /link/i);
  await expectAccessible(other);
});

journey('signing in over another session names the person signed out', async ({ page }) => {
  await page.goto('/login');
  const link = await requestLink(page, employee.email);
  await signIn(page, hrAdmin, link);
  await seeText(page, `Sign in as ${employee.email}`);
  await seeText(page, `${hrAdmin.email} will be signed out in this browser.`);
  await page.getByRole('button', { name: 'Sign in to Almanac' }).click();
  await seeGreeting(page, employee.name);
  await seeText(page, `${hrAdmin.email} was signed out in this browser`);
  await page.waitForURL(/\/dashboard$/);
});

journey('an invalid address shows its errors at the field, in order', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email Address');
  const send = page.getByRole('button', { name: 'Send Magic Link' });
  for (const [typed, sentence] of [
    ['', 'Email is required'],
    ['lena', 'Please enter a valid email address'],
    ['lena@example.com.evil.test', 'Only @example.com email addresses are allowed'],
  ] as const) {
    await email.fill(typed);
    await send.click();
    await page.getByText(sentence, { exact: true }).waitFor();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await expectFocus(email);
  }
  await expectAccessible(page);
});

journey('a visitor is sent to the sign-in and returns to the requested page', async ({ page }) => {
  await page.goto('/nowhere');
  await page.waitForURL(/\/login/);
  await page.goto('/time-off/my-requests');
  await page.waitForURL(/\/login/);
  await followLink(page, await requestLink(page, 'grace.hopper@example.com'));
  await page.waitForURL('**/time-off/my-requests');
  await seeHeading(page, 'My Time Off Requests');
});

journey(
  'when signed in, the sign-in page leads home and an unknown address shows a message',
  async ({ page }) => {
    await signIn(page, employee, '/login');
    await page.waitForURL('**/dashboard');
    await page.goto('/nowhere');
    await seeHeading(page, 'Page Not Found');
    await seeText(page, "The page you're looking for doesn't exist or has been moved.");
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
  },
);

journey('signing out ends the session', async ({ page }) => {
  await signIn(page, employee);
  await page.getByRole('button', { name: 'Account' }).click();
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await signOut.waitFor();
  await expectAccessible(page);
  const loaded = page.waitForEvent('load');
  await signOut.click();
  await loaded;
  await page.waitForURL(/\/login/);
  await page.goto('/dashboard');
  await page.waitForURL(/\/login/);
});

journey('the demo signs in as one of its people directly, through the mailbox only', async ({ page }) => {
  await page.goto('/login?callbackURL=%2Ftime-off');
  await loseSessionAfter(page, async () => {
    await page.getByRole('button', { name: 'Use Almanac as Ada Lindqvist' }).click();
    await page.waitForURL('**/time-off');
    await seeHeading(page, 'Request Time Off');
  });
  await page.goto('/login');
  await page.route('**/dev/mailbox', (route) => route.fulfill({ status: 404 }));
  expectAnswer(page, 404);
  await page.getByRole('button', { name: 'Use Almanac as Ada Lindqvist' }).click();
  await seeText(page, 'The local mailbox opens only on the machine on which Almanac runs.');
  await expectAccessible(page);
});

journey('a draft is gone from the browser at the next sign-in after its hour', async ({ page }) => {
  const hour = 3_600_000;
  await page.addInitScript(
    (times) => {
      for (const [name, keptAt] of Object.entries(times))
        localStorage.setItem(`almanac.draft.somebody.${name}`, JSON.stringify({ keptAt, values: {} }));
    },
    { old: Date.now() - hour, fresh: Date.now() },
  );
  await page.goto('/login');
  await seeHeading(page, 'Welcome to Almanac');
  const drafts = () => page.evaluate('Object.keys(localStorage).filter((key) => key.includes("draft"))');
  await expect.poll(drafts).toEqual(['almanac.draft.somebody.fresh']);
});
