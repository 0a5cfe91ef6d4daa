import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createUser,
} from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let teamId: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('HR_ADMIN');
  const { id: departmentId } = await createDepartment(app.database);
  teamId = (await createTeam(app.database, { departmentId })).id;
  const [mia, tom, gone] = await Promise.all([
    createUser(app.database),
    createUser(app.database),
    createUser(app.database, { isActive: false }),
  ]);
  const add = (userId: string, allocationTenths: number, startDate: string, endDate?: string) =>
    createTeamMember(app.database, { teamId, userId, allocationTenths, startDate, endDate: endDate ?? null });
  await add(mia.id, 605, '2026-01-01');
  await add(tom.id, 400, '2026-03-04', '2026-03-10');
  await add(gone.id, 1000, '2026-01-01');
  const away = (userId: string, day: string, type: string, status: RequestStatus = 'APPROVED') =>
    createRequest(app.database, {
      requesterId: userId,
      startDate: day,
      type,
      status,
      ...(status === 'APPROVED' && { decidedById: admin.id }),
    });
  await away(mia.id, '2026-03-03', 'WORK_FROM_HOME');
  await away(mia.id, '2026-03-04', 'SICK_LEAVE');
  await away(mia.id, '2026-03-05', 'UNPAID');
  await away(tom.id, '2026-03-05', 'VACATION');
  await away(tom.id, '2026-03-06', 'VACATION', 'PENDING');
});
afterAll(() => app.close());

const capacity = async (query: string) => await admin.get(`/teams/${teamId}/capacity${query}`);
const inWords = (percents: Record<string, number>) =>
  `${percents.allocatedPercent} less ${percents.absentPercent} is ${percents.availablePercent}`;

test('each business day has the active members’ capacity less approved absences', async () => {
  const answer = await capacity('?startDate=2026-03-02&endDate=2026-03-09');
  expect(answer.statusCode, answer.body).toBe(200);
  const { days, ...about } = answer.json();
  expect(about).toEqual({ teamId, startDate: '2026-03-02', endDate: '2026-03-09', activeMembers: 2 });
  expect(days.map(({ date, ...percents }: { date: string }) => [date, inWords(percents)])).toEqual([
    ['2026-03-02', '60.5 less 0 is 60.5'],
    ['2026-03-03', '60.5 less 0 is 60.5'],
    ['2026-03-04', '100.5 less 60.5 is 40'],
    ['2026-03-05', '100.5 less 100.5 is 0'],
    ['2026-03-06', '100.5 less 0 is 100.5'],
    ['2026-03-09', '100.5 less 0 is 100.5'],
  ]);
});

test('without dates it covers four weeks from today', async () => {
  const { startDate, endDate, days } = (await capacity('')).json();
  expect([startDate, endDate, days.length]).toEqual(['2026-03-02', '2026-03-29', 20]);
});

test('a period of more than 366 days is refused', async () => {
  expect((await capacity('?startDate=2026-01-01&endDate=2027-01-01')).statusCode).toBe(200);
  expect((await capacity('?startDate=2026-01-01&endDate=2027-01-02')).json().issues).toEqual([
    { path: 'endDate', message: 'The period must be at most 366 days long' },
  ]);
});

test('an unknown team is 404', async () => {
  expect((await admin.get(`/teams/${admin.id}/capacity`)).json()).toMatchObject({
    message: 'Team not found',
  });
});

test('an employee of another department reads allocations, and absences of a shared team', async () => {
  const outsider = await app.signedIn('EMPLOYEE');
  const path = `/teams/${teamId}/capacity?startDate=2026-03-04&endDate=2026-03-05`;
  const absent = async () =>
    (await outsider.get(path)).json().days.map((day: { absentPercent: number }) => day.absentPercent);
  expect(await absent()).toEqual([0, 0]);
  await createTeamMember(app.database, { teamId, userId: outsider.id, allocationTenths: 10 });
  expect(await absent()).toEqual([60.5, 100.5]);
});

test('people who have not started don’t count for team or department', async () => {
  const { id: departmentId } = await createDepartment(app.database);
  const team = await createTeam(app.database, { departmentId });
  const asking = await app.signedIn('EMPLOYEE', { departmentId });
  const newcomer = await createUser(app.database, { departmentId, employmentStart: '2026-03-04' });
  await createTeamMember(app.database, { teamId: team.id, userId: newcomer.id, startDate: '2026-01-01' });
  const period = 'startDate=2026-03-03&endDate=2026-03-04';
  const ofTeam = (await admin.get(`/teams/${team.id}/capacity?${period}`)).json();
  expect(ofTeam.days.map(inWords)).toEqual(['0 less 0 is 0', '50 less 0 is 50']);
  const before = await admin.get(`/teams/${team.id}/capacity?startDate=2026-03-02&endDate=2026-03-03`);
  expect(before.json()).toMatchObject({ activeMembers: 0 });
  const ofDepartment = (await asking.get(`/vacation/team-capacity/check?${period}`)).json();
  expect(ofDepartment.impactedDates).toMatchObject([
    { onVacation: 1, totalTeamMembers: 1 },
    { onVacation: 1, totalTeamMembers: 2 },
  ]);
});
