import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createUser,
} from '../../testing/factories.ts';
import { createPlace, giveHolidays, giveTerms } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let ann: TestActor;
let manager: TestActor;
let departmentId: string;
let teamId: string;

// In the week of 30 March Maundy Thursday's afternoon is free, Good Friday is a holiday, and Bo works until Wednesday.
const week = 'startDate=2026-03-30&endDate=2026-04-05';
const mondayToWednesday = [...Array(6).fill(240), ...Array(8).fill(0)];

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  const { database } = app;
  admin = await app.signedIn('HR_ADMIN');
  departmentId = (await createDepartment(database)).id;
  manager = await app.signedIn('MANAGER', { departmentId: (await createDepartment(database)).id });
  ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  const bo = await createUser(database, { departmentId, name: 'Bo' });
  const munich = await createPlace(database, randomUUID());
  await giveHolidays(database, munich.place, ['2026-04-02/PM', '2026-04-03']);
  await giveTerms(database, ann.id, munich);
  await giveTerms(database, bo.id, munich);
  const { id: schedule } = await database
    .updateTable('workSchedules')
    .set({ minutes: mondayToWednesday })
    .where('id', '=', (await createPlace(database, randomUUID())).schedule)
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveTerms(database, bo.id, { ...munich, schedule }, '2026-04-01');
  teamId = (await createTeam(database, { departmentId })).id;
  for (const userId of [ann.id, bo.id]) {
    await createTeamMember(database, { teamId, userId, allocationTenths: 800 });
    await createRequest(database, {
      requesterId: userId,
      startDate: '2026-03-30',
      endDate: '2026-04-05',
      status: 'APPROVED',
      decidedById: admin.id,
    });
  }
});
afterAll(() => app.close());

test("one's own work days have the worked halves and holiday names", async () => {
  const days = (await ann.get(`/vacation/work-days?${week}`)).json();
  expect(days).toHaveLength(7);
  expect(days.slice(2)).toEqual([
    { date: '2026-04-01', am: 240, pm: 240 },
    { date: '2026-04-02', am: 240, pm: 0, holiday: { name: 'Holiday of 2026-04-02', half: 'PM' } },
    { date: '2026-04-03', am: 0, pm: 0, holiday: { name: 'Holiday of 2026-04-03' } },
    { date: '2026-04-04', am: 0, pm: 0 },
    { date: '2026-04-05', am: 0, pm: 0 },
  ]);
});

test("others' work days are visible to their deciders", async () => {
  const path = `/vacation/work-days?userId=${ann.id}&${week}`;
  expect((await admin.get(path)).json()).toHaveLength(7);
  expect((await manager.get(path)).json()).toMatchObject({ code: 'NOT_FOUND' });
  expect((await ann.get(`/vacation/work-days?userId=${admin.id}&${week}`)).statusCode).toBe(404);
});

test('coverage counts no one on a holiday or free day', async () => {
  const { days } = (
    await admin.get(`/vacation/reports/coverage?${week}&departmentId=${departmentId}`)
  ).json();
  expect(days).toEqual([
    { date: '2026-03-30', people: 2, away: 2 },
    { date: '2026-03-31', people: 2, away: 2 },
    { date: '2026-04-01', people: 2, away: 2 },
    { date: '2026-04-02', people: 1, away: 1 },
    { date: '2026-04-03', people: 0, away: 0 },
  ]);
});

test('the capacity check counts only people who would work', async () => {
  const { impactedDates } = (await ann.get(`/vacation/team-capacity/check?${week}`)).json();
  expect(impactedDates.map((day: { totalTeamMembers: number }) => day.totalTeamMembers)).toEqual([
    2, 2, 2, 1, 0,
  ]);
});

test('a teammate is missed only on days that both work', async () => {
  const teammates = async (period: string) =>
    (await ann.get(`/vacation/conflicts/check?${period}`)).json().teammates;
  expect(await teammates(week)).toMatchObject([{ requester: { name: 'Bo' }, endDate: '2026-04-05' }]);
  expect(await teammates('startDate=2026-04-01&endDate=2026-04-01')).toHaveLength(1);
  expect(await teammates('startDate=2026-04-02&endDate=2026-04-05')).toEqual([]);
});

test('a team has no capacity on free days and holidays, and half on half a holiday', async () => {
  const { days } = (await admin.get(`/teams/${teamId}/capacity?${week}`)).json();
  expect(days.map((day: { allocatedPercent: number }) => day.allocatedPercent)).toEqual([
    160, 160, 160, 40, 0,
  ]);
  expect(days.map((day: { absentPercent: number }) => day.absentPercent)).toEqual([160, 160, 160, 40, 0]);
});

test('reports count working days', async () => {
  const stats = (await admin.get(`/vacation/stats?year=2026&departmentId=${departmentId}`)).json();
  expect(stats.businessDaysByType.VACATION).toBe(3.5 + 3);
  expect(stats.byMonth.map((month: { businessDays: number }) => month.businessDays).slice(2, 4)).toEqual([
    4, 2.5,
  ]);
  const report = (await admin.get(`/vacation/reports/team/${teamId}?${week}`)).json();
  expect(report.totals.VACATION).toBe(6.5);
});
