import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { mailsOf } from '../testing/mails.ts';
import { createPlace, giveHolidays } from '../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let testing: TestDatabase;
let app: TestApp;
let other: TestApp;
let helen: TestActor;
let place: { id: string; name: string };

beforeAll(async () => {
  testing = await testDatabase();
  app = await testApp({ today: '2026-06-01', database: testing });
  other = await testApp({ today: '2026-06-01', database: testing });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await testing.drop();
});
beforeEach(async () => {
  await app.database.deleteFrom('holidayReminders').execute();
  await app.database.deleteFrom('publicHolidays').execute();
  await app.database.updateTable('users').set({ isActive: false }).execute();
  helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  place = await placeWithHolidays('2026-01-01');
});

async function placeWithHolidays(...days: string[]) {
  const name = `Munich ${randomUUID()}`;
  const { place: id } = await createPlace(app.database, name);
  await giveHolidays(app.database, id, days);
  return { id, name };
}

const look = (day: string, instances: TestApp[] = [app, other]) =>
  mailsOf(app.pool, async () => {
    for (const instance of instances) instance.setToday(day);
    await Promise.all(instances.map((instance) => instance.remindOfHolidays()));
  });

test("on 1 September HR is mailed once about places without next year's holidays, with a link", async () => {
  await app.signedIn('SYSTEM_ADMIN');
  await app.signedIn('MANAGER');
  expect(await look('2026-08-31')).toEqual([]);
  const mails = await look('2026-09-01');
  expect(mails).toMatchObject([{ to: helen.email, subject: 'Public holidays of 2027 are missing' }]);
  expect(mails[0]?.text).toContain(
    `Add holidays: ${place.name}, 2027:\n${app.config.appUrl}/admin/leave/places/${place.id}?year=2027&suggest=true`,
  );
  expect(mails[0]?.html).toContain(`/admin/leave/places/${place.id}?year=2027&amp;suggest=true"`);
  const [entry] = (await helen.get(`/admin/audit?entity=place&entityId=${place.id}`)).json().data;
  expect(entry).toMatchObject({
    entityId: place.id,
    summary: `Asked HR for the holidays of ${place.name} in 2027`,
    changes: [{ field: 'year', to: 2027 }],
  });
});

test('the reminder repeats monthly until it is done, also into the year', async () => {
  expect(await look('2026-09-05')).toHaveLength(1);
  expect(await look('2026-09-30')).toEqual([]);
  expect(await look('2026-10-01')).toHaveLength(1);
  expect(await look('2027-02-14')).toMatchObject([{ subject: 'Public holidays of 2027 are missing' }]);
  expect(await look('2027-02-15')).toEqual([]);
  await giveHolidays(app.database, place.id, ['2027-01-01']);
  expect(await look('2027-03-01')).toEqual([]);
  expect(await look('2027-09-01')).toMatchObject([{ subject: 'Public holidays of 2028 are missing' }]);
});

test('a server that was down on 1 September mails when it starts', async () => {
  expect(await look('2026-11-20')).toHaveLength(1);
  expect(await look('2026-11-21')).toEqual([]);
});

test('places without any holidays are ignored, and several places are one mail', async () => {
  await placeWithHolidays();
  const london = await placeWithHolidays('2025-12-25');
  const [mail, ...others] = await look('2026-12-01');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Public holidays of 2026 and 2027 are missing');
  for (const [{ name }, year] of [
    [london, 2026],
    [london, 2027],
    [place, 2027],
  ] as const) {
    expect(mail?.text).toContain(`${name}, ${year}:`);
  }
  expect(mail?.text).not.toContain(`${place.name}, 2026:`);
});

test('a company without HR administrators mails its system administrators', async () => {
  await app.database.updateTable('users').set({ isActive: false }).execute();
  const root = await app.signedIn('SYSTEM_ADMIN');
  expect((await look('2026-09-02')).map(({ to }) => to)).toEqual([root.email]);
});

test('the list of places has the number of holidays by year', async () => {
  await giveHolidays(app.database, place.id, ['2027-01-01', '2027-12-25', '2027-12-24/PM']);
  const places: { id: string }[] = (await helen.get('/admin/leave/places')).json();
  expect(places.find(({ id }) => id === place.id)).toMatchObject({
    years: [
      { year: 2026, holidays: 1 },
      { year: 2027, holidays: 3 },
    ],
  });
  const never = await placeWithHolidays();
  const again: { id: string }[] = (await helen.get('/admin/leave/places')).json();
  expect(again.find(({ id }) => id === never.id)).toMatchObject({ years: [] });
});

test('a fault is logged and retried', async () => {
  await app.pool.query('ALTER TABLE holiday_reminders RENAME TO hidden_reminders');
  expect(await look('2026-09-03', [app])).toEqual([]);
  expect(app.logged.join('')).toContain('Could not remind HR of missing holidays');
  await app.pool.query('ALTER TABLE hidden_reminders RENAME TO holiday_reminders');
  expect(await look('2026-09-03', [app])).toHaveLength(1);
});
