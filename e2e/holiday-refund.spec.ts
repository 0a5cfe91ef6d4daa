import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeHeading, seeText, signIn, typeDate } from './fixtures/steps.ts';

const monday = mondayInWeeks(30);
const wednesday = daysAfter(monday, 2);
const year = wednesday.slice(0, 4);

journey('a holiday added later refunds its day', async ({ almanac, openPage }) => {
  const lena = await signInOverApi(almanac, employee.email);
  const boss = await signInOverApi(almanac, manager.email);
  const week = { type: 'VACATION', startDate: monday, endDate: daysAfter(monday, 4) };
  const { id } = await (await lena.post('/vacation', week)).json();
  expect((await boss.post(`/vacation/${id}/approve`, {})).status).toBe(200);

  const office = await openPage();
  await signIn(office, hrAdmin, '/admin/leave/places');
  await office.getByRole('link', { name: 'Company', exact: true }).click();
  await seeHeading(office, 'Company');
  await office.goto(`${new URL(office.url()).pathname}?year=${year}`);
  await seeHeading(office, `Holidays of ${year}`);
  await typeDate(office, 'Date', wednesday);
  await office.getByRole('textbox', { name: 'Name' }).fill('Peace Festival');
  await office.getByRole('button', { name: 'Add Holiday' }).click();
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  const effect = office.getByRole('dialog', { name: `Holidays of Company in ${year}` });
  await seeText(effect, /· 1 gains 1 day · 1 request recounted$/);
  const concerned = effect.getByRole('row').filter({ hasText: employee.name });
  await seeText(concerned, '1 recounted');
  await seeText(concerned, '+1');
  await expectAccessible(office);
  await effect.getByRole('button', { name: `Compare balances of ${employee.name}` }).click();
  const ledgers = office.getByRole('dialog', { name: `Balances of ${employee.name}` });
  await seeText(
    ledgers.getByRole('list', { name: 'Vacation after' }),
    /Refund.*became a holiday, Peace Festival/,
  );
  await expectAccessible(office);
  await ledgers.getByRole('button', { name: 'Back to Preview' }).click();
  await effect.getByRole('button', { name: /^Apply to \d+ People$/ }).click();
  await seeText(office, 'Holidays changed');

  const home = await openPage();
  await home.goto('/dev/mailbox');
  const mail = home.getByRole('article').filter({ hasText: employee.email }).filter({ hasText: '+1 day' });
  await expect
    .poll(async () => {
      await home.reload();
      return mail.count();
    })
    .toBe(1);
  await seeText(mail, /4 instead of 5 days.+became a holiday, Peace Festival/);

  await signIn(home, employee, '/balance');
  const lines = home.getByRole('table', { name: /^Vacation,/ });
  const approved = lines.getByRole('row').filter({ hasText: 'As approved' });
  await seeText(approved, '−5');
  const refund = lines.getByRole('row').filter({ hasText: 'became a holiday, Peace Festival' });
  await seeText(refund, '+1');
  await seeText(refund, 'Refund');
  await expectAccessible(home);
});
