import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequest, createUser } from '../testing/factories.ts';
import { createPlan } from '../testing/plan-factories.ts';
import { createPlace, giveHolidays, giveTerms, type TermsRecords } from '../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let held: TermsRecords;

beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  hr = await app.signedIn('HR_ADMIN');
});
afterAll(() => app.close());
beforeEach(async () => {
  held = { ...(await createPlace(app.database, randomUUID())), plan: await createPlan(app.database) };
});

const year = (number = 2026) => `/admin/leave/places/${held.place}/holidays/${number}`;
const newYear = { date: '2026-01-01', name: 'New Year' };
const assumption = { date: '2026-08-14', name: 'Eve of Assumption', half: 'PM' };

async function put(path: string, body: object) {
  const answer = await hr.put(path, body);
  return { status: answer.statusCode, ...answer.json() };
}

async function holder() {
  const user = await createUser(app.database);
  await giveTerms(app.database, user.id, held);
  return user;
}

async function nameOf(table: 'places' | 'workSchedules', id: string): Promise<string> {
  const found = app.database.selectFrom(table).select('name').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).name;
}

describe('schedules', () => {
  const minutes = [...Array(8).fill(240), ...Array(6).fill(0)];

  test('are added, changed and deleted', async () => {
    const name = `Four days ${randomUUID()}`;
    const added = await hr.post('/admin/leave/schedules', { name, minutes });
    expect(added.statusCode, added.body).toBe(201);
    const { id, impact, ...rest } = added.json();
    expect(rest).toEqual({ name, minutes, version: 1 });
    expect(impact).toMatchObject({ people: 0, changed: [], recounted: [] });
    const fortnight = { minutes: [...minutes, ...minutes.slice(4), 0, 0, 0, 0], anchor: '2026-06-01' };
    expect(await put(`/admin/leave/schedules/${id}`, { name, ...fortnight })).toMatchObject({
      ...fortnight,
      version: 2,
    });
    expect((await hr.get('/admin/leave/schedules')).json()).toContainEqual({
      id,
      name,
      ...fortnight,
      version: 2,
    });
    expect((await hr.delete(`/admin/leave/schedules/${id}`)).statusCode).toBe(204);
    expect((await hr.delete(`/admin/leave/schedules/${id}`)).statusCode).toBe(404);
  });

  test('in use cannot be deleted, and names are unique', async () => {
    const answer = await hr.delete(`/admin/leave/schedules/${held.schedule}`);
    expect(answer.json()).toMatchObject({ code: 'IN_USE' });
    const name = (await nameOf('workSchedules', held.schedule)).toUpperCase();
    const again = await hr.post('/admin/leave/schedules', { name, minutes });
    expect(again.json()).toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ path: 'name' }] });
  });

  test('change the charges of approved leave, after a preview', async () => {
    const user = await holder();
    const request = await createRequest(app.database, {
      requesterId: user.id,
      startDate: '2026-10-05',
      endDate: '2026-10-09',
      status: 'APPROVED',
      decidedById: hr.id,
    });
    const name = await nameOf('workSchedules', held.schedule);
    const seen = await put(`/admin/leave/schedules/${held.schedule}`, { name, minutes, dryRun: true });
    expect(seen.recounted).toMatchObject([{ request: request.id, before: 5, after: 4 }]);
    const { fingerprint } = seen;
    const applied = await put(`/admin/leave/schedules/${held.schedule}`, { name, minutes, fingerprint });
    expect(applied).toMatchObject({ status: 200, minutes, version: 2, impact: { fingerprint } });
  });
});

describe('places', () => {
  test('are added, changed and deleted with their holidays', async () => {
    const name = `Munich ${randomUUID()}`;
    const { plan: planId, schedule: scheduleId } = held;
    const added = await hr.post('/admin/leave/places', { name, region: 'DE-BY', planId, scheduleId });
    expect(added.statusCode, added.body).toBe(201);
    const { id } = added.json();
    expect(await put(`/admin/leave/places/${id}`, { name, planId, scheduleId, version: 1 })).toMatchObject({
      status: 200,
      id,
      version: 2,
    });
    const stale = await put(`/admin/leave/places/${id}`, { name: 'x', planId, scheduleId, version: 1 });
    expect(stale.code).toBe('CHANGED_MEANWHILE');
    await giveHolidays(app.database, id, ['2026-01-01']);
    expect((await hr.delete(`/admin/leave/places/${id}?version=2`)).statusCode).toBe(204);
    const left = (await hr.get('/admin/leave/places')).json();
    expect(left.map((place: { id: string }) => place.id)).not.toContain(id);
  });

  test('in use cannot be deleted', async () => {
    await holder();
    const answer = await hr.delete(`/admin/leave/places/${held.place}`);
    expect(answer.json()).toMatchObject({ code: 'IN_USE' });
  });

  test.each([
    ['planId', 'Plan not found'],
    ['scheduleId', 'Schedule not found'],
  ])('name a %s that is there', async (field, message) => {
    const unknown = { [field]: '01900000-0000-7000-8000-000000000000' };
    const place = { name: randomUUID(), planId: held.plan, scheduleId: held.schedule, ...unknown };
    expect((await hr.post('/admin/leave/places', place)).json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ path: field, message }],
    });
  });
});

describe('the holidays of a year', () => {
  test('are replaced as a whole, and increment their place’s version', async () => {
    const first = await put(year(), { holidays: [assumption, newYear] });
    expect(first).toMatchObject({ status: 200, version: 2, year: 2026, holidays: [newYear, assumption] });
    expect(await put(year(2027), { holidays: [] })).toMatchObject({ version: 2, holidays: [] });
    const stale = await put(year(), { holidays: [], version: 1 });
    expect(stale.code).toBe('CHANGED_MEANWHILE');
    expect((await hr.get(year())).json().holidays).toEqual([newYear, assumption]);
    expect(await put(year(), { holidays: [newYear], version: 2 })).toMatchObject({ holidays: [newYear] });
  });

  test('lie in it, each day once', async () => {
    const other = await put(year(), { holidays: [newYear, { ...newYear, date: '2027-01-01' }] });
    expect(other.issues).toEqual([{ path: 'holidays.1.date', message: 'Date must be in 2026' }]);
    const twice = await put(year(), { holidays: [newYear, newYear] });
    expect(twice.issues).toEqual([{ path: 'holidays.1.date', message: 'A day can be a holiday only once' }]);
  });

  test('are written with those of the next year in one change, or not at all', async () => {
    const next = { date: '2027-01-01', name: 'New Year' };
    await put(year(2027), { holidays: [{ date: '2027-05-01', name: 'Labour Day' }] });
    const both = await put(year(), { holidays: [newYear], nextYear: [next] });
    expect(both).toMatchObject({ status: 200, version: 3, year: 2026, holidays: [newYear] });
    expect((await hr.get(year(2027))).json().holidays).toEqual([next]);
    const refused = await put(year(), { holidays: [], nextYear: [newYear] });
    expect(refused.issues).toEqual([{ path: 'nextYear.0.date', message: 'Date must be in 2027' }]);
    expect((await hr.get(year())).json().holidays).toEqual([newYear]);
    expect(await put(year(), { holidays: [], nextYear: [next] })).toMatchObject({ version: 4, holidays: [] });
    expect((await hr.get(year(2027))).json().holidays).toEqual([next]);
  });

  test('of both years return approved leave, which one preview shows', async () => {
    const user = await holder();
    const [inAugust, inJanuary] = await Promise.all(
      ['2026-08-14', '2027-01-04'].map((day) =>
        createRequest(app.database, {
          requesterId: user.id,
          startDate: day,
          endDate: day,
          status: 'APPROVED',
          decidedById: hr.id,
        }),
      ),
    );
    const companyDay = { date: '2027-01-04', name: 'Company day' };
    const seen = await put(year(), { holidays: [assumption], nextYear: [companyDay], dryRun: true });
    expect(seen.recounted).toMatchObject([
      { request: inAugust?.id, before: 1, after: 0.5 },
      { request: inJanuary?.id, before: 1, after: 0 },
    ]);
  });

  test('return approved leave: the effect names the request and the holiday’s day', async () => {
    const user = await holder();
    const request = await createRequest(app.database, {
      requesterId: user.id,
      startDate: '2026-08-10',
      endDate: '2026-08-14',
      status: 'APPROVED',
      decidedById: hr.id,
    });
    await put(year(), { holidays: [newYear] });
    const seen = await put(year(), { holidays: [newYear, assumption], dryRun: true });
    expect(seen).toMatchObject({
      people: 1,
      changed: [{ person: user.id, before: 19, after: 19.5, overdrawn: false }],
      recounted: [{ request: request.id, before: 5, after: 4.5 }],
    });
    expect((await hr.get(year())).json().holidays).toEqual([newYear]);
    app.setToday('2026-06-02');
    const late = await put(year(), { holidays: [], fingerprint: seen.fingerprint });
    expect(late.code).toBe('IMPACT_CHANGED');
    await put(year(), { holidays: [newYear, assumption], fingerprint: seen.fingerprint });
    const rows = app.database
      .selectFrom('publicHolidays')
      .select(['date', 'addedOn'])
      .where('placeId', '=', held.place);
    const added = await rows.orderBy('date').execute();
    expect(added.map(({ addedOn }) => addedOn)).toEqual(['2026-06-01', '2026-06-02']);
    app.setToday('2026-06-01');
  });

  test('two lists at once on one version: one is refused', async () => {
    const answers = await Promise.all([
      put(year(), { holidays: [newYear], version: 1 }),
      put(year(), { holidays: [assumption], version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('a holiday is added on the company’s current day, in any database time zone', async () => {
  const { company } = app.config;
  const islands = await testApp({
    today: '2026-06-01',
    config: { company: { ...company, timeZone: 'Pacific/Kiritimati' } },
  });
  const { place } = await createPlace(islands.database, 'Kiritimati');
  const admin = await islands.signedIn('HR_ADMIN');
  const answer = await admin.put(`/admin/leave/places/${place}/holidays/2026`, { holidays: [assumption] });
  expect(answer.statusCode, answer.body).toBe(200);
  const { addedOn } = await islands.database
    .selectFrom('publicHolidays')
    .select('addedOn')
    .where('placeId', '=', place)
    .executeTakeFirstOrThrow();
  // It is noon of 1 June in UTC.
  expect(addedOn).toBe('2026-06-02');
  await islands.close();
});
