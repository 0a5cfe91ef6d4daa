import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, signIn } from './fixtures/steps.ts';

journey('a change appears to others without a reload', async ({ page, openPage, almanac }) => {
  const monday = mondayInWeeks(20);
  const reason = 'A concert in Vienna';

  await signIn(page, employee, '/time-off/my-requests');
  await seeHeading(page, 'My Time Off Requests');
  const secondTab = await page.context().newPage();
  await secondTab.goto('/time-off');
  await seeHeading(secondTab, 'Vacation Days');

  const office = await openPage();
  await signIn(office, manager);
  const waiting = office.getByRole('main').getByText(/\d+ waiting/);
  await waiting.waitFor();
  const before = Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);
  const approvals = await office.context().newPage();
  await approvals.goto('/time-off/approvals');
  const card = approvals.getByRole('listitem').filter({ hasText: reason });
  await seeHeading(approvals, 'Pending Approvals');

  const lena = await signInOverApi(almanac, employee.email);
  await requestVacation(lena, { startDate: monday, endDate: daysAfter(monday, 4) }, reason);
  await Promise.all([
    card.waitFor(),
    office
      .getByRole('main')
      .getByText(`${before + 1} waiting`)
      .waitFor(),
    page.getByText(reason).waitFor(),
    secondTab.getByText(/5 pending/).waitFor(),
  ]);

  await card.getByRole('button', { name: 'Approve' }).click();
  await seeText(approvals, /^Approved: /);
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await Promise.all([
    row.getByText('Approved by HR').first().waitFor(),
    office.getByRole('main').getByText(`${before} waiting`).waitFor(),
    secondTab.getByText(/5 pending/).waitFor({ state: 'detached' }),
  ]);
  await card.waitFor({ state: 'detached' });
});
