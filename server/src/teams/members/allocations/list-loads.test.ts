import type { PersonLoad } from '@almanac/domain/teams/members/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createTeam, createTeamMember, createUser } from '../../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let hr: TestActor;
let manager: TestActor;
let employee: TestActor;
let departmentId: string;
let teamId: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-04' });
  departmentId = (await createDepartment(app.database, { name: 'Design' })).id;
  teamId = (await createTeam(app.database, { departmentId })).id;
  hr = await app.signedIn('HR_ADMIN', { name: 'Zoe Hr' });
  manager = await app.signedIn('MANAGER', { name: 'Yan Manager', departmentId });
  employee = await app.signedIn('EMPLOYEE', { name: 'Xia Employee' });
  await member('Ann Full', 1000, { startDate: '2026-01-01' });
  await member('Bea Half', 500, { startDate: '2026-03-12', endDate: '2026-03-31' });
  await createUser(app.database, { name: 'Cem Free', departmentId, employmentStart: '2026-03-10' });
  await createUser(app.database, { name: 'Dan Gone', departmentId, isActive: false });
});
afterAll(() => app.close());

async function member(
  name: string,
  allocationTenths: number,
  period: { startDate: string; endDate?: string },
): Promise<void> {
  const { id: userId } = await createUser(app.database, { name, departmentId });
  await createTeamMember(app.database, { teamId, userId, allocationTenths, ...period });
}

async function loads(actor: TestActor, query = ''): Promise<PersonLoad[]> {
  const answer = await actor.get(`/teams/allocations?weeks=4${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const namesOf = (rows: readonly PersonLoad[]) => rows.map(({ user }) => user.name);

test('each week from this Monday shows the allocation of its fullest day', async () => {
  const rows = await loads(hr, `&departmentId=${departmentId}`);
  expect(rows.map(({ user, weeks }) => [user.name, weeks])).toEqual([
    ['Ann Full', [100, 100, 100, 100]],
    ['Bea Half', [0, 50, 50, 50]],
    ['Cem Free', [null, 0, 0, 0]],
    ['Yan Manager', [0, 0, 0, 0]],
  ]);
  expect(rows[1]).toMatchObject({
    department: { id: departmentId, name: 'Design' },
    allocations: [
      { team: { id: teamId }, allocationPercent: 50, startDate: '2026-03-12', endDate: '2026-03-31' },
    ],
  });
  const later = await loads(hr, `&departmentId=${departmentId}&startDate=2026-03-30&search=half`);
  expect(later.map(({ weeks }) => weeks)).toEqual([[50, 0, 0, 0]]);
});

test('people are found by load, team and name', async () => {
  const inDepartment = `&departmentId=${departmentId}`;
  expect(namesOf(await loads(hr, `${inDepartment}&load=under`))).toEqual([
    'Bea Half',
    'Cem Free',
    'Yan Manager',
  ]);
  expect(namesOf(await loads(hr, `${inDepartment}&load=free`))).toEqual(['Cem Free', 'Yan Manager']);
  expect(namesOf(await loads(hr, '&load=over'))).toEqual([]);
  expect(namesOf(await loads(hr, `&teamId=${teamId}`))).toEqual(['Ann Full', 'Bea Half']);
  expect(namesOf(await loads(hr, '&search=full ann'))).toEqual(['Ann Full']);
});

test('a page has its share of the people and the total', async () => {
  const answer = await hr.get(`/teams/allocations?departmentId=${departmentId}&load=under&limit=2&page=2`);
  expect(namesOf(answer.json())).toEqual(['Yan Manager']);
  expect(answer.headers['x-total-count']).toBe('3');
  const unfiltered = await hr.get(`/teams/allocations?departmentId=${departmentId}&limit=3&page=2`);
  expect(namesOf(unfiltered.json())).toEqual(['Yan Manager']);
  expect(unfiltered.headers['x-total-count']).toBe('4');
});

test('a manager sees their scope, and an employee only themselves', async () => {
  expect(namesOf(await loads(manager))).toEqual(['Ann Full', 'Bea Half', 'Cem Free', 'Yan Manager']);
  expect(namesOf(await loads(employee))).toEqual(['Xia Employee']);
  expect(namesOf(await loads(employee, `&teamId=${teamId}`))).toEqual([]);
});
