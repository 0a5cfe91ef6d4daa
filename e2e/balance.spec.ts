import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { availableVacationDays, daysAfter, seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';
import { chooseUserAction, userAction } from './fixtures/user-actions.ts';

const year = Temporal.Now.plainDateISO('UTC').year;

/** The running balance of each statement line, in order. */
async function balancesOf(page: Page): Promise<number[]> {
  const rows = page.getByRole('table', { name: /^Vacation,/ }).getByRole('row');
  await rows.first().waitFor();
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].at(-1)?.textContent ?? ''),
  );
  return texts.filter((text) => text !== '').map((text) => Number(text.replace('=', '')));
}

journey('an employee opens the statement behind a number and filters its lines', async ({ page }) => {
  await signIn(page, employee, '/time-off');
  await seeHeading(page, 'Vacation Days');
  const available = await availableVacationDays(page);
  await page.getByRole('link', { name: `${available} available, Vacation Days: show all lines` }).click();
  await seeHeading(page, 'My Balance');
  await seeText(page, new RegExp(`^${available} days? available`));
  await page.getByRole('table', { name: /^Vacation,/ }).waitFor();
  await expectAccessible(page);
  await seeText(page, /^Before /);
  await seeText(page, 'Granted');
  await seeText(page, /^Today, /);
  const balances = await balancesOf(page);
  expect(balances[0]).toBe(0);
  expect(balances).toContain(24);

  await page.getByRole('button', { name: /^Taken: / }).click();
  await seeText(page, 'Only taken and planned leave is shown.');
  expect(await page.getByRole('table').getByText('Granted').count()).toBe(0);
  await page.getByRole('button', { name: 'Show all lines' }).click();
  await page.getByRole('table').getByText('Granted').waitFor();

  await page.getByRole('tab', { name: 'Sick Leave' }).click();
  await page.getByRole('table', { name: /^Sick Leave,/ }).waitFor();
  await page.getByRole('tab', { name: 'Unpaid Leave' }).click();
  await seeText(page, new RegExp(`^[\\d.]+ days? in ${year}`));
  await expectAccessible(page);
});

journey('an employee sees the balance expected next August', async ({ page }) => {
  await signIn(page, employee, '/balance');
  await page.getByRole('table', { name: /^Vacation,/ }).waitFor();
  await typeDate(page, 'Balance on a date', `${year + 1}-08-31`);
  await seeText(page, new RegExp(`^On 31 August ${year + 1}: [\\d.]+ days available until `));
  await page
    .getByRole('table', { name: /^Vacation,/ })
    .getByRole('rowheader', { name: new RegExp(`31 Aug ${year + 1}`) })
    .waitFor();
  await expectAccessible(page);
  await page.reload();
  await seeText(page, new RegExp(`^On 31 August ${year + 1}:`));

  await page.getByRole('button', { name: 'Today' }).click();
  await page
    .getByRole('table', { name: /^Vacation,/ })
    .getByRole('rowheader', { name: /^Today, / })
    .waitFor();
  const leaveYear = await page.getByRole('heading', { name: /^Leave year / }).textContent();
  await page
    .getByRole('button', { name: /^\d{4}(\/\d{2})?$/ })
    .first()
    .click();
  await seeText(page, /^As of /);
  await expect
    .poll(() => page.getByRole('heading', { name: /^Leave year / }).textContent())
    .not.toBe(leaveYear);
});

journey('the dashboard and the balance warn of leave that expires soon', async ({ page, openPage }) => {
  const office = await openPage();
  await signIn(office, hrAdmin);
  const [{ id: userId }] = await (
    await office.request.get(`/api/admin/users?search=${employee.email}`)
  ).json();
  const today = Temporal.Now.plainDateISO('UTC').toString();
  const data = { userId, type: 'VACATION', amount: 60, on: today, expiresOn: daysAfter(today, 20) };
  const added = await office.request.post('/api/admin/leave/adjustments', {
    data: { ...data, reason: 'For a long project' },
  });
  expect(added.status()).toBe(201);

  await signIn(page, employee);
  const warning = page.getByRole('status').filter({ hasText: 'Some of your leave expires soon' });
  await seeText(warning, /^[\d.]+ days of Vacation expire on /);
  await expectAccessible(page);
  await page.goto('/balance');
  await seeHeading(page, 'My Balance');
  await seeText(warning, /^[\d.]+ days of Vacation expire on /);
  await page.getByRole('table', { name: /^Vacation,/ }).waitFor();
  await expectAccessible(page);
  await warning.getByRole('link', { name: 'Request Time Off' }).click();
  await seeHeading(page, 'Time Off');
});

journey('a manager reads their people’s balances but cannot set them', async ({ page }) => {
  await signIn(page, manager, '/time-off/approvals?tab=balances');
  const row = page.getByRole('row').filter({ hasText: employee.name });
  await row.getByRole('img', { name: /^Vacation: [\d.]+ days? left, / }).waitFor();
  await expectAccessible(page);
  const show = await userAction(page, employee.name, 'Show Balance');
  await show.waitFor();
  expect(await page.getByRole('menuitem').count()).toBe(1);
  await show.click();
  await seeHeading(page, `Balance of ${employee.name}`);
});

journey("HR reads an employee's balance, on a phone too", async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 700 } });
  await signIn(page, hrAdmin, '/time-off/approvals?tab=balances&search=lena');
  await chooseUserAction(page, employee.name, 'Show Balance');
  await seeHeading(page, `Balance of ${employee.name}`);
  await page.getByRole('table', { name: /^Vacation,/ }).waitFor();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

journey('HR adjusts a balance from a date, with a reason, except their own', async ({ page }) => {
  await signIn(page, hrAdmin, '/balance');
  await seeText(page, 'You cannot set your own leave balance; another administrator can.');
  await expect.poll(() => page.getByRole('button', { name: 'Adjust', exact: true }).isDisabled()).toBe(true);

  await page.goto('/time-off/approvals?tab=balances&search=yuki');
  await chooseUserAction(page, 'Yuki Tanaka', 'Show Balance');
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust Balance' });
  await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
  await seeText(dialog, 'Amount must be a number');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('2.5');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Moved house');
  await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
  await seeText(page, /^Vacation: [\d.]+ days? → [\d.]+ days? available$/);
  const line = page.getByRole('row').filter({ hasText: 'Moved house' });
  await seeText(line, '+2.5');
  await seeText(line, 'Adjusted');
  await line.getByRole('button', { name: /^Undo \+2\.5 days on / }).click();
  const removal = page.getByRole('dialog', { name: 'Undo Adjustment' });
  await seeText(removal, 'Moved house');
  await seeText(removal, '1 person · 1 loses 2.5 days');
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Undo', exact: true }).click();
  await seeText(page, 'Adjustment undone');
  await line.waitFor({ state: 'detached' });
});

journey("a manager switches from their own balance to an employee's", async ({ page }) => {
  await signIn(page, manager, '/balance');
  await seeHeading(page, 'My Balance');
  await page.getByRole('link', { name: 'People' }).click();
  await chooseUserAction(page, employee.name, 'Show Balance');
  await page.waitForURL(/\/balance\/[\da-f-]+$/);
  await seeHeading(page, new RegExp(employee.name));
});
