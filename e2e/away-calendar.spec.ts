import { expect } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures/accessibility.ts';
import { signInOverApi } from './fixtures/api-client.ts';
import { journey } from './fixtures/journey.ts';
import { employee, hrAdmin } from './fixtures/people.ts';
import { daysAfter, expectFocus, mondayInWeeks, seeText, signIn } from './fixtures/steps.ts';

const monday = mondayInWeeks(6);

journey('everyone sees absences by month, without private details', async ({ openPage, almanac }) => {
  const office = await signInOverApi(almanac, hrAdmin.email);
  const [yuki] = await (await office.get('/people?search=Yuki%20Tanaka')).json();
  const answer = await office.post('/vacation/on-behalf', {
    userId: yuki.id,
    type: 'VACATION',
    startDate: monday,
    endDate: daysAfter(monday, 1),
    status: 'APPROVED',
  });
  expect(answer.status).toBe(201);

  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, employee, '/away');
  await page.getByText('Calendar', { exact: true }).click();
  await page.waitForURL(/view=calendar/);
  await page.goto(`/away?view=calendar&month=${monday.slice(0, 7)}`);
  await page
    .getByRole('button', { name: /^Yuki Tanaka, Away, / })
    .first()
    .waitFor();
  await expectAccessible(page);
  const day = page.locator(`[data-date="${monday}"]`);
  await day.focus();
  await page.keyboard.press('ArrowRight');
  await expectFocus(page.locator(`[data-date="${daysAfter(monday, 1)}"]`));
  await page.keyboard.press('Enter');
  await seeText(page.getByRole('dialog'), 'Yuki Tanaka');
  expect(await page.getByRole('dialog').getByText('Vacation').count()).toBe(0);
  await expectAccessible(page);
  expect(asked.filter((path) => path === '/api/vacation' || path.includes('/reports/'))).toEqual([]);

  const phone = await openPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  await signIn(phone, employee, `/away?view=calendar&month=${monday.slice(0, 7)}`);
  await phone.locator(`[data-date="${monday}"]`).tap();
  await seeText(phone.getByRole('region', { name: /^Mon / }), 'Yuki Tanaka');
  await expectAccessible(phone);
  await expectNoHorizontalScroll(phone);
});
