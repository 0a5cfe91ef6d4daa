import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDepartment, createRequest, createType, createUser } from '../../../testing/factories.ts';
import { createPlace, giveHolidays, giveTerms, type TermsRecords } from '../../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

const november = 'from=2026-11-01&to=2026-11-30';

let app: TestApp;
let hr: TestActor;
let manager: TestActor;
let ann: TestActor;
let bo: { id: string };
let munich: TermsRecords;
let department: { id: string; name: string };

beforeAll(async () => {
  app = await testApp({ today: '2026-11-27' });
  const { database } = app;
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  department = await createDepartment(database);
  manager = await app.signedIn('MANAGER', { departmentId: department.id, name: 'Maria' });
  ann = await app.signedIn('EMPLOYEE', { departmentId: department.id, name: 'Ann' });
  await database
    .updateTable('users')
    .set({ personnelNumber: '4711', costCentre: 'K-10' })
    .where('id', '=', ann.id)
    .execute();
  bo = await createUser(database, { name: 'Bo' });
  await createType(database, { code: 'CURE', name: 'Cure', shownTo: 'HR' });
  munich = await createPlace(database, 'Munich');
  const london = await createPlace(database, 'London');
  await giveHolidays(database, munich.place, ['2026-11-18']);
  await giveTerms(database, ann.id, munich);
  await giveTerms(database, bo.id, london);
  await giveTerms(database, bo.id, munich, '2026-11-16');
  const approved = { status: 'APPROVED', decidedById: hr.id } as const;
  // Sunday to Thursday: three days at Munich, as Wednesday is a holiday.
  await createRequest(database, {
    ...approved,
    requesterId: ann.id,
    startDate: '2026-11-15',
    endDate: '2026-11-19',
  });
  await createRequest(database, {
    ...approved,
    requesterId: ann.id,
    type: 'CURE',
    startDate: '2026-11-23',
    endHalf: 'AM',
  });
  await createRequest(database, { requesterId: ann.id, startDate: '2026-11-30', endDate: '2026-12-02' });
  // From Friday at London to Monday at Munich.
  await createRequest(database, {
    ...approved,
    requesterId: bo.id,
    type: 'SICK_LEAVE',
    startDate: '2026-11-13',
    endDate: '2026-11-16',
  });
});
afterAll(() => app.close());

async function read(viewer: TestActor, query: string) {
  const answer = await viewer.get(`/reports/absences?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('the month', () => {
  test('has sums by person, month, type and place, with totals, and what still waits', async () => {
    const ofAnn = {
      id: ann.id,
      name: 'Ann',
      email: ann.email,
      personnelNumber: '4711',
      costCentre: 'K-10',
      departmentName: department.name,
      placeName: 'Munich',
    };
    const row = { month: '2026-11' };
    expect(await read(hr, november)).toEqual({
      from: '2026-11-01',
      to: '2026-11-30',
      level: 'SUMS',
      rows: [
        {
          ...row,
          person: ofAnn,
          type: { code: 'VACATION', name: 'Vacation' },
          days: 3,
          hours: 24,
          calendarDays: 5,
        },
        {
          ...row,
          person: ofAnn,
          type: { code: 'CURE', name: 'Cure' },
          days: 0.5,
          hours: 4,
          calendarDays: 1,
        },
        {
          ...row,
          person: expect.objectContaining({ name: 'Bo', placeName: 'London' }),
          type: { code: 'SICK_LEAVE', name: 'Sick Leave' },
          days: 1,
          hours: 8,
          calendarDays: 3,
        },
        {
          ...row,
          person: expect.objectContaining({ name: 'Bo', placeName: 'Munich' }),
          type: { code: 'SICK_LEAVE', name: 'Sick Leave' },
          days: 1,
          hours: 8,
          calendarDays: 1,
        },
      ],
      totals: [
        { type: { code: 'VACATION', name: 'Vacation' }, days: 3, hours: 24, calendarDays: 5 },
        { type: { code: 'SICK_LEAVE', name: 'Sick Leave' }, days: 2, hours: 16, calendarDays: 4 },
        { type: { code: 'CURE', name: 'Cure' }, days: 0.5, hours: 4, calendarDays: 1 },
      ],
      pending: 1,
      pagination: { page: 1, limit: 1000, total: 2, totalPages: 1, hasNext: false, hasPrev: false },
    });
  });

  test('has absences, cut to it', async () => {
    const { rows } = await read(hr, 'level=ABSENCES&from=2026-11-16&to=2026-11-30');
    expect(rows).toMatchObject([
      {
        startDate: '2026-11-16',
        endDate: '2026-11-19',
        days: 3,
        calendarDays: 4,
        requestId: expect.any(String),
      },
      { startDate: '2026-11-23', endDate: '2026-11-23', endHalf: 'AM', days: 0.5 },
      { startDate: '2026-11-16', endDate: '2026-11-16', days: 1 },
    ]);
    expect(rows[0]).not.toHaveProperty('startHalf');
  });

  test('has days, without those that take no working time', async () => {
    const { rows, totals } = await read(hr, `level=DAYS&userId=${ann.id}&${november}`);
    expect(rows.map((row: { date: string; share: number }) => [row.date, row.share])).toEqual([
      ['2026-11-16', 1],
      ['2026-11-17', 1],
      ['2026-11-19', 1],
      ['2026-11-23', 0.5],
    ]);
    expect(totals).toMatchObject([{ days: 3, calendarDays: 5 }, { days: 0.5 }]);
  });
});

describe('filters', () => {
  test.each([
    ['a place, by the place on the day', () => `placeId=${munich.place}&type=SICK_LEAVE`, [['Bo', 1]]],
    ['a department', () => `departmentId=${department.id}&type=VACATION`, [['Ann', 3]]],
    ['a type', () => 'type=CURE', [['Ann', 0.5]]],
    ['a page of one person', () => 'limit=1&page=2&type=SICK_LEAVE', []],
  ])('%s', async (_what, query, expected) => {
    const { rows } = await read(hr, `${november}&${query()}`);
    expect(
      rows.map((row: { person: { name: string }; days: number }) => [row.person.name, row.days]),
    ).toEqual(expected);
  });

  test('of one person on a page, totals are of all pages', async () => {
    const { rows, totals, pagination } = await read(hr, `${november}&limit=1&page=2`);
    expect(rows.map((row: { person: { name: string } }) => row.person.name)).toEqual(['Bo', 'Bo']);
    expect(totals).toHaveLength(3);
    expect(pagination).toMatchObject({ total: 2, totalPages: 2, hasPrev: true });
  });

  test.each([
    ['from=2024-01-01&to=2026-01-01', 'to', 'A report covers at most 24 months'],
    ['from=2026-11-02&to=2026-11-01', 'to', 'The end must be on or after the start'],
    [`${november}&type=NONE`, 'type', expect.any(String)],
    [`${november}&level=WEEKS`, 'level', expect.any(String)],
    ['from=2026-11-01', 'to', expect.any(String)],
  ])('%s is refused at %s', async (query, path, message) => {
    const answer = await hr.get(`/reports/absences?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toMatchObject([{ path, message }]);
  });
});

describe('others than administrators', () => {
  test('managers see their people, without types for HR only', async () => {
    const { rows, totals, pending } = await read(manager, november);
    expect(rows).toMatchObject([{ person: { name: 'Ann' }, type: { code: 'VACATION' }, days: 3 }]);
    expect(totals).toHaveLength(1);
    expect(pending).toBe(1);
    const refused = await manager.get(`/reports/absences?${november}&type=CURE`);
    expect(refused.statusCode).toBe(400);
    expect((await ann.get(`/reports/absences?${november}`)).statusCode).toBe(403);
  });
});

test('the file has the same rows, and the log their number', async () => {
  const answer = await hr.get(`/reports/absences/export?${november}&level=ABSENCES&userId=${ann.id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toContain('absences-2026-11-27.csv');
  const [headings, first, second] = answer.body.replace('\uFEFF', '').split('\n');
  expect(headings).toContain('type,month,days,hours,calendarDays,startDate,startHalf,endDate,endHalf');
  expect(first).toContain(
    `Ann,${ann.email},4711,K-10,${department.name},Munich,VACATION,2026-11,3,24,5,2026-11-15,,2026-11-19,,`,
  );
  expect(second).toContain('Munich,CURE,2026-11,0.5,4,1,2026-11-23,,2026-11-23,AM,');
  const log = (await hr.get(`/admin/audit?entity=export&actorId=${hr.id}`)).json();
  expect(log.data).toMatchObject([
    { action: 'absences.exported', changes: [{ field: 'rowsExported', to: 2 }] },
  ]);
});

test('people with the same name have rows of their own', async () => {
  const day = { startDate: '2026-10-05', status: 'APPROVED', decidedById: hr.id } as const;
  const name = randomUUID();
  for (const { id } of [await createUser(app.database, { name }), await createUser(app.database, { name })]) {
    await createRequest(app.database, { ...day, requesterId: id });
  }
  const { rows } = await read(hr, 'from=2026-10-01&to=2026-10-31');
  expect(rows.map((row: { days: number }) => row.days)).toEqual([1, 1]);
});
