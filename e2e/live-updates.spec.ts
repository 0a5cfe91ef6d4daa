import { expect } from 'vitest';
import { askForVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import {
  daysAfter,
  employee,
  manager,
  mondayInWeeks,
  seeHeading,
  seeText,
  signIn,
} from './fixtures/steps.ts';

const soon = { timeout: 2000 };

journey('what one person does, the others see within two seconds', async ({ page, openPage, almanac }) => {
  const monday = mondayInWeeks(20);
  const reason = 'A concert in Vienna';

  await signIn(page, employee);
  await page.goto('/time-off/my-requests');
  await seeHeading(page, 'My Time Off Requests');
  const secondTab = await page.context().newPage();
  await secondTab.goto('/dashboard');
  await seeHeading(secondTab, 'Vacation Days');

  const office = await openPage();
  await signIn(office, manager);
  const waiting = office.getByText(/\d+ waiting for you/);
  await waiting.waitFor();
  const before = Number.parseInt((await waiting.textContent()) ?? '', 10);
  const approvals = await office.context().newPage();
  await approvals.goto('/time-off/approvals');
  const card = approvals.getByRole('listitem').filter({ hasText: reason });
  await seeHeading(approvals, 'Pending Approvals');

  const lena = await signInOverApi(almanac, employee.email);
  await askForVacation(lena, { startDate: monday, endDate: daysAfter(monday, 4) }, reason);
  await Promise.all([
    card.waitFor(soon),
    office.getByText(`${before + 1} waiting for you`).waitFor(soon),
    page.getByText(reason).waitFor(soon),
    secondTab.getByText(/5 pending/).waitFor(soon),
  ]);

  await card.getByRole('button', { name: 'Approve' }).click();
  await seeText(approvals, 'Request approved');
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await Promise.all([
    row.getByText('Approved by HR').first().waitFor(soon),
    office.getByText(`${before} waiting for you`).waitFor(soon),
    secondTab.getByText(/5 pending/).waitFor({ ...soon, state: 'detached' }),
  ]);
  expect(await card.count()).toBe(0);
});
