import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDepartment, createTeam, createUser } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let userId: string;
let teamIds: string[];

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('HR_ADMIN');
});
beforeEach(async () => {
  userId = (await createUser(app.database, { name: 'Mia Chen' })).id;
  const { id: departmentId } = await createDepartment(app.database);
  const teams = await Promise.all(
    Array.from({ length: 11 }, () => createTeam(app.database, { departmentId })),
  );
  teamIds = teams.map(({ id }) => id);
});
afterAll(() => app.close());

function add(team: number, allocationPercent: number, startDate = '2026-04-01', endDate?: string) {
  return admin.post('/teams/members', {
    teamId: teamIds[team],
    userId,
    allocationPercent,
    startDate,
    ...(endDate && { endDate }),
  });
}

async function added(...parameters: Parameters<typeof add>): Promise<TeamMember> {
  const answer = await add(...parameters);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function totalOn(date: string): Promise<number> {
  const answer = await admin.get(`/teams/users/${userId}/allocations?startDate=${date}&endDate=${date}`);
  return answer.json().totalAllocation;
}

describe('a member', () => {
  test('is added with an allocation and a period, and listed with the person', async () => {
    const member = await added(0, 33.3, '2026-04-01', '2026-09-30');
    expect(member).toEqual({
      id: expect.any(String),
      version: 1,
      teamId: teamIds[0],
      userId,
      user: {
        id: userId,
        name: 'Mia Chen',
        email: expect.any(String),
        role: 'EMPLOYEE',
        isActive: true,
      },
      allocationPercent: 33.3,
      startDate: '2026-04-01',
      endDate: '2026-09-30',
      isActive: true,
    });
    expect((await admin.get(`/teams/${teamIds[0]}/members`)).json()).toEqual([member]);
    expect((await admin.get(`/teams/${teamIds[1]}/members`)).json()).toEqual([]);
    expect((await admin.get(`/teams/${userId}/members`)).json()).toMatchObject({ message: 'Team not found' });
  });

  test.each([
    ['have not begun yet', { employmentStart: '2026-03-03' }],
    ['have left', { employmentStart: '2020-01-01', employmentEnd: '2026-03-01' }],
  ])('only people who %s are shown as not employed', async (_when, employment) => {
    await added(0, 50, '2026-01-01');
    const { id } = await createUser(app.database, { name: 'Zoe', ...employment });
    const member = { teamId: teamIds[0], userId: id, allocationPercent: 10, startDate: '2026-01-01' };
    expect((await admin.post('/teams/members', member)).json().user).toMatchObject({ isEmployed: false });
    const shown: TeamMember[] = (await admin.get(`/teams/${teamIds[0]}/members`)).json();
    expect(shown.map(({ user }) => user.isEmployed)).toEqual([undefined, false]);
  });

  test('may fill a person exactly, but not by a tenth more', async () => {
    for (const team of [0, 1, 2]) await added(team, 33.3);
    const refused = await add(3, 0.2);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: 'Validation failed: Allocation exceeds available capacity (0.1% remaining)',
      issues: [
        { path: 'allocationPercent', message: 'Allocation exceeds available capacity (0.1% remaining)' },
      ],
    });
    await added(3, 0.1);
    expect(await totalOn('2026-04-01')).toBe(100);
  });

  test('has a warning from 80 % on the fullest day of the period', async () => {
    await added(0, 40, '2026-06-01', '2026-06-30');
    expect(await added(1, 39.9)).not.toHaveProperty('allocationWarning');
    const member = await added(2, 0.1);
    expect(member.allocationWarning).toBe(
      'Mia Chen is allocated 80% on Mon 1 Jun 2026, their fullest day in this period',
    );
    expect(await added(3, 20, '2026-04-01', '2026-05-31')).not.toHaveProperty('allocationWarning');
  });

  test('must be an active user of a known team', async () => {
    userId = (await createUser(app.database, { isActive: false })).id;
    const inactive = await add(0, 10);
    expect(inactive.json().issues).toEqual([
      { path: 'userId', message: 'A new member must be an active user' },
    ]);
    teamIds = [userId];
    expect((await add(0, 10)).json()).toMatchObject({ code: 'NOT_FOUND', message: 'Team not found' });
  });

  test('ends after it starts', async () => {
    const answer = await add(0, 10, '2026-04-01', '2026-04-01');
    expect(answer.json().issues).toEqual([{ path: 'endDate', message: 'End date must be after start date' }]);
  });

  test('is in a team only once at a time', async () => {
    await added(0, 10, '2026-04-01', '2026-06-30');
    const refused = await add(0, 10, '2026-06-30');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'ALREADY_MEMBER' });
    await added(0, 10, '2026-07-01');
  });

  test('is removed once, and logged', async () => {
    const { id } = await added(0, 60);
    expect((await admin.delete(`/teams/members/${id}`)).statusCode).toBe(204);
    expect((await admin.delete(`/teams/members/${id}`)).statusCode).toBe(404);
    const entries = await loggedEntries(app.database, id);
    expect(entries).toMatchObject([
      { action: 'membership.added', summary: expect.stringContaining('60% from Wed 1 Apr 2026') },
      {
        action: 'membership.removed',
        subjectId: userId,
        changes: expect.arrayContaining([{ field: 'allocationPercent', from: 60 }]),
      },
    ]);
    expect(entries[1]?.summary).toMatch(/^Removed Mia Chen \(.+@example\.com\) from the team Team \d+$/);
  });
});

describe('a change of a member', () => {
  test('keeps unnamed fields, and is checked without the membership itself', async () => {
    const member = await added(0, 60, '2026-04-01', '2026-06-30');
    const changed = await admin.put(`/teams/members/${member.id}`, { allocationPercent: 70 });
    expect(changed.json()).toEqual({ ...member, version: 2, allocationPercent: 70 });
    const opened = await admin.put(`/teams/members/${member.id}`, { endDate: null });
    expect(opened.json()).not.toHaveProperty('endDate');
  });

  test('is refused if the new dates conflict, and accepted with others', async () => {
    await added(0, 60, '2026-04-01', '2026-06-30');
    const { id } = await added(1, 50, '2026-07-01');
    const early = await admin.put(`/teams/members/${id}`, { startDate: '2026-06-30' });
    expect(early.json()).toMatchObject({
      message: 'Validation failed: Allocation exceeds available capacity (40% remaining)',
    });
    expect((await admin.put(`/teams/members/${id}`, { startDate: '2026-07-15' })).statusCode).toBe(200);
  });

  test('to inactive frees the allocation, and reactivation needs it free', async () => {
    const { id } = await added(0, 60);
    await admin.put(`/teams/members/${id}`, { isActive: false });
    await added(1, 50);
    const back = await admin.put(`/teams/members/${id}`, { isActive: true });
    expect(back.json()).toMatchObject({
      message: 'Validation failed: Allocation exceeds available capacity (50% remaining)',
    });
    const smaller = await admin.put(`/teams/members/${id}`, { isActive: true, allocationPercent: 50 });
    expect(smaller.json()).toMatchObject({ allocationWarning: expect.stringContaining('100%') });
  });

  test('of an unknown membership is 404', async () => {
    expect((await admin.put(`/teams/members/${userId}`, { allocationPercent: 1 })).statusCode).toBe(404);
  });
});

describe('a batch of changes', () => {
  const change = (...updates: object[]) => admin.put('/teams/members/batch', { updates });

  test('is checked by its joint result', async () => {
    const [one, two] = [await added(0, 60), await added(1, 40)];
    const answer = await change(
      { memberId: two.id, allocationPercent: 60 },
      { memberId: one.id, allocationPercent: 40 },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject([
      { id: two.id, allocationPercent: 60 },
      { id: one.id, allocationPercent: 40 },
    ]);
    const entries = await loggedEntries(app.database, two.id);
    expect(entries.map(({ action }) => action)).toEqual(['membership.added', 'membership.changed']);
    expect(entries[1]?.summary).toMatch(
      /^Changed Mia Chen \(.+@example\.com\) in the team .+, now 60% from Wed 1 Apr 2026$/,
    );
  });

  test('lets two memberships of one team swap dates', async () => {
    const first = await added(0, 60, '2026-04-01', '2026-04-30');
    const second = await added(0, 40, '2026-05-01', '2026-05-31');
    const answer = await change(
      { memberId: first.id, startDate: '2026-05-01', endDate: '2026-05-31' },
      { memberId: second.id, startDate: '2026-04-01', endDate: '2026-04-30' },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await totalOn('2026-05-15')).toBe(60);
  });

  test('changes nothing if one is refused, and says which', async () => {
    const [one, two] = [await added(0, 30), await added(1, 30)];
    const refused = await change(
      { memberId: one.id, allocationPercent: 10 },
      { memberId: two.id, allocationPercent: 90.1 },
    );
    expect(refused.json().issues).toEqual([
      {
        path: 'updates.1.allocationPercent',
        message: 'Allocation exceeds available capacity (90% remaining)',
      },
    ]);
    const unknown = await change({ memberId: one.id, allocationPercent: 10 }, { memberId: userId });
    expect(unknown.statusCode).toBe(404);
    const twice = await change({ memberId: one.id }, { memberId: one.id });
    expect(twice.json().issues).toEqual([
      { path: 'updates', message: 'Each membership can be updated only once' },
    ]);
    expect(await totalOn('2026-04-01')).toBe(60);
  });
});

describe('at once', { repeats: 4 }, () => {
  const statusesOf = (answers: { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).sort();

  test('of eleven adds of 10 %, ten succeed', async () => {
    const answers = await Promise.all(teamIds.map((_id, team) => add(team, 10)));
    expect(statusesOf(answers)).toEqual([...Array(10).fill(201), 400]);
    expect(await totalOn('2026-04-01')).toBe(100);
  });

  test('two edits that would together exceed: one wins', async () => {
    const [one, two] = [await added(0, 40), await added(1, 40)];
    const answers = await Promise.all(
      [one, two].map(({ id }) => admin.put(`/teams/members/${id}`, { allocationPercent: 60 })),
    );
    expect(statusesOf(answers)).toEqual([200, 400]);
    expect(await totalOn('2026-04-01')).toBe(100);
  });

  test('two adds to the same team: one wins', async () => {
    const answers = await Promise.all([add(0, 10), add(0, 10)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
  });

  test('two batches over the same people in opposite order don’t deadlock', async () => {
    const mine = await added(0, 10);
    userId = (await createUser(app.database)).id;
    const theirs = await added(0, 10);
    const batch = (...members: TeamMember[]) =>
      admin.put('/teams/members/batch', {
        updates: members.map(({ id }) => ({ memberId: id, allocationPercent: 20 })),
      });
    const answers = await Promise.all([batch(mine, theirs), batch(theirs, mine), batch(mine, theirs)]);
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
  });

  test('deleting a team and changing it leave no orphans and cause no fault', async () => {
    const { id } = await added(0, 10);
    const answers = await Promise.all([
      admin.put(`/teams/members/${id}`, { allocationPercent: 20 }),
      admin.delete(`/teams/${teamIds[0]}`),
      add(0, 10, '2027-01-01'),
      admin.put(`/teams/${teamIds[0]}`, { isActive: false }),
      admin.delete(`/teams/members/${id}`),
    ]);
    expect(answers[1]?.statusCode).toBe(204);
    expect(Math.max(...statusesOf(answers))).toBeLessThan(500);
    expect(await totalOn('2027-01-01')).toBe(0);
  });
});
