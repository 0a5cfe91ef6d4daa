import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest, createTeam, createTeamMember } from '../../testing/factories.ts';
import { createPlace, giveHolidays, giveTerms } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let manager: TestActor;
let helen: TestActor;
let teamId: string;
let departmentId: string;

const path = '/vacation/reports/people?startDate=2026-06-04&endDate=2026-06-07';
const weekend = [{ date: '2026-06-06' }, { date: '2026-06-07' }];
const corpusChristi = { date: '2026-06-04', holiday: { name: 'Holiday of 2026-06-04' } };

interface Told {
  people: { id: string; name: string; isActive?: false; worksAs: number }[];
  works: { free: unknown }[];
}

async function tellOf(actor: TestActor, filters = '') {
  const { people, works }: Told = (await actor.get(`${path}${filters}`)).json();
  return people.map(({ worksAs, id: _id, ...person }) => ({ ...person, ...works[worksAs] }));
}

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  const { database } = app;
  departmentId = (await createDepartment(database)).id;
  manager = await app.signedIn('MANAGER', { departmentId, name: 'Zoe' });
  helen = await app.signedIn('HR_ADMIN', { name: 'Helen' });
  const zora = await app.signedIn('EMPLOYEE', { departmentId, name: 'Zora' });
  await app.signedIn('EMPLOYEE', { departmentId, name: 'Ärne' });
  const former = await app.signedIn('EMPLOYEE', { departmentId, name: 'Former' });
  await app.signedIn('EMPLOYEE', { departmentId: (await createDepartment(database)).id, name: 'Stranger' });
  const munich = await createPlace(database, `Munich ${randomUUID()}`);
  await giveHolidays(database, munich.place, [corpusChristi.date]);
  await giveTerms(database, zora.id, munich);
  teamId = (await createTeam(database, { departmentId })).id;
  await createTeamMember(database, { teamId, userId: zora.id });
  await createRequest(database, {
    requesterId: former.id,
    startDate: '2026-06-05',
    endDate: '2026-06-05',
    status: 'APPROVED',
    decidedById: manager.id,
  });
  await database.updateTable('users').set({ isActive: false }).where('id', '=', former.id).execute();
});
afterAll(() => app.close());

test('a manager reads the visible people by name, and their free days', async () => {
  expect(await tellOf(manager)).toEqual([
    { name: 'Ärne', free: weekend },
    { name: 'Zoe', free: weekend },
    { name: 'Zora', free: [corpusChristi, ...weekend] },
  ]);
});

test('a deactivated person with time off is marked', async () => {
  expect(await tellOf(helen, `&departmentId=${departmentId}`)).toContainEqual({
    name: 'Former',
    isActive: false,
    free: weekend,
  });
});

test('department and team filter it', async () => {
  const namesOf = async (filters: string) => (await tellOf(helen, filters)).map(({ name }) => name);
  expect(await namesOf('')).toContain('Stranger');
  expect(await namesOf(`&departmentId=${departmentId}`)).toEqual(['Ärne', 'Former', 'Zoe', 'Zora']);
  expect(await namesOf(`&teamId=${teamId}`)).toEqual(['Zora']);
});

test('only deciders read it, for at most 366 days', async () => {
  const employee = await app.signedIn('EMPLOYEE', { departmentId });
  expect((await employee.get(path)).json()).toMatchObject({ code: 'FORBIDDEN' });
  const years = 'startDate=2026-01-01&endDate=2027-06-01';
  expect((await manager.get(`/vacation/reports/people?${years}`)).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ path: 'endDate' }],
  });
});
