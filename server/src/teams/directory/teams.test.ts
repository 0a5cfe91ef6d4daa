import type { Team } from '@almanac/domain/teams/directory/schema';
import { isActiveMember } from '@almanac/domain/teams/members/membership-rules';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDepartment, createTeam, createTeamMember, createUser } from '../../testing/factories.ts';
import { loggedEntries } from '../../testing/logged-entries.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestActor;
let departmentId: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-02' });
  admin = await app.signedIn('HR_ADMIN');
  departmentId = (await createDepartment(app.database, { name: 'Engineering' })).id;
});
afterAll(() => app.close());

const namesOf = (teams: Team[]) => teams.map(({ name }) => name);
const auditOf = (entityId: string) => loggedEntries(app.database, entityId);

describe('a team', () => {
  test('is created with its department and lead, and reads back the same', async () => {
    const lead = await createUser(app.database, { name: 'Mia Chen' });
    const body = { name: ' Platform ', description: ' Servers ', departmentId, teamLeadId: lead.id };
    const answer = await admin.post('/teams', body);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      version: 1,
      name: 'Platform',
      description: 'Servers',
      isActive: true,
      department: { id: departmentId, name: 'Engineering' },
      teamLead: { id: lead.id, name: 'Mia Chen', email: lead.email },
      memberCount: 0,
      createdAt: expect.any(String),
    });
    expect((await admin.get(`/teams/${answer.json().id}`)).json()).toEqual(answer.json());
    expect(await auditOf(answer.json().id)).toMatchObject([
      { action: 'team.created', actorId: admin.id, summary: 'Created the team Platform in Engineering' },
    ]);
  });

  test('changes only the named fields, and clears those that are null', async () => {
    const lead = await createUser(app.database);
    const before = await admin.post('/teams', {
      name: 'Mobile',
      description: 'Apps',
      departmentId,
      teamLeadId: lead.id,
    });
    const { id } = before.json();
    const renamed = await admin.put(`/teams/${id}`, { name: 'Handheld' });
    expect(renamed.json()).toEqual({ ...before.json(), version: 2, name: 'Handheld' });
    const cleared = await admin.put(`/teams/${id}`, { description: '', teamLeadId: null, isActive: false });
    expect(cleared.json()).not.toHaveProperty('description');
    expect(cleared.json()).not.toHaveProperty('teamLead');
    expect(cleared.json()).toMatchObject({ name: 'Handheld', isActive: false });
    expect((await auditOf(id)).map(({ summary }) => summary)).toEqual([
      'Created the team Mobile in Engineering',
      'Changed the team Mobile, now Handheld',
      'Changed the team Handheld',
    ]);
  });

  test('is led by active users only, but keeps a lead who is deactivated later', async () => {
    const gone = await createUser(app.database, { isActive: false });
    const refused = await admin.post('/teams', { name: 'Leadless', departmentId, teamLeadId: gone.id });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toEqual([
      { path: 'teamLeadId', message: 'The team lead must be an active user' },
    ]);
    const team = await createTeam(app.database, { departmentId, teamLeadId: gone.id });
    const kept = await admin.put(`/teams/${team.id}`, { description: 'Still led', teamLeadId: gone.id });
    expect(kept.statusCode, kept.body).toBe(200);
  });

  test('of an unknown department is refused at the field', async () => {
    const answer = await admin.post('/teams', { name: 'Nowhere', departmentId: admin.id });
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ path: 'departmentId', message: 'This department does not exist' }],
    });
  });

  test('is deleted with its memberships, and both are logged', async () => {
    const person = await createUser(app.database, { name: 'Ada' });
    const team = await createTeam(app.database, { departmentId, name: 'Doomed' });
    const member = await createTeamMember(app.database, { teamId: team.id, userId: person.id });
    expect((await admin.delete(`/teams/${team.id}`)).statusCode).toBe(204);
    expect((await admin.get(`/teams/${team.id}`)).statusCode).toBe(404);
    expect((await admin.get(`/teams/users/${person.id}/allocations`)).json().allocations).toEqual([]);
    expect(await auditOf(team.id)).toMatchObject([
      {
        summary: 'Deleted the team Doomed with 1 membership',
        changes: expect.arrayContaining([
          { field: 'name', from: 'Doomed' },
          { field: 'department', from: 'Engineering' },
          { field: 'member', from: { id: person.id, name: 'Ada', email: person.email } },
        ]),
      },
    ]);
    expect(await auditOf(member.id)).toMatchObject([
      {
        action: 'membership.removed',
        subjectId: person.id,
        summary: `Removed Ada (${person.email}) from the team Doomed, which was deleted`,
      },
    ]);
    expect((await admin.delete(`/teams/${team.id}`)).json()).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Team not found',
    });
  });

  test('counts active members: present and future, of active users, each person once', async () => {
    const team = await createTeam(app.database, { departmentId });
    const [mia, tom, ada, next, gone] = await Promise.all([
      createUser(app.database),
      createUser(app.database),
      createUser(app.database),
      createUser(app.database),
      createUser(app.database, { isActive: false }),
    ]);
    const add = (userId: string, startDate: string, endDate: string | null, isActive = true) =>
      createTeamMember(app.database, { teamId: team.id, userId, startDate, endDate, isActive });
    await add(mia.id, '2026-01-01', '2026-03-02');
    await add(mia.id, '2026-03-03', null);
    await add(tom.id, '2026-01-01', '2026-03-01');
    await add(ada.id, '2026-01-01', null, false);
    await add(next.id, '2026-05-01', null);
    await add(gone.id, '2026-01-01', null);
    const members: TeamMember[] = (await admin.get(`/teams/${team.id}/members`)).json();
    const active = members.filter((each) => isActiveMember(each, '2026-03-02'));
    expect(new Set(active.map(({ userId }) => userId))).toEqual(new Set([mia.id, next.id]));
    expect((await admin.get(`/teams/${team.id}`)).json().memberCount).toBe(2);
  });
});

describe('a team name', () => {
  test('is unique in its department, ignoring case and outer spaces', async () => {
    const other = await createDepartment(app.database);
    const first = await admin.post('/teams', { name: 'Design', departmentId });
    const second = await admin.post('/teams', { name: ' dESIGN ', departmentId });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'TEAM_NAME_TAKEN',
      message: 'This department already has a team named "dESIGN"',
    });
    expect((await admin.post('/teams', { name: 'Design', departmentId: other.id })).statusCode).toBe(201);
    const third = await admin.post('/teams', { name: 'Research', departmentId });
    expect((await admin.put(`/teams/${third.json().id}`, { name: 'DESIGN' })).statusCode).toBe(409);
    expect((await admin.put(`/teams/${first.json().id}`, { name: 'DESIGN' })).statusCode).toBe(200);
  });

  test('can be checked beforehand', async () => {
    const { id } = (await admin.post('/teams', { name: 'Data', departmentId })).json();
    const check = async (name: string, extra = '') =>
      (await admin.get(`/teams/check-name?name=${name}&departmentId=${departmentId}${extra}`)).json();
    expect(await check('data')).toEqual({
      available: false,
      message: 'This department already has a team named "data"',
    });
    expect(await check('data', `&excludeTeamId=${id}`)).toEqual({ available: true });
    expect(await check('Datum')).toEqual({ available: true });
  });

  test('two creations at once: one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.post('/teams', { name: 'Racing', departmentId })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('a creation and a rename at once: one wins', async () => {
    const { id } = await createTeam(app.database, { departmentId });
    const answers = await Promise.all([
      admin.post('/teams', { name: 'Wanted', departmentId }),
      admin.put(`/teams/${id}`, { name: 'wanted' }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  });
});

describe('the list of teams', () => {
  let listDepartmentId: string;
  const list = async (query: string) => {
    const answer = await admin.get(`/teams?departmentId=${listDepartmentId}&${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return { names: namesOf(answer.json()), total: answer.headers['x-total-count'] };
  };

  beforeAll(async () => {
    listDepartmentId = (await createDepartment(app.database)).id;
    for (const name of ['Études', 'Größe 100%', 'data_lake', 'Data lake', 'C:\\Tools', 'Zürich']) {
      await createTeam(app.database, { departmentId: listDepartmentId, name, isActive: name !== 'Zürich' });
    }
  });

  test('is sorted by name, ignoring case and accents, and counts all', async () => {
    expect(await list('limit=3')).toEqual({ names: ['C:\\Tools', 'Data lake', 'data_lake'], total: '6' });
    expect(await list('limit=3&page=2')).toEqual({ names: ['Études', 'Größe 100%', 'Zürich'], total: '6' });
    expect(await list('limit=3&page=3')).toEqual({ names: [], total: '6' });
  });

  test.each([
    ['ETUDES', ['Études']],
    ['e\u0301tudes', ['Études']],
    ['grosse', ['Größe 100%']],
    ['LAKE', ['Data lake', 'data_lake']],
    ['a_l', ['data_lake']],
    ['0%', ['Größe 100%']],
    ['%', ['Größe 100%']],
    ['\\', ['C:\\Tools']],
    ['  zurich ', ['Zürich']],
    [' ', ['C:\\Tools', 'Data lake', 'data_lake', 'Études', 'Größe 100%', 'Zürich']],
    ['nothing', []],
  ])('searching for "%s" finds %j', async (search, names) => {
    expect((await list(`search=${encodeURIComponent(search)}`)).names).toEqual(names);
  });

  test('names the first five of the counted members, once each, to people but not to services', async () => {
    const team = await createTeam(app.database, { departmentId: listDepartmentId, name: 'Crowd' });
    const search = `/teams?departmentId=${listDepartmentId}&search=crowd`;
    expect((await admin.get(search)).json()).toMatchObject([{ memberCount: 0, firstMembers: [] }]);
    const added: { id: string; name: string }[] = [];
    for (const name of ['Eva', 'Émile', 'bo', 'Anna', 'Zoe', 'Mia', 'Gone', 'Left', 'Paused']) {
      const { id } = await createUser(app.database, { name, isActive: name !== 'Gone' });
      const endDate = name === 'Left' ? '2026-03-01' : null;
      await createTeamMember(app.database, {
        teamId: team.id,
        userId: id,
        endDate,
        isActive: name !== 'Paused',
      });
      added.push({ id, name });
    }
    const anna = added.find(({ name }) => name === 'Anna')?.id ?? '';
    await app.database
      .updateTable('teamMembers')
      .set({ endDate: '2026-06-30' })
      .where('userId', '=', anna)
      .execute();
    await createTeamMember(app.database, { teamId: team.id, userId: anna, startDate: '2027-01-01' });
    const employee = await app.signedIn('EMPLOYEE');
    const [listed] = (await employee.get(search)).json();
    expect(listed.memberCount).toBe(6);
    expect(listed.firstMembers).toEqual(
      ['Anna', 'bo', 'Émile', 'Eva', 'Mia'].map((name) => added.find((each) => each.name === name)),
    );
    const [ofService] = (await app.service({ scopes: ['teams:read'] }).get(search)).json();
    expect(ofService).toMatchObject({ id: team.id, memberCount: 6 });
    expect(ofService).not.toHaveProperty('firstMembers');
    expect((await employee.get(`/teams/${team.id}`)).json()).not.toHaveProperty('firstMembers');
    await admin.delete(`/teams/${team.id}?version=1`);
  });

  test('is filtered by state', async () => {
    expect((await list('isActive=false')).names).toEqual(['Zürich']);
    expect((await list('isActive=true')).total).toBe('5');
  });

  test('follows the order of the ids, without unknown ones', async () => {
    const [one, two] = [
      await createTeam(app.database, { departmentId, name: 'Batch one' }),
      await createTeam(app.database, { departmentId, name: 'Batch two' }),
    ];
    const answer = await admin.post('/teams/batch', { teamIds: [two.id, admin.id, one.id] });
    expect(namesOf(answer.json())).toEqual(['Batch two', 'Batch one']);
    expect((await admin.post('/teams/batch', { teamIds: [] })).statusCode).toBe(400);
  });
});
