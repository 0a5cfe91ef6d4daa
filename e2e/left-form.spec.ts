import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './fixtures/journey.ts';
import { expectAnswer } from './fixtures/page-faults.ts';
import { employee, hrAdmin } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';

/** Holds POST calls to the path; the returned function lets them continue or refuses them. */
async function holdPost(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<'go on' | 'be refused'>();
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if ((await promise) === 'go on') return route.continue();
    return route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'Not any more' } });
  });
  return resolve;
}

async function requestDay(page: Page, day: string, reason: string): Promise<void> {
  await page.goto('/time-off');
  await seeHeading(page, 'Vacation Days');
  await typeDate(page, 'Start date', day);
  await typeDate(page, 'End date', day);
  await page.getByLabel('Reason (optional)').fill(reason);
  await seeText(page, ': 1 day.');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('button', { name: 'Submitting…' }).waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL(/\/dashboard/);
}

journey('leaving a request while it is sent still shows its outcome', async ({ page }) => {
  const monday = mondayInWeeks(43);
  await signIn(page, employee);
  const answerFirst = await holdPost(page, '**/api/vacation');
  await requestDay(page, monday, 'Sent once');
  answerFirst('go on');
  await seeText(page, 'Time off request submitted');
  await page.unrouteAll();
  await page.goto('/time-off');
  await seeHeading(page, 'Vacation Days');
  expect(await page.getByLabel('Reason (optional)').inputValue()).toBe('');

  expectAnswer(page, 403);
  const answerSecond = await holdPost(page, '**/api/vacation');
  await requestDay(page, daysAfter(monday, 1), 'Not sent');
  answerSecond('be refused');
  await seeText(page, 'Your request was not submitted');
  await seeText(page, 'Not any more');
  await page.unrouteAll();
  await page.goto('/time-off');
  await expect.poll(() => page.getByLabel('Reason (optional)').inputValue()).toBe('Not sent');
});

journey('a refusal that arrives as its form closes is shown', async ({ page }) => {
  await signIn(page, employee, '/time-off');
  await seeHeading(page, 'Vacation Days');
  await page.evaluate(refuseOnceLeft);
  const day = mondayInWeeks(45);
  await typeDate(page, 'Start date', day);
  await typeDate(page, 'End date', day);
  await seeText(page, ': 1 day.');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('button', { name: 'Submitting…' }).waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL(/\/dashboard/);
  await seeText(page, 'Your request was not submitted');
  await seeText(page, 'Not any more');
});

/** Refuses the request after the address has changed and before the next page is rendered. */
function refuseOnceLeft(): void {
  const { fetch } = window;
  const pushState = history.pushState.bind(history);
  const answer = Promise.withResolvers<Response>();
  window.fetch = (address, call) => {
    const isRequest = call?.method === 'POST' && String(address).endsWith('/api/vacation');
    return isRequest ? answer.promise : fetch(address, call);
  };
  history.pushState = (...to) => {
    pushState(...to);
    answer.resolve(Response.json({ code: 'FORBIDDEN', message: 'Not any more' }, { status: 403 }));
  };
}

journey('text typed after a submission stays', async ({ page }) => {
  await signIn(page, employee, '/time-off');
  await seeHeading(page, 'Vacation Days');
  const day = mondayInWeeks(44);
  await typeDate(page, 'Start date', day);
  await typeDate(page, 'End date', day);
  const reason = page.getByLabel('Reason (optional)');
  await reason.fill('The first');
  await seeText(page, ': 1 day.');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/vacation/my-requests?*', async (route) => {
    await promise;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await seeText(page, 'Time off request submitted');
  await reason.fill('The second');
  resolve();
  await page.locator('button[data-pending]').waitFor({ state: 'detached' });
  expect(await reason.inputValue()).toBe('The second');
});

journey('a form in a dialog stays open until its outcome is known', async ({ page }) => {
  await signIn(page, hrAdmin, '/admin/users');
  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('slowly.invited@example.com');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sam Slow');
  const answer = await holdPost(page, '**/api/admin/users');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect.poll(() => cancel.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
  expectAnswer(page, 403);
  answer('be refused');
  await seeText(dialog, 'Not any more');
  expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(
    'slowly.invited@example.com',
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
