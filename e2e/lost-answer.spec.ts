import { expect } from 'vitest';
import { expectAccessible } from './fixtures/accessibility.ts';
import { requestVacation, signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { loseResponses } from './fixtures/lost-answers.ts';
import { employee, manager } from './fixtures/people.ts';
import { daysAfter, mondayInWeeks, seeText, signIn, typeDate } from './fixtures/steps.ts';

journey(
  'a request whose response is lost is made once, and the page confirms it',
  async ({ page, almanac }) => {
    const monday = mondayInWeeks(40);
    await signIn(page, employee, '/time-off');
    await page.getByRole('button', { name: 'Submit Request' }).waitFor();
    const keys = await loseResponses(page, '**/api/vacation', 1);
    await typeDate(page, 'Start date', monday);
    await typeDate(page, 'End date', daysAfter(monday, 1));
    await page.getByLabel('Reason (optional)').fill('Lost on the way');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await seeText(page, 'No reply yet');
    await seeText(page, 'Checking whether it went through…');
    await expectAccessible(page);
    await seeText(page, 'Time off request submitted');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    const lena = await signInOverApi(almanac, employee.email);
    const { data } = await (await lena.get('/vacation/my-requests?limit=100')).json();
    const asked = data.filter(({ reason }: { reason?: string }) => reason === 'Lost on the way');
    expect(asked).toHaveLength(1);
  },
);

journey(
  'without any response the page claims nothing, and resubmitting creates one request',
  async ({ page, almanac }) => {
    const monday = mondayInWeeks(42);
    await signIn(page, employee, '/time-off');
    await page.getByRole('button', { name: 'Submit Request' }).waitFor();
    const keys = await loseResponses(page, '**/api/vacation', 4);
    await typeDate(page, 'Start date', monday);
    await page.getByLabel('Reason (optional)').fill('Never answered');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await seeText(page, 'Checking whether it went through…');
    const alert = page.getByRole('alert').filter({ hasText: 'It is not known whether this was done.' });
    await alert.waitFor();
    await seeText(alert, 'No reply yet');
    expect(await page.getByText('was not submitted').count()).toBe(0);
    expect(await page.getByText('Checking whether it went through…').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await seeText(page, 'Time off request submitted');
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
    const lena = await signInOverApi(almanac, employee.email);
    const { data } = await (await lena.get('/vacation/my-requests?limit=100')).json();
    expect(data.filter(({ reason }: { reason?: string }) => reason === 'Never answered')).toHaveLength(1);
  },
);

journey('an approval pressed twice after a lost response decides once', async ({ page, almanac }) => {
  const monday = mondayInWeeks(41);
  const lena = await signInOverApi(almanac, employee.email);
  await requestVacation(lena, { startDate: monday, endDate: monday }, 'Approved out of sight');
  await signIn(page, manager, '/time-off/approvals');
  const card = page.getByRole('listitem').filter({ hasText: 'Approved out of sight' });
  const keys = await loseResponses(page, '**/approve', 1);
  await card.getByRole('button', { name: 'Approve' }).dblclick();
  await seeText(page, 'No reply yet');
  await seeText(page, /^Approved: /);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
