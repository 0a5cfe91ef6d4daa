import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let ann: { id: string };

beforeAll(async () => {
  app = await testApp({ today: '2026-11-27' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen', employmentStart: '2020-01-01' });
  ann = await createUser(app.database, { name: 'Ann', employmentStart: '2026-06-01' });
  await createUser(app.database, {
    name: 'Leo',
    employmentStart: '2020-01-01',
    employmentEnd: '2026-03-31',
    isActive: false,
  });
  await createRequest(app.database, {
    requesterId: ann.id,
    startDate: '2026-08-03',
    endDate: '2026-08-04',
    status: 'APPROVED',
    decidedById: hr.id,
  });
});
afterAll(() => app.close());

async function read(path: string) {
  const answer = await hr.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const vacationOf = (name: string, rows: { person: { name: string }; type: { code: string } }[]) =>
  rows.find(({ person, type }) => person.name === name && type.code === 'VACATION');

test('each person is owed the earned share of the leave year, leavers what is left', async () => {
  const { rows, leavers, totals, on } = await read('/admin/leave/provisions?on=2026-09-30');
  expect(on).toBe('2026-09-30');
  // 24 a year from June on: 14 for seven months, of which 122 of 214 days are over.
  expect(vacationOf('Ann', rows)).toMatchObject({
    unit: 'DAY',
    granted: 14,
    earned: 7.98,
    taken: 2,
    balance: 12,
    owed: 5.98,
    hoursPerDay: 8,
  });
  expect(vacationOf('Helen', rows)).toMatchObject({ granted: 24, earned: 17.95 });
  expect(vacationOf('Leo', rows)).toBeUndefined();
  expect(vacationOf('Leo', leavers)).toMatchObject({ owed: 6 });
  expect(totals).toMatchObject({ takenInAdvance: 0, owed: expect.any(Number) });
});

test('a kept list opens unchanged, with what has changed since', async () => {
  const kept = await hr.post('/admin/leave/provisions/kept', { on: '2026-09-30' });
  expect(kept.statusCode, kept.body).toBe(201);
  const { id } = kept.json();
  expect(await read('/admin/leave/provisions/kept')).toMatchObject([
    { id, on: '2026-09-30', keptBy: { id: hr.id, name: 'Helen' }, people: 3 },
  ]);
  expect(await read(`/admin/leave/provisions/kept/${id}`)).toMatchObject({ changed: 0 });
  const adjustment = { type: 'VACATION', amount: 1, on: '2026-09-01', reason: 'Correction' };
  const adjusted = await hr.post('/admin/leave/adjustments', { ...adjustment, userId: ann.id });
  expect(adjusted.statusCode, adjusted.body).toBe(201);
  const list = await read(`/admin/leave/provisions/kept/${id}`);
  expect(list.changed).toBe(1);
  expect(vacationOf('Ann', list.rows)).toMatchObject({ owed: 5.98, owedNow: 6.98 });
  expect(vacationOf('Helen', list.rows)).not.toHaveProperty('owedNow');
});

test('the file has a row for each, and days beyond the bounds are refused', async () => {
  const answer = await hr.get('/admin/leave/provisions/export?on=2026-09-30');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toContain('provisions-2026-09-30-2026-11-27.csv');
  expect(answer.body).toMatch(/^Leo,.*,VACATION,DAY,.*,6,8,true$/m);
  const refused = await hr.get('/admin/leave/provisions?on=1949-12-31');
  expect(refused.statusCode).toBe(400);
  expect(refused.json().issues).toMatchObject([{ path: 'on' }]);
});
