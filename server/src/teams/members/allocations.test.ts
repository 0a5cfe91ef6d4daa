import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDepartment, createTeam, createTeamMember, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let employee: TestActor;
let web: { id: string; name: string };
let data: { id: string; name: string };

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  manager = await app.signedIn('MANAGER');
  employee = await app.signedIn('EMPLOYEE');
  const { id: departmentId } = await createDepartment(app.database);
  web = await createTeam(app.database, { departmentId, name: 'Web' });
  data = await createTeam(app.database, { departmentId, name: 'Data' });
});
afterAll(() => app.close());

async function personWithAllocations() {
  const { id: userId } = await createUser(app.database);
  const inWeb = await createTeamMember(app.database, {
    teamId: web.id,
    userId,
    allocationTenths: 405,
    startDate: '2026-01-01',
    endDate: '2026-06-30',
  });
  const inData = await createTeamMember(app.database, {
    teamId: data.id,
    userId,
    allocationTenths: 500,
    startDate: '2026-06-01',
  });
  return { userId, inWeb, inData };
}

describe('the allocations of a person', () => {
  test('are today’s by default', async () => {
    const { userId, inWeb } = await personWithAllocations();
    expect((await manager.get(`/teams/users/${userId}/allocations`)).json()).toEqual({
      userId,
      totalAllocation: 40.5,
      remainingCapacity: 59.5,
      peakDate: '2026-03-02',
      allocations: [
        {
          memberId: inWeb.id,
          version: 1,
          team: { id: web.id, name: 'Web' },
          allocationPercent: 40.5,
          startDate: '2026-01-01',
          endDate: '2026-06-30',
          isActive: true,
        },
      ],
    });
  });

  test.each([
    ['?startDate=2026-03-02', 90.5, '2026-06-01', 2],
    ['?startDate=2026-03-02&endDate=2026-05-31', 40.5, '2026-03-02', 1],
    ['?endDate=2026-06-01', 90.5, '2026-06-01', 2],
    ['?startDate=2026-07-01', 50, '2026-07-01', 1],
  ])('in the period %s total %d on %s', async (query, totalAllocation, peakDate, count) => {
    const { userId } = await personWithAllocations();
    const answer = (await manager.get(`/teams/users/${userId}/allocations${query}`)).json();
    expect(answer).toMatchObject({ totalAllocation, peakDate });
    expect(answer.allocations).toHaveLength(count);
  });

  test('exclude the membership being edited', async () => {
    const { userId, inData } = await personWithAllocations();
    const query = `startDate=2026-06-01&excludeMemberId=${inData.id}`;
    const answer = (await manager.get(`/teams/users/${userId}/allocations?${query}`)).json();
    expect(answer).toMatchObject({ totalAllocation: 40.5, remainingCapacity: 59.5 });
  });

  test('are visible only to the person, managers and admins', async () => {
    const { userId } = await personWithAllocations();
    const refused = await employee.get(`/teams/users/${userId}/allocations`);
    expect(refused.json()).toMatchObject({
      code: 'FORBIDDEN',
      message: "You don't have permission to see this person's allocations",
    });
    expect((await employee.get(`/teams/users/${employee.id}/allocations`)).statusCode).toBe(200);
    expect((await employee.get('/teams/my/allocations')).json()).toMatchObject({
      userId: employee.id,
      totalAllocation: 0,
      remainingCapacity: 100,
      allocations: [],
    });
    expect((await manager.get(`/teams/users/${web.id}/allocations`)).statusCode).toBe(404);
  });

  test('are refused for a period that ends before it starts', async () => {
    const answer = await employee.get('/teams/my/allocations?startDate=2026-03-02&endDate=2026-03-01');
    expect(answer.json().issues).toEqual([
      { path: 'endDate', message: 'End date must be on or after start date' },
    ]);
  });
});

describe('an allocation checked beforehand', () => {
  const check = async (userId: string, query: string) =>
    (await manager.get(`/teams/members/validate-allocation?userId=${userId}&${query}`)).json();

  test('reports the remainder on the fullest day of the period', async () => {
    const { userId } = await personWithAllocations();
    expect(await check(userId, 'allocationPercent=9.6&startDate=2026-03-02')).toEqual({
      valid: false,
      currentAllocation: 90.5,
      remainingCapacity: 9.5,
      message: 'Allocation exceeds available capacity (9.5% remaining)',
    });
    expect(await check(userId, 'allocationPercent=9.5&startDate=2026-03-02')).toEqual({
      valid: true,
      currentAllocation: 90.5,
      remainingCapacity: 9.5,
    });
  });

  test('excludes the team being edited', async () => {
    const { userId } = await personWithAllocations();
    const query = `allocationPercent=50&startDate=2026-06-01&excludeTeamId=${web.id}`;
    expect(await check(userId, query)).toMatchObject({ valid: true, currentAllocation: 50 });
  });
});

describe('my teams', () => {
  test('are those of active memberships that have not ended, one entry each', async () => {
    const me = await app.signedIn('EMPLOYEE');
    const add = (teamId: string, startDate: string, endDate: string | null, isActive = true) =>
      createTeamMember(app.database, { teamId, userId: me.id, startDate, endDate, isActive });
    await add(web.id, '2026-01-01', '2026-03-01');
    const current = await add(web.id, '2026-03-02', '2026-03-31');
    const coming = await add(web.id, '2026-04-01', null);
    await add(data.id, '2026-01-01', null, false);
    const teams = (await me.get('/teams/my/teams')).json();
    expect(teams).toMatchObject([
      {
        id: web.id,
        name: 'Web',
        membership: {
          id: current.id,
          allocationPercent: 50,
          startDate: '2026-03-02',
          endDate: '2026-03-31',
        },
      },
      { id: web.id, membership: { id: coming.id } },
    ]);
    expect(teams[1].membership).not.toHaveProperty('endDate');
  });
});
