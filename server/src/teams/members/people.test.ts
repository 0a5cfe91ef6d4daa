import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createTeam, createTeamMember, createUser } from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let employee: TestActor;
beforeAll(async () => {
  app = await testApp({ today: '2026-03-04' });
  employee = await app.signedIn('EMPLOYEE', { name: 'Zoe Last' });
});
afterAll(() => app.close());

test('everyone finds active people, with only department and today’s teams', async () => {
  const department = await createDepartment(app.database, { name: 'Legal' });
  const mia = await createUser(app.database, {
    name: 'Mia Müller',
    departmentId: department.id,
    employmentStart: '2020-01-01',
  });
  await createUser(app.database, { name: 'Max Müller', isActive: false });
  const teamOf = async (name: string, isActive = true) =>
    (await createTeam(app.database, { departmentId: department.id, name, isActive })).id;
  const [contracts, former, closed] = [
    await teamOf('Contracts'),
    await teamOf('Former'),
    await teamOf('Closed', false),
  ];
  for (const teamId of [contracts, closed]) await createTeamMember(app.database, { teamId, userId: mia.id });
  await createTeamMember(app.database, { teamId: former, userId: mia.id, endDate: '2026-03-03' });
  const person = {
    id: mia.id,
    name: 'Mia Müller',
    email: mia.email,
    department: { id: department.id, name: 'Legal' },
    teams: [{ id: contracts, name: 'Contracts' }],
  };
  const found = await employee.get('/people?search=mueller');
  expect(found.json()).toEqual([person]);
  expect(found.headers['x-total-count']).toBe('1');
  expect((await employee.get(`/people/${mia.id}`)).json()).toEqual(person);
});

test('deactivated people are in no search result, and marked when read by id', async () => {
  const gone = await createUser(app.database, { name: 'Gone Away', isActive: false });
  expect((await employee.get('/people?search=gone')).json()).toEqual([]);
  expect((await employee.get(`/people/${gone.id}`)).json()).toMatchObject({
    name: 'Gone Away',
    isActive: false,
  });
});

test('the first and last day are visible only to the person, their approvers and administrators', async () => {
  const [department, elsewhere] = [
    await createDepartment(app.database),
    await createDepartment(app.database),
  ];
  const inDepartment = { departmentId: department.id };
  const leaver = await app.signedIn('EMPLOYEE', inDepartment);
  const days = { employmentStart: '2020-01-01', employmentEnd: '2026-09-30' };
  await app.database.updateTable('users').set(days).where('id', '=', leaver.id).execute();
  const answerTo = async (viewer: TestActor) => (await viewer.get(`/people/${leaver.id}`)).json();
  const visible = [leaver, await app.signedIn('MANAGER', inDepartment), await app.signedIn('HR_ADMIN')];
  for (const viewer of visible) expect(await answerTo(viewer)).toMatchObject(days);
  const outOfSight = [
    await app.signedIn('EMPLOYEE', inDepartment),
    await app.signedIn('MANAGER', { departmentId: elsewhere.id }),
  ];
  for (const viewer of outOfSight) {
    const answer = await answerTo(viewer);
    expect(answer).toMatchObject({ id: leaver.id });
    expect(answer).not.toHaveProperty('employmentStart');
    expect(answer).not.toHaveProperty('employmentEnd');
    const [listed] = (await viewer.get(`/people?search=${leaver.email}`)).json();
    expect(listed).toMatchObject({ id: leaver.id });
    expect(listed).not.toHaveProperty('employmentEnd');
  }
});

test('the list is paged, by name', async () => {
  const all = Number((await employee.get('/people?limit=1')).headers['x-total-count']);
  const last = await employee.get(`/people?limit=1&page=${all}`);
  expect(last.json()).toMatchObject([{ name: 'Zoe Last' }]);
  expect((await employee.get('/people/01900000-0000-7000-8000-000000000000')).statusCode).toBe(404);
});

test('possible deputies are visible only to the person and administrators, and only valid ones', async () => {
  const manager = await app.signedIn('MANAGER', { name: 'Deputy Asker' });
  const hr = await app.signedIn('HR_ADMIN', { name: 'Deputy Admin' });
  const other = await createUser(app.database, { name: 'Deputy Manager', role: 'MANAGER' });
  await createUser(app.database, { name: 'Deputy Gone', role: 'MANAGER', isActive: false });
  await createUser(app.database, { name: 'Deputy Employee' });
  const namesFor = async (actor: TestActor, userId: string) => {
    const found: { name: string }[] = (await actor.get(`/people?search=deputy&deputyFor=${userId}`)).json();
    return found.map(({ name }) => name);
  };
  expect(await namesFor(manager, manager.id)).toEqual(['Deputy Admin', other.name]);
  expect(await namesFor(hr, manager.id)).toEqual(['Deputy Admin', other.name]);
  expect(await namesFor(hr, hr.id)).toEqual([]);
  expect(await namesFor(employee, employee.id)).toEqual([]);
  expect((await manager.get(`/people?deputyFor=${hr.id}`)).statusCode).toBe(403);
  const nobody = '01900000-0000-7000-8000-000000000000';
  expect((await hr.get(`/people?deputyFor=${nobody}`)).statusCode).toBe(404);
  for (const { id } of (await manager.get(`/people?search=deputy&deputyFor=${manager.id}`)).json()) {
    const period = { startDate: '2026-03-05', endDate: '2026-03-05' };
    const named = await manager.post('/deputies', { deputyId: id, ...period });
    expect(named.statusCode).toBe(201);
    await manager.delete(`/deputies/${named.json().id}`);
  }
});

test('only an approver finds the people they decide for', async () => {
  const department = await createDepartment(app.database, { name: 'Decided' });
  const manager = await app.signedIn('MANAGER', { name: 'Decided Manager', departmentId: department.id });
  await createUser(app.database, { name: 'Decided Member', departmentId: department.id });
  await createUser(app.database, { name: 'Decided Elsewhere' });
  const namesFor = async (actor: TestActor) => {
    const found: { name: string }[] = (await actor.get('/people?search=decided&isDecidedByMe=true')).json();
    return found.map(({ name }) => name);
  };
  expect(await namesFor(manager)).toEqual(['Decided Member']);
  expect(await namesFor(employee)).toEqual([]);
});
