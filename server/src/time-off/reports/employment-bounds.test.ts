import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createUser,
} from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

const november = 'startDate=2026-11-01&endDate=2026-11-30';
const afterwards = 'startDate=2026-11-21&endDate=2026-12-31';

let app: TestApp;
let hr: TestActor;
let manager: TestActor;
let lead: TestActor;
let colleague: TestActor;
let ann: TestActor;
let requestId: string;
let teamId: string;
beforeAll(async () => {
  app = await testApp({ today: '2026-11-10' });
  hr = await app.signedIn('HR_ADMIN');
});
beforeEach(async () => {
  const { id: departmentId } = await createDepartment(app.database);
  manager = await app.signedIn('MANAGER', { departmentId });
  lead = await app.signedIn('MANAGER', { departmentId: (await createDepartment(app.database)).id });
  colleague = await app.signedIn('EMPLOYEE', { departmentId });
  ann = await app.signedIn('EMPLOYEE', { departmentId, name: 'Ann' });
  teamId = (await createTeam(app.database, { departmentId, teamLeadId: lead.id, name: departmentId })).id;
  await createTeamMember(app.database, { teamId, userId: ann.id });
  const approved = { requesterId: ann.id, status: 'APPROVED', decidedById: hr.id } as const;
  const days = { startDate: '2026-11-16', endDate: '2026-11-27' };
  requestId = (await createRequest(app.database, { ...approved, ...days })).id;
  await createRequest(app.database, { ...approved, startDate: '2026-12-07', endDate: '2026-12-08' });
  await employ({ employmentEnd: '2026-11-20' });
});
afterAll(() => app.close());

async function employ(employment: object): Promise<void> {
  await app.database.updateTable('users').set(employment).where('id', '=', ann.id).execute();
}

async function read(viewer: TestActor, path: string) {
  const answer = await viewer.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('after the last day, during approved time off', () => {
  test('statistics and the team report count the days until then, and no later request', async () => {
    const stats = await read(manager, '/vacation/stats?year=2026');
    expect(stats).toMatchObject({ totalRequests: 1, businessDaysByType: { VACATION: 5 } });
    const report = await read(lead, `/vacation/reports/team/${teamId}?${november}`);
    expect(report.totals).toMatchObject({ VACATION: 5 });
  });

  test('the request counts the days until then, also in a file', async () => {
    expect(await read(hr, `/vacation/${requestId}`)).toMatchObject({
      startDate: '2026-11-16',
      endDate: '2026-11-27',
      businessDays: 5,
      amount: 5,
      employedDays: { startDate: '2026-11-16', endDate: '2026-11-20' },
    });
    const { data } = await read(manager, `/vacation?requesterId=${ann.id}&sortBy=startDate&sortOrder=asc`);
    expect(data.map(({ employedDays }: { employedDays: unknown }) => employedDays)).toEqual([
      { startDate: '2026-11-16', endDate: '2026-11-20' },
      null,
    ]);
    const { body } = await manager.get(
      `/vacation/export?requesterId=${ann.id}&sortBy=startDate&sortOrder=asc`,
    );
    const [, first, second] = body.trimEnd().split('\n');
    expect(first).toContain('2026-11-16,AM,2026-11-27,PM,,5,5,');
    expect(second).toContain('2026-12-07,AM,2026-12-08,PM,,0,0,');
  });

  test('no one is away in calendar, absences, conflicts and next days off', async () => {
    const report = await read(manager, `/vacation/reports/calendar?${november}`);
    const days: { date: string; entries: unknown[] }[] = report.days;
    expect(days.filter(({ entries }) => entries.length > 0).map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    for (const viewer of [manager, colleague]) {
      const seen = await read(viewer, `/vacation/absences?${november}`);
      expect(seen).toMatchObject([{ startDate: '2026-11-16', endDate: '2026-11-20' }]);
      expect(seen[0]).not.toHaveProperty('backOn');
      expect(await read(viewer, `/vacation/absences?${afterwards}`)).toEqual([]);
      const { teammates } = await read(viewer, `/vacation/conflicts/check?${november}`);
      expect(teammates).toMatchObject([{ startDate: '2026-11-16', endDate: '2026-11-20' }]);
      expect((await read(viewer, `/vacation/conflicts/check?${afterwards}`)).teammates).toEqual([]);
    }
    await employ({ employmentEnd: '2026-11-12' });
    expect(await read(ann, '/vacation/next-days-off')).toEqual({});
  });

  test('no day is worked, and no one is missed', async () => {
    const week = 'startDate=2026-11-19&endDate=2026-11-24';
    const workDays: { date: string; am: number; pm: number }[] = await read(
      ann,
      `/vacation/work-days?${week}`,
    );
    expect(workDays.map(({ am, pm }) => am + pm)).toEqual([480, 480, 0, 0, 0, 0]);
    const { days } = await read(manager, `/teams/${teamId}/capacity?${week}`);
    expect(days).toMatchObject([
      { date: '2026-11-19', absentPercent: 50 },
      { date: '2026-11-20', absentPercent: 50 },
      { date: '2026-11-23', allocatedPercent: 0, absentPercent: 0 },
      { date: '2026-11-24', allocatedPercent: 0, absentPercent: 0 },
    ]);
    const coverage = await read(manager, `/vacation/reports/coverage?${week}`);
    expect(coverage.days).toMatchObject([
      { people: 3, away: 1 },
      { people: 3, away: 1 },
      { people: 2, away: 0 },
      { people: 2, away: 0 },
    ]);
  });

  test('a preview counts the days until then, and says which lie outside', async () => {
    const preview = await hr.post('/vacation/preview', {
      userId: ann.id,
      type: 'UNPAID',
      startDate: '2026-11-12',
      endDate: '2026-11-24',
    });
    expect(preview.json()).toMatchObject({ amount: 7, decision: { allowed: false } });
    expect(preview.json().days.at(-1)).toEqual({
      date: '2026-11-24',
      amount: 0,
      reason: 'NOT_EMPLOYED',
      because: 'Outside the employment',
    });
  });
});

test('days before the employment count nowhere either', async () => {
  await employ({ employmentStart: '2026-11-25', employmentEnd: null });
  expect(await read(manager, '/vacation/stats?year=2026')).toMatchObject({
    businessDaysByType: { VACATION: 5 },
  });
  expect(await read(hr, `/vacation/${requestId}`)).toMatchObject({ businessDays: 3 });
  expect(await read(manager, `/vacation/absences?${november}`)).toMatchObject([
    { startDate: '2026-11-25', endDate: '2026-11-27', backOn: '2026-11-30' },
  ]);
});

describe('days between two employments', () => {
  beforeEach(async () => {
    const earlier = { endDate: '2026-11-20', countsEarlier: false, keepsBalance: false };
    await employ({
      employmentStart: '2026-11-25',
      employmentEnd: null,
      earlierEmployments: JSON.stringify([earlier]),
    });
  });

  test('are in no sum, and the request has its employed days', async () => {
    // 16 to 20 and 25 to 27 November, 7 and 8 December
    const stats = await read(manager, '/vacation/stats?year=2026');
    expect(stats).toMatchObject({ totalRequests: 2, businessDaysByType: { VACATION: 10 } });
    const report = await read(lead, `/vacation/reports/team/${teamId}?${november}`);
    expect(report.totals).toMatchObject({ VACATION: 8 });
    expect(await read(hr, `/vacation/${requestId}`)).toMatchObject({ businessDays: 8, amount: 8 });
  });

  test('have no absence in lists, calendars and conflicts', async () => {
    const parts = [
      { startDate: '2026-11-16', endDate: '2026-11-20' },
      { startDate: '2026-11-25', endDate: '2026-11-27' },
    ];
    const { days } = await read(manager, `/vacation/reports/calendar?${november}`);
    const away = days.filter(({ entries }: { entries: unknown[] }) => entries.length > 0);
    expect(away.map(({ date }: { date: string }) => date.slice(-2))).toEqual([
      '16',
      '17',
      '18',
      '19',
      '20',
      '25',
      '26',
      '27',
    ]);
    for (const viewer of [manager, colleague]) {
      expect(await read(viewer, `/vacation/absences?${november}`)).toMatchObject(parts);
      const { teammates } = await read(viewer, `/vacation/conflicts/check?${november}`);
      expect(teammates).toMatchObject(parts);
      const { absences } = await read(viewer, `/vacation/calendar?${november}&userId=${ann.id}`);
      expect(absences).toMatchObject(parts);
    }
  });

  test('are not worked, and no one is missed', async () => {
    const week = 'startDate=2026-11-23&endDate=2026-11-25';
    const workDays: { am: number; pm: number }[] = await read(ann, `/vacation/work-days?${week}`);
    expect(workDays.map(({ am, pm }) => am + pm)).toEqual([0, 0, 480]);
    const { days } = await read(manager, `/teams/${teamId}/capacity?${week}`);
    expect(days).toMatchObject([{ allocatedPercent: 0 }, { allocatedPercent: 0 }, { absentPercent: 50 }]);
    const coverage = await read(manager, `/vacation/reports/coverage?${week}`);
    expect(coverage.days).toMatchObject([
      { people: 2, away: 0 },
      { people: 2, away: 0 },
      { people: 3, away: 1 },
    ]);
    const calendar = await read(manager, `/vacation/calendar?${week}`);
    expect(calendar.coverage).toMatchObject([{ people: 2 }, { people: 2 }, { people: 3 }]);
  });
});

describe('past days of leavers', () => {
  test('stay in the statistics of their manager, team lead and HR', async () => {
    await employ({ isActive: false });
    for (const viewer of [manager, lead]) {
      const stats = await read(viewer, '/vacation/stats?year=2026');
      expect(stats).toMatchObject({ totalRequests: 1, businessDaysByType: { VACATION: 5 } });
      const report = await read(viewer, `/vacation/reports/team/${teamId}?${november}`);
      expect(report.totals).toMatchObject({ VACATION: 5 });
    }
    expect((await manager.get(`/vacation/${requestId}`)).statusCode).toBe(404);
  });

  test('are invisible to other managers', async () => {
    await employ({ isActive: false });
    const stranger = await app.signedIn('MANAGER', {
      departmentId: (await createDepartment(app.database)).id,
    });
    expect(await read(stranger, '/vacation/stats?year=2026')).toMatchObject({ totalRequests: 0 });
    const { id } = await createUser(app.database, { isActive: false });
    await app.database
      .updateTable('users')
      .set({ employmentEnd: '2026-05-31' })
      .where('id', '=', id)
      .execute();
    await createTeamMember(app.database, {
      teamId,
      userId: id,
      startDate: '2026-01-01',
      endDate: '2026-03-31',
    });
    await createRequest(app.database, {
      requesterId: id,
      status: 'APPROVED',
      decidedById: hr.id,
      startDate: '2026-05-04',
    });
    expect(await read(lead, '/vacation/stats?year=2026')).toMatchObject({ totalRequests: 1 });
  });
});
