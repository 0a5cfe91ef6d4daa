import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../testing/factories.ts';
import { createPlace, giveHolidays, giveTerms, type TermsRecords } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let ann: TestActor;
let bo: TestActor;
let munich: TermsRecords;
let teamId: string;

const june = 'startDate=2026-06-01&endDate=2026-06-07';
const path = `/vacation/reports/free-days?${june}`;
const corpusChristi = { date: '2026-06-04', name: 'Holiday of 2026-06-04' };

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  const { database } = app;
  const departmentId = (await createDepartment(database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
  ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  bo = await app.signedIn('EMPLOYEE', { departmentId, name: 'Bo' });
  munich = await createPlace(database, `Munich ${randomUUID()}`);
  await giveHolidays(database, munich.place, [corpusChristi.date]);
  await giveTerms(database, ann.id, munich);
  const stranger = await app.signedIn('EMPLOYEE', { departmentId: (await createDepartment(database)).id });
  const paris = await createPlace(database, `Paris ${randomUUID()}`);
  await giveHolidays(database, paris.place, ['2026-06-02']);
  await giveTerms(database, stranger.id, paris);
  teamId = (await createTeam(database, { departmentId })).id;
  await createTeamMember(database, { teamId, userId: ann.id });
  const approved = { startDate: '2026-06-01', endDate: '2026-06-07', status: 'APPROVED' as const };
  for (const requesterId of [ann.id, stranger.id]) {
    await createRequest(database, { ...approved, requesterId, decidedById: manager.id });
  }
  await createRequest(database, { requesterId: bo.id, startDate: '2026-06-01', endDate: '2026-06-02' });
});
afterAll(() => app.close());

test('holidays are those of the visible people, by place name', async () => {
  const { name } = await app.database
    .selectFrom('places')
    .select('name')
    .where('id', '=', munich.place)
    .executeTakeFirstOrThrow();
  const { holidays } = (await manager.get(path)).json();
  expect(holidays).toEqual([{ ...corpusChristi, places: [name], isForAll: false }]);
});

test('free days are those of the people with approved time off', async () => {
  const { free } = (await manager.get(path)).json();
  expect(free).toEqual([
    {
      userIds: [ann.id],
      days: [
        { date: corpusChristi.date, holiday: { name: corpusChristi.name } },
        { date: '2026-06-06' },
        { date: '2026-06-07' },
      ],
    },
  ]);
});

test('a team reads its own', async () => {
  const { holidays } = (await manager.get(`${path}&teamId=${teamId}`)).json();
  expect(holidays).toMatchObject([{ ...corpusChristi, isForAll: true }]);
});

test('only deciders read them, for at most 366 days', async () => {
  expect((await ann.get(path)).json()).toMatchObject({ code: 'FORBIDDEN' });
  const years = 'startDate=2026-01-01&endDate=2027-06-01';
  expect((await manager.get(`/vacation/reports/free-days?${years}`)).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'endDate' }],
  });
});
