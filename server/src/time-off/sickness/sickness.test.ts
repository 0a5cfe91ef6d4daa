import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDepartment, createRequest } from '../../testing/factories.ts';
import { switchedOn } from '../../testing/sickness-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let hr: TestActor;
let manager: TestActor;
let ann: TestActor;
let bo: TestActor;
let departmentId: string;
const illness = new Map<string, string>();

beforeAll(async () => {
  app = await testApp({ today: '2026-11-27' });
  departmentId = (await createDepartment(app.database)).id;
  admin = await app.signedIn('SYSTEM_ADMIN', { name: 'Sam' });
  hr = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  manager = await app.signedIn('MANAGER', { name: 'Maria', departmentId });
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
  bo = await app.signedIn('EMPLOYEE', { name: 'Bo' });
  // Friday and Monday are one illness; the vacation between is none.
  await ill('friday', ann, '2026-06-05');
  await ill('monday', ann, '2026-06-08', '2026-06-09');
  await ill('autumn', ann, '2026-11-02', '2026-12-18');
  await ill('long ago', ann, '2025-03-03', '2025-03-07');
  await ill('bo', bo, '2026-02-02', '2026-02-02');
  await createRequest(app.database, {
    requesterId: bo.id,
    startDate: '2026-04-07',
    endDate: '2026-04-10',
    status: 'APPROVED',
    decidedById: hr.id,
  });
});
afterAll(() => app.close());

async function ill(
  name: string,
  { id: requesterId }: { id: string },
  startDate: string,
  endDate = startDate,
) {
  const request = { requesterId, startDate, endDate, type: 'SICK_LEAVE', status: 'APPROVED' } as const;
  const { id } = await createRequest(app.database, { ...request, decidedById: hr.id });
  illness.set(name, id);
}

const idOf = (name: string) => illness.get(name) ?? '';

async function read(actor: TestActor, path: string) {
  const answer = await actor.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const continues = (name: string, earlier: string | null, actor = hr) =>
  actor.post(`/admin/leave/sick-spells/${idOf(name)}/continues`, {
    requestId: earlier === null ? null : idOf(earlier),
  });

test('nothing is shown of others before the report is switched on', async () => {
  const paths = [
    '/admin/reports/sickness?on=2026-11-27',
    '/admin/reports/sickness/export?on=2026-11-27',
    `/vacation/sick-spells?userId=${ann.id}`,
  ];
  for (const path of paths) {
    const answer = await hr.get(path);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 409, 'SWITCHED_OFF']);
  }
  expect((await continues('autumn', 'friday')).json().code).toBe('SWITCHED_OFF');
  expect(await read(ann, '/vacation/sick-spells')).toHaveLength(3);
});

describe('once it is switched on', () => {
  beforeAll(() => switchedOn(app.database));

  test('the report has a row for each person who was ill in the twelve months, by name', async () => {
    expect(await read(hr, '/admin/reports/sickness?on=2026-11-27')).toEqual({
      on: '2026-11-27',
      rows: [
        {
          person: expect.objectContaining({ id: ann.id, name: 'Ann', email: ann.email }),
          spells: 2,
          workDays: 23,
          calendarDays: 31,
          longest: 26,
          current: { requestId: idOf('autumn'), startDate: '2026-11-02' },
          payEndsOn: '2026-12-13',
          integrationDue: false,
        },
        {
          person: expect.objectContaining({ id: bo.id, name: 'Bo' }),
          spells: 1,
          workDays: 1,
          calendarDays: 1,
          longest: 1,
          integrationDue: false,
        },
      ],
      pagination: { page: 1, limit: 1000, total: 2, totalPages: 1, hasNext: false, hasPrev: false },
    });
  });

  test('today is the default, and a department or a page leaves out others', async () => {
    const today = await read(admin, '/admin/reports/sickness');
    expect(today.on).toBe('2026-11-27');
    const named = async (query: string) =>
      (await read(hr, `/admin/reports/sickness?on=2026-11-27&${query}`)).rows.map(
        ({ person }: { person: { name: string } }) => person.name,
      );
    expect(await named(`departmentId=${departmentId}`)).toEqual(['Ann']);
    expect(await named('limit=1&page=2')).toEqual(['Bo']);
    const refused = await hr.get('/admin/reports/sickness?on=1949-12-31');
    expect(refused.json().issues).toMatchObject([{ path: 'on' }]);
  });

  test('each look is logged, also those at a person', async () => {
    const looks = async () =>
      (await hr.get(`/admin/audit?actorId=${hr.id}&kind=LOOKS`))
        .json()
        .data.map(({ action }: { action: string }) => action);
    const before = (await looks()).length;
    await read(hr, '/admin/reports/sickness?on=2026-11-27');
    await read(hr, '/admin/reports/sickness?on=2026-11-27');
    await read(hr, `/vacation/sick-spells?userId=${ann.id}`);
    expect((await looks()).length - before).toBe(3);
    expect((await looks())[0]).toBe('sick-spell.read');
  });

  test('the Bradford factor has a switch of its own', async () => {
    const bradford = async () => {
      const { rows } = await read(hr, '/admin/reports/sickness?on=2026-11-27');
      return rows.map((row: { bradford?: number }) => row.bradford);
    };
    const headings = async () =>
      (await hr.get('/admin/reports/sickness/export?on=2026-11-27')).body.split('\n')[0];
    expect(await bradford()).toEqual([undefined, undefined]);
    expect(await headings()).not.toContain('bradford');
    await switchedOn(app.database, { bradford: true });
    expect(await bradford()).toEqual([92, 1]);
    expect(await headings()).toContain('bradford');
  });

  test('the file has the same rows', async () => {
    const answer = await hr.get('/admin/reports/sickness/export?on=2026-11-27');
    expect(answer.headers['content-disposition']).toContain('sickness-2026-11-27-2026-11-27.csv');
    expect(answer.body).toMatch(/^Ann,.*,2,23,31,26,2026-11-02,2026-12-13,false,92$/m);
    expect(answer.body).toMatch(/^Bo,.*,1,1,1,1,,,false,1$/m);
  });

  test('an illness that continues an earlier one adds to its days of pay', async () => {
    const payEnds = async () => {
      const { rows } = await read(hr, '/admin/reports/sickness?on=2026-11-27');
      return rows[0].payEndsOn;
    };
    const marked = await continues('autumn', 'monday');
    expect(marked.statusCode, marked.body).toBe(200);
    expect(marked.json()).toMatchObject({
      requestId: idOf('autumn'),
      continues: { requestId: idOf('friday'), startDate: '2026-06-05' },
    });
    // Five days were used by the first illness.
    expect(await payEnds()).toBe('2026-12-08');
    const [latest] = await read(ann, '/vacation/sick-spells');
    expect(latest).toMatchObject({ startDate: '2026-11-02', calendarDays: 47, continues: {} });
    expect((await continues('autumn', null)).json()).not.toHaveProperty('continues');
    expect(await payEnds()).toBe('2026-12-13');
  });

  test.each([
    ['a later illness', 'friday', 'autumn', 400],
    ['the illness itself', 'friday', 'monday', 400],
    ["someone else's illness", 'autumn', 'bo', 400],
  ])('it never continues %s', async (_what, name, earlier, status) => {
    const answer = await continues(name, earlier);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().issues).toMatchObject([{ path: 'requestId' }]);
  });

  test('only sickness continues one', async () => {
    const vacation = await createRequest(app.database, { requesterId: bo.id, startDate: '2026-05-04' });
    illness.set('vacation', vacation.id);
    expect((await continues('vacation', 'bo')).json().code).toBe('INVALID_TRANSITION');
  });

  test('managers and employees learn nothing of it', async () => {
    for (const actor of [manager, bo]) {
      const answers = await Promise.all([
        actor.get('/admin/reports/sickness?on=2026-11-27'),
        actor.get('/admin/reports/sickness/export?on=2026-11-27'),
        actor.get(`/vacation/sick-spells?userId=${ann.id}`),
        continues('autumn', 'friday', actor),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    }
    await continues('autumn', 'friday');
    const history = await read(manager, `/vacation/${idOf('autumn')}/history`);
    expect(JSON.stringify(history)).not.toContain('sick-spell');
  });

  test('the data of a person has the marks', async () => {
    await continues('autumn', 'friday');
    const { records } = await read(admin, `/admin/users/${ann.id}/export`);
    expect(records.time_off_requests).toContainEqual(
      expect.objectContaining({ id: idOf('autumn'), continues_id: idOf('friday') }),
    );
  });
});
