import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createUser } from '../../testing/factories.ts';
import { leaveOverHttp } from '../../testing/leave-over-http.ts';
import { policyDocumentOf } from '../../testing/plan-factories.ts';
import { countStatements } from '../../testing/statements.ts';
import { giveTerms } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-08-12' });
  admin = await app.signedIn('HR_ADMIN', { name: 'Helen' });
});
afterAll(() => app.close());

async function balances(viewer: TestActor, query = '') {
  const answer = await viewer.get(`/vacation/balances${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return { rows: answer.json(), total: Number(answer.headers['x-total-count']) };
}

test('a manager reads the available leave in their scope by name, page by page', async () => {
  const { id: departmentId, name: departmentName } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId, name: 'Maria' });
  const ann = await createUser(app.database, { departmentId, name: 'Ann' });
  await createUser(app.database, { departmentId, name: 'Gone', isActive: false });
  await createUser(app.database, { name: 'Somebody else' });
  await createRequest(app.database, { requesterId: ann.id, startDate: '2026-09-01' });
  const { rows, total } = await balances(manager);
  expect(total).toBe(2);
  expect(rows).toEqual([
    {
      person: { id: ann.id, name: 'Ann', email: ann.email },
      departmentName,
      accounts: [
        {
          type: 'VACATION',
          unit: 'DAY',
          leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
          bookable: 23,
          nextExpiry: { date: '2026-12-31', amount: 23 },
        },
      ],
      vacation: { unit: 'DAY', total: 24, used: 0, pending: 1, left: 23, carried: 0 },
      sick: { unit: 'DAY', total: 12, used: 0, pending: 0, left: null, carried: 0 },
      behind: 14.7,
      notEnough: true,
      nextTimeOff: { type: 'VACATION', status: 'PENDING', startDate: '2026-09-01', endDate: '2026-09-01' },
    },
    expect.objectContaining({ person: { id: manager.id, name: 'Maria', email: manager.email } }),
  ]);
  const second = await balances(manager, '?limit=1&page=2');
  expect([second.total, second.rows.length, second.rows[0].person.name]).toEqual([2, 1, 'Maria']);
  expect((await balances(admin, `?departmentId=${departmentId}&search=ann`)).total).toBe(1);
});

test('the list can be sorted by balance and limited to one person', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId, name: 'Zoe' });
  const [few, ill] = [
    await createUser(app.database, { departmentId, name: 'Änne' }),
    await createUser(app.database, { departmentId, name: 'Bob' }),
  ];
  const decided = { status: 'APPROVED', decidedById: manager.id } as const;
  const day = { ...decided, startDate: '2026-09-07', endDate: '2026-09-11' };
  await createRequest(app.database, { ...day, requesterId: few.id });
  await createRequest(app.database, { ...day, requesterId: ill.id, type: 'SICK_LEAVE' });
  const names = async (query: string) => {
    const { rows } = await balances(manager, `?${query}`);
    return rows.map((row: { person: { name: string } }) => row.person.name);
  };
  expect(await names('sortBy=left')).toEqual(['Änne', 'Bob', 'Zoe']);
  expect(await names('sortBy=left&sortOrder=desc')).toEqual(['Bob', 'Zoe', 'Änne']);
  expect(await names('sortBy=sick&sortOrder=desc')).toEqual(['Bob', 'Änne', 'Zoe']);
  expect(await names('sortOrder=desc')).toEqual(['Zoe', 'Bob', 'Änne']);
  expect(await names('sortBy=used&sortOrder=desc&limit=1&page=2')).toEqual(['Bob']);
  expect(await names(`userId=${few.id}`)).toEqual(['Änne']);
  const stranger = await createUser(app.database, { name: 'Somebody else' });
  expect(await names(`userId=${stranger.id}`)).toEqual([]);
});

test('people behind with their leave can be filtered, furthest behind first', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId, name: 'Zoe' });
  const [rested, some, stranger] = [
    await createUser(app.database, { departmentId, name: 'Änne' }),
    await createUser(app.database, { departmentId, name: 'Bob' }),
    await createUser(app.database, { name: 'Somebody else' }),
  ];
  const decided = { status: 'APPROVED', decidedById: manager.id } as const;
  const weeks = { ...decided, startDate: '2026-09-07', endDate: '2026-09-25' };
  await createRequest(app.database, { ...weeks, requesterId: rested.id });
  await createRequest(app.database, { ...decided, startDate: '2026-09-07', requesterId: some.id });
  await createRequest(app.database, { requesterId: some.id, startDate: '2026-10-05', endDate: '2026-10-23' });
  const named = async (query: string) => {
    const { rows, total } = await balances(manager, `?${query}`);
    return [total, ...rows.map((row: { person: { name: string } }) => row.person.name)];
  };
  expect(await named('notEnough=true')).toEqual([2, 'Bob', 'Zoe']);
  expect(await named('notEnough=true&sortOrder=desc&limit=1')).toEqual([2, 'Zoe']);
  expect(await named('notEnough=true&sortBy=behind&sortOrder=desc')).toEqual([2, 'Zoe', 'Bob']);
  expect(await named('notEnough=false')).toEqual([1, 'Änne']);
  expect(await named(`notEnough=true&userId=${stranger.id}`)).toEqual([0]);
  expect((await manager.get('/vacation/balances?notEnough=maybe')).statusCode).toBe(400);
});

test('the order reveals nothing about hidden types', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId, name: 'Zoe' });
  await createUser(app.database, { departmentId, name: 'Ann' });
  const ill = await createUser(app.database, { departmentId, name: 'Bob' });
  await createRequest(app.database, {
    requesterId: ill.id,
    startDate: '2026-09-01',
    type: 'SICK_LEAVE',
    status: 'APPROVED',
    decidedById: manager.id,
  });
  const setVisibility = (shownTo: 'HR' | 'APPROVERS') =>
    app.database.updateTable('leaveTypes').set({ shownTo }).where('code', '=', 'SICK_LEAVE').execute();
  await setVisibility('HR');
  const { rows } = await balances(manager, '?sortBy=sick&sortOrder=desc');
  await setVisibility('APPROVERS');
  const told = rows.map((row: { person: { name: string }; sick?: object }) => [
    row.person.name,
    row.sick?.constructor,
  ]);
  expect(told).toEqual([
    ['Zoe', Object],
    ['Ann', undefined],
    ['Bob', undefined],
  ]);
});

test('an employee is refused', async () => {
  const ann = await app.signedIn('EMPLOYEE');
  expect((await ann.get('/vacation/balances')).json()).toMatchObject({ code: 'FORBIDDEN' });
});

test("the list matches each person's account", async () => {
  const { rows } = await balances(admin);
  for (const { person, accounts } of rows) {
    const told = (await admin.get(`/vacation/accounts?userId=${person.id}`)).json();
    const { unit, leaveYear, bookable, nextExpiry } = told[0];
    expect(accounts).toEqual([{ type: 'VACATION', unit, leaveYear, bookable, nextExpiry }]);
  }
});

test('an HR-only type is listed for administrators and the person', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId });
  const type = { unit: 'DAY', counts: 'WORKED' } as const;
  const setUp = leaveOverHttp(app, admin);
  const holder = await setUp.someone({ rules: policyDocumentOf(5), type, person: { departmentId } });
  await giveTerms(app.database, manager.id, holder.held);
  await app.database
    .updateTable('leaveTypes')
    .set({ shownTo: 'HR' })
    .where('code', '=', holder.type)
    .execute();
  const typesSeenBy = async (viewer: TestActor, of: TestActor) => {
    const { rows } = await balances(viewer, `?search=${of.email}`);
    return rows[0].accounts.map((each: { type: string }) => each.type);
  };
  expect(await typesSeenBy(admin, holder.actor)).toEqual([holder.type]);
  expect(await typesSeenBy(manager, holder.actor)).toEqual([]);
  expect(await typesSeenBy(manager, manager)).toEqual([holder.type]);
});

test('the number of queries does not depend on the number of people', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId });
  const { statementsOf } = countStatements(app.servicePool);
  const queriesOf = () => statementsOf(() => balances(manager));
  await balances(manager);
  const ofOne = await queriesOf();
  expect(ofOne.length).toBeGreaterThan(2);
  for (let person = 0; person < 49; person += 1) {
    const { id } = await createUser(app.database, { departmentId });
    await createRequest(app.database, { requesterId: id, startDate: '2026-09-01' });
  }
  const before = await balances(manager);
  expect([before.total, before.rows.length]).toEqual([50, 50]);
  expect((await queriesOf()).length).toBe(ofOne.length);
});

test('each person has their present or next time off, from today on and without an end if its type is hidden', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const manager = await app.signedIn('MANAGER', { departmentId, name: 'Zoe' });
  const [away, home, ill, none] = [
    await createUser(app.database, { departmentId, name: 'Ann' }),
    await createUser(app.database, { departmentId, name: 'Bob' }),
    await createUser(app.database, { departmentId, name: 'Cleo' }),
    await createUser(app.database, { departmentId, name: 'Dan' }),
  ];
  const decided = { status: 'APPROVED', decidedById: manager.id } as const;
  const of = (requesterId: string, startDate: string, endDate: string, others: object = decided) =>
    createRequest(app.database, { requesterId, startDate, endDate, ...others });
  await of(away.id, '2026-08-03', '2026-08-07');
  await of(away.id, '2026-08-10', '2026-08-14', { ...decided, endHalf: 'AM' });
  await of(away.id, '2026-08-20', '2026-08-21');
  await of(home.id, '2026-08-12', '2026-08-12', { ...decided, type: 'WORK_FROM_HOME' });
  await of(home.id, '2026-12-21', '2027-01-04', {});
  await of(ill.id, '2026-08-10', '2026-08-21', { ...decided, type: 'SICK_LEAVE' });
  await of(none.id, '2026-09-01', '2026-09-02', { status: 'REJECTED', decidedById: manager.id });
  const setVisibility = (shownTo: 'HR' | 'APPROVERS') =>
    app.database.updateTable('leaveTypes').set({ shownTo }).where('code', '=', 'SICK_LEAVE').execute();
  const nextSeenBy = async (viewer: TestActor) => {
    const { rows } = await balances(viewer, `?departmentId=${departmentId}`);
    return rows.map((row: { nextTimeOff?: object }) => row.nextTimeOff);
  };
  const vacations = [
    {
      type: 'VACATION',
      status: 'APPROVED',
      startDate: '2026-08-10',
      endDate: '2026-08-14',
      endHalf: 'AM',
    },
    { type: 'VACATION', status: 'PENDING', startDate: '2026-12-21', endDate: '2027-01-04' },
  ];
  const illness = { type: 'SICK_LEAVE', status: 'APPROVED', startDate: '2026-08-10', endDate: '2026-08-21' };
  const others = [undefined, undefined];
  expect(await nextSeenBy(manager)).toEqual([...vacations, illness, ...others]);
  await setVisibility('HR');
  const hidden = { type: 'AWAY', status: 'APPROVED', startDate: '2026-08-12' };
  const seen = [await nextSeenBy(manager), await nextSeenBy(admin)];
  await app.database
    .updateTable('timeOffRequests')
    .set({ status: 'PENDING', decidedById: null, decidedAt: null })
    .where('requesterId', '=', ill.id)
    .execute();
  const pending = await nextSeenBy(manager);
  await setVisibility('APPROVERS');
  expect(seen).toEqual([
    [...vacations, hidden, ...others],
    [...vacations, illness, ...others],
  ]);
  expect(pending).toEqual([...vacations, undefined, ...others]);
});
