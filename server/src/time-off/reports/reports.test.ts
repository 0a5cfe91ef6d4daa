import { randomUUIDv7 } from 'node:crypto';
import { daysOf } from '@almanac/domain/calendar/period';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createType,
  createUser,
} from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let departmentId: string;
let otherDepartmentId: string;
let teamId: string;
let manager: TestActor;
let admin: TestActor;
let ann: TestActor;
let bea: TestActor;
let stranger: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-06-01' });
  departmentId = (await createDepartment(app.database)).id;
  otherDepartmentId = (await createDepartment(app.database)).id;
  manager = await app.signedIn('MANAGER', { departmentId });
  admin = await app.signedIn('HR_ADMIN');
  ann = await app.signedIn('EMPLOYEE', { name: 'Ann', departmentId });
  bea = await app.signedIn('EMPLOYEE', { name: 'Bea', departmentId });
  stranger = await app.signedIn('EMPLOYEE', { departmentId: otherDepartmentId });
  await app.signedIn('EMPLOYEE', { departmentId, isActive: false });
  teamId = (await createTeam(app.database, { departmentId, name: 'Mobile' })).id;
  await createTeamMember(app.database, { teamId, userId: bea.id, allocationTenths: 405 });
  const approved = { status: 'APPROVED', decidedById: admin.id } as const;
  const beas = { requesterId: bea.id, ...approved };
  await createRequest(app.database, { ...beas, startDate: '2026-07-06', endDate: '2026-07-07' });
  await createRequest(app.database, { ...beas, startDate: '2026-07-08', type: 'WORK_FROM_HOME' });
  await createRequest(app.database, { requesterId: bea.id, startDate: '2026-07-09', type: 'SICK_LEAVE' });
  await createRequest(app.database, { requesterId: stranger.id, ...approved, startDate: '2026-07-06' });
  await createRequest(app.database, { requesterId: ann.id, startDate: '2026-07-10' });
});
afterAll(() => app.close());

const week = 'startDate=2026-07-06&endDate=2026-07-10';
const capacity = (actor: TestActor, more = '') => actor.get(`/vacation/team-capacity/check?${week}${more}`);
const conflicts = (actor: TestActor, more = '') => actor.get(`/vacation/conflicts/check?${week}${more}`);

test('capacity counts the department’s active people and their approved absences', async () => {
  const { impactedDates, overallImpact } = (await capacity(ann)).json();
  expect(impactedDates.map(({ onVacation }: { onVacation: number }) => onVacation)).toEqual([2, 2, 1, 1, 1]);
  expect(impactedDates[0]).toMatchObject({ totalTeamMembers: 3, percentageImpact: 66.7 });
  expect(overallImpact).toMatchObject({ exceedsCapacityLimit: false, maxPercentageImpact: 66.7 });
});

test('approvers can check capacity for people in scope, employees for their own department', async () => {
  expect((await capacity(manager, `&requesterId=${ann.id}`)).json()).toEqual((await capacity(ann)).json());
  expect((await capacity(manager, `&requesterId=${stranger.id}`)).statusCode).toBe(404);
  expect((await capacity(ann, `&requesterId=${bea.id}`)).statusCode).toBe(404);
  expect((await capacity(ann, `&departmentId=${departmentId}`)).statusCode).toBe(200);
  expect((await capacity(ann, `&departmentId=${otherDepartmentId}`)).statusCode).toBe(403);
  expect((await capacity(admin, `&departmentId=${departmentId}`)).json().impactedDates[0].onVacation).toBe(1);
  expect((await capacity(admin)).statusCode).toBe(400);
});

test('conflicts list own requests and absent teammates without leave types; only approvers see pending ones', async () => {
  const answer = (await conflicts(ann)).json();
  expect(answer.hasConflicts).toBe(true);
  expect(answer.ownRequests).toMatchObject([{ startDate: '2026-07-10', requester: { id: ann.id } }]);
  const requester = { id: bea.id, name: 'Bea', email: bea.email };
  const approved = { requester, startDate: '2026-07-06', endDate: '2026-07-07', status: 'APPROVED' };
  const pending = { requester, startDate: '2026-07-09', endDate: '2026-07-09', status: 'PENDING' };
  expect(answer.teammates).toEqual([approved]);
  const without = (await conflicts(ann, `&excludeRequestId=${answer.ownRequests[0].id}`)).json();
  expect(without).toMatchObject({ hasConflicts: false, ownRequests: [] });
  const forAnn = (await conflicts(manager, `&requesterId=${ann.id}`)).json();
  expect(forAnn).toEqual({ ...answer, teammates: [approved, pending] });
  expect((await conflicts(bea, `&requesterId=${ann.id}`)).statusCode).toBe(404);
});

test('statistics cover the approver’s scope', async () => {
  const own = (await manager.get('/vacation/stats')).json();
  expect(own).toMatchObject({
    year: 2026,
    totalRequests: 4,
    byStatus: { PENDING: 2, APPROVED: 2, REJECTED: 0, CANCELLED: 0 },
    byType: { VACATION: 2, SICK_LEAVE: 1, WORK_FROM_HOME: 1, UNPAID: 0 },
    businessDaysByType: { VACATION: 2, WORK_FROM_HOME: 1, SICK_LEAVE: 0 },
  });
  expect(own.byMonth[6]).toMatchObject({
    month: 7,
    businessDays: 3,
    businessDaysByType: { VACATION: 2, WORK_FROM_HOME: 1 },
  });
  expect((await admin.get('/vacation/stats?year=2026')).json().totalRequests).toBe(5);
  const other = await admin.get(`/vacation/stats?departmentId=${otherDepartmentId}`);
  expect(other.json().totalRequests).toBe(1);
  expect((await admin.get('/vacation/stats?year=2025')).json().totalRequests).toBe(0);
  expect((await ann.get('/vacation/stats')).statusCode).toBe(403);
});

test('the calendar report lists each day with the visible approved requests', async () => {
  const path = '/vacation/reports/calendar?startDate=2026-07-04&endDate=2026-07-08';
  const report = (await manager.get(path)).json();
  expect(report.days.map((day: { entries: unknown[] }) => day.entries.length)).toEqual([0, 0, 1, 1, 1]);
  expect(report.days[0]).toEqual({ date: '2026-07-04', isWeekend: true, entries: [] });
  expect(report.days[2].entries[0]).toMatchObject({ requester: { name: 'Bea' }, type: 'VACATION' });
  expect((await admin.get(path)).json().days[2].entries).toHaveLength(2);
  expect((await admin.get(`${path}&teamId=${teamId}`)).json().days[2].entries).toHaveLength(1);
  expect((await ann.get(path)).statusCode).toBe(403);
  expect((await admin.get(path.replace('07-08', '07-01'))).statusCode).toBe(400);
});

test('a calendar report with too many entries is refused', async () => {
  const year = { startDate: '2027-01-01', endDate: '2027-12-31' };
  for (let index = 0; index < 55; index += 1) {
    const { id: requesterId } = await createUser(app.database);
    const approved = { status: 'APPROVED' as const, decidedById: admin.id };
    await createRequest(app.database, { ...year, ...approved, requesterId, type: 'UNPAID' });
  }
  const answer = await admin.get('/vacation/reports/calendar?startDate=2026-12-31&endDate=2027-12-31');
  expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'endDate']);
  const month = (
    await admin.get('/vacation/reports/calendar?startDate=2026-12-01&endDate=2027-01-31')
  ).json();
  expect(month.days.map((day: { entries: unknown[] }) => day.entries.length)).toEqual([
    ...Array(31).fill(0),
    ...Array(31).fill(55),
  ]);
  const group = `departmentId=${departmentId}`;
  const own = await admin.get(`/vacation/reports/calendar?startDate=2026-12-31&endDate=2027-12-31&${group}`);
  expect(own.statusCode).toBe(200);
});

test('coverage counts the visible active people and their absences', async () => {
  const path = '/vacation/reports/coverage?startDate=2026-07-04&endDate=2026-07-08';
  const daysOf = (people: number) => [
    { date: '2026-07-06', people, away: 1 },
    { date: '2026-07-07', people, away: 1 },
    { date: '2026-07-08', people, away: 0 },
  ];
  expect((await manager.get(path)).json()).toEqual({ people: 3, days: daysOf(3) });
  expect((await manager.get(`${path}&teamId=${teamId}`)).json()).toEqual({ people: 1, days: daysOf(1) });
  expect((await manager.get(`${path}&departmentId=${otherDepartmentId}`)).json().people).toBe(0);
  expect((await admin.get(`${path}&departmentId=${otherDepartmentId}`)).json().people).toBe(1);
  expect((await ann.get(path)).statusCode).toBe(403);
});

test('approvers choose among departments and teams in scope', async () => {
  const own = (await manager.get('/vacation/approval-groups')).json();
  expect(own.departments).toMatchObject([{ id: departmentId }]);
  expect(own.teams).toMatchObject([{ id: teamId, name: 'Mobile' }]);
  expect((await admin.get('/vacation/approval-groups')).json().departments).toHaveLength(2);
  expect((await ann.get('/vacation/approval-groups')).statusCode).toBe(403);
});

test('the team report totals its members’ days; other managers can’t see it', async () => {
  const path = `/vacation/reports/team/${teamId}?startDate=2026-07-07&endDate=2026-07-31`;
  const days = { VACATION: 1, SICK_LEAVE: 0, WORK_FROM_HOME: 1, UNPAID: 0 };
  expect((await manager.get(path)).json()).toEqual({
    team: { id: teamId, name: 'Mobile' },
    startDate: '2026-07-07',
    endDate: '2026-07-31',
    members: [
      {
        user: { id: bea.id, name: 'Bea', email: bea.email },
        allocationPercent: 40.5,
        businessDaysByType: days,
      },
    ],
    totals: days,
  });
  const elsewhere = await app.signedIn('MANAGER', { departmentId: otherDepartmentId });
  expect((await elsewhere.get(path)).statusCode).toBe(404);
  expect((await admin.get(path)).statusCode).toBe(200);
  expect((await ann.get(path)).statusCode).toBe(403);
  const empty = await createTeam(app.database, { departmentId, name: 'Empty' });
  expect((await admin.get(path.replace(teamId, empty.id))).json().members).toEqual([]);
});

test('the team report omits members the viewer can’t see', async () => {
  const { id } = await createTeam(app.database, { departmentId });
  await createTeamMember(app.database, { teamId: id, userId: bea.id });
  await createTeamMember(app.database, { teamId: id, userId: stranger.id });
  const path = `/vacation/reports/team/${id}?${week}`;
  const idsFor = async (actor: TestActor) =>
    (await actor.get(path)).json().members.map(({ user }: { user: { id: string } }) => user.id);
  expect(await idsFor(manager)).toEqual([bea.id]);
  expect((await manager.get(path)).json().totals.VACATION).toBe(2);
  expect((await idsFor(admin)).sort()).toEqual([bea.id, stranger.id].sort());
});

test('at most 1,000 absences of teammates are returned', async () => {
  const { id } = await createDepartment(app.database);
  const asking = await app.signedIn('EMPLOYEE', { departmentId: id });
  // Hidden absences would be merged into one per person.
  await createType(app.database, { code: 'COURSE', name: 'Course', shownTo: 'EVERYONE' });
  for (let index = 0; index < 4; index += 1) {
    const { id: requesterId } = await createUser(app.database, { departmentId: id });
    const days = daysOf({ startDate: '2027-01-01', endDate: '2027-12-31' });
    const requests = days.map((date) => ({ startDate: date, endDate: date, requesterId }));
    const approved = {
      type: 'COURSE',
      status: 'APPROVED',
      decidedById: admin.id,
      decidedAt: new Date(),
    } as const;
    await app.database
      .insertInto('timeOffRequests')
      .values(requests.map((each) => ({ id: randomUUIDv7(), ...approved, ...each })))
      .execute();
  }
  const answer = await asking.get('/vacation/conflicts/check?startDate=2027-01-01&endDate=2027-12-31');
  const { teammates } = answer.json();
  expect([teammates.length, teammates[0].startDate]).toEqual([1_000, '2027-01-01']);
});

test('a team calendar omits members who left before the period', async () => {
  const { id } = await createTeam(app.database, { departmentId, name: 'Web' });
  await createTeamMember(app.database, {
    teamId: id,
    userId: bea.id,
    startDate: '2026-01-01',
    endDate: '2026-09-30',
  });
  const days = { startDate: '2026-09-28', endDate: '2026-10-02' };
  await createRequest(app.database, {
    requesterId: bea.id,
    status: 'APPROVED',
    decidedById: admin.id,
    ...days,
  });
  const entriesIn = async (period: string) => {
    const { days } = (await admin.get(`/vacation/reports/calendar?${period}&teamId=${id}`)).json();
    return days.flatMap(({ entries }: { entries: object[] }) => entries).length;
  };
  const listed = async (period: string) =>
    (await admin.get(`/vacation?${period}&teamId=${id}`)).json().pagination.total;
  expect(await entriesIn('startDate=2026-09-01&endDate=2026-09-30')).toBe(3);
  expect(await listed('startDate=2026-09-01&endDate=2026-09-30')).toBe(1);
  expect(await entriesIn('startDate=2026-10-01&endDate=2026-10-31')).toBe(0);
  expect(await listed('startDate=2026-10-01&endDate=2026-10-31')).toBe(0);
});
