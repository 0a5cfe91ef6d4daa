import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('role, managers, first and last day', () => {
  const days = { employmentStart: '2020-01-01', employmentEnd: '2026-09-30' };
  const hidden = ['role', 'managers', 'employmentStart', 'employmentEnd'];

  async function personIn(departmentId: string): Promise<TestActor> {
    const person = await app.signedIn('EMPLOYEE', { departmentId });
    await app.database.updateTable('users').set(days).where('id', '=', person.id).execute();
    return person;
  }

  async function readBy(viewer: TestActor, { id }: { id: string }) {
    const answer = await viewer.get(`/people/${id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  async function expectSummary(viewer: TestActor, person: { id: string }): Promise<void> {
    const answer = await readBy(viewer, person);
    expect(answer).toMatchObject({ id: person.id });
    for (const field of hidden) expect(answer).not.toHaveProperty(field);
  }

  test('are visible only to the person, their approvers and administrators', async () => {
    const { id: departmentId } = await createDepartment(app.database);
    const { id: elsewhere } = await createDepartment(app.database);
    const leaver = await personIn(departmentId);
    const manager = await app.signedIn('MANAGER', { departmentId, name: 'Mona Manager' });
    const lead = await app.signedIn('MANAGER', { departmentId: elsewhere, name: 'Ada Lead' });
    const { id: teamId } = await createTeam(app.database, { departmentId: elsewhere, teamLeadId: lead.id });
    await createTeamMember(app.database, { teamId, userId: leaver.id });
    const seen = {
      ...days,
      role: 'EMPLOYEE',
      managers: [
        { id: lead.id, name: 'Ada Lead', email: lead.email },
        { id: manager.id, name: 'Mona Manager', email: manager.email },
      ],
    };
    const visibleTo = [
      leaver,
      manager,
      lead,
      await app.signedIn('HR_ADMIN'),
      await app.signedIn('SYSTEM_ADMIN'),
    ];
    for (const viewer of visibleTo) expect(await readBy(viewer, leaver)).toMatchObject(seen);
    const outOfSight = [
      await app.signedIn('EMPLOYEE', { departmentId }),
      await app.signedIn('MANAGER', { departmentId: elsewhere }),
    ];
    for (const viewer of outOfSight) {
      await expectSummary(viewer, leaver);
      const [listed] = (await viewer.get(`/people?search=${leaver.email}`)).json();
      expect(listed).toMatchObject({ id: leaver.id });
      for (const field of hidden) expect(listed).not.toHaveProperty(field);
    }
  });

  test('go with a change of department, of the person and of the manager', async () => {
    const { id: before } = await createDepartment(app.database);
    const { id: after } = await createDepartment(app.database);
    const person = await personIn(before);
    const [former, next] = [
      await app.signedIn('MANAGER', { departmentId: before }),
      await app.signedIn('MANAGER', { departmentId: after }),
    ];
    const moveTo = async (id: string, departmentId: string) =>
      app.database.updateTable('users').set({ departmentId }).where('id', '=', id).execute();
    expect(await readBy(former, person)).toMatchObject({ managers: [{ id: former.id }] });
    await expectSummary(next, person);
    await moveTo(person.id, after);
    await expectSummary(former, person);
    expect(await readBy(next, person)).toMatchObject({ managers: [{ id: next.id }] });
    await moveTo(next.id, before);
    await expectSummary(next, person);
    expect((await readBy(person, person)).managers).toEqual([]);
  });

  test('of someone who left are visible to administrators only', async () => {
    const { id: departmentId } = await createDepartment(app.database);
    const manager = await app.signedIn('MANAGER', { departmentId });
    const gone = await createUser(app.database, { departmentId, isActive: false, ...days });
    await expectSummary(manager, gone);
    await expectSummary(await app.signedIn('EMPLOYEE', { departmentId }), gone);
    expect(await readBy(await app.signedIn('HR_ADMIN'), gone)).toMatchObject({
      ...days,
      role: 'EMPLOYEE',
      managers: [],
    });
  });

  test('a deactivated or former manager is not named', async () => {
    const { id: departmentId } = await createDepartment(app.database);
    const person = await personIn(departmentId);
    await createUser(app.database, { departmentId, role: 'MANAGER', isActive: false });
    await createUser(app.database, { departmentId, role: 'EMPLOYEE' });
    expect((await readBy(person, person)).managers).toEqual([]);
  });
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
