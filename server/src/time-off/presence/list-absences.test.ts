import { type AbsenceVisibility, absenceVisibilities } from '@almanac/domain/access/absence-scope';
import { type Role, roles } from '@almanac/domain/access/role';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import {
  createDepartment,
  createRequest,
  createTeam,
  createTeamMember,
  createType,
  createUser,
  setSettings,
} from '../../testing/factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let viewers: Record<Role, TestActor>;
let people: Record<string, string>;
let ownId: string;
let otherId: string;
let ledTeamId: string;
let sharedTeamId: string;

const week = 'startDate=2026-03-09&endDate=2026-03-15';
const secrets = ['PENDING', 'REJECTED', 'WORK_FROM_HOME', 'A secret', '"reason"', '"email"', '@example.com'];

beforeAll(async () => {
  const testing = await testDatabase();
  const { database } = testing;
  app = await testApp({ today: '2026-03-02', database: testing });
  await setSettings(database, { absenceVisibility: 'company' });
  ownId = (await createDepartment(database)).id;
  otherId = (await createDepartment(database)).id;
  viewers = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await app.signedIn(role, { departmentId: ownId })])),
  );
  const created = async (name: string, departmentId: string) =>
    (await createUser(database, { name, departmentId })).id;
  people = {
    Dora: await created('Dora', ownId),
    Lea: await created('Lea', otherId),
    Sam: await created('Sam', otherId),
    Tim: await created('Tim', otherId),
  };
  ledTeamId = (await createTeam(database, { departmentId: otherId, teamLeadId: viewers.MANAGER.id })).id;
  await createTeamMember(database, { teamId: ledTeamId, userId: people.Lea ?? '' });
  sharedTeamId = (await createTeam(database, { departmentId: otherId })).id;
  for (const userId of [people.Tim ?? '', viewers.EMPLOYEE.id, viewers.MANAGER.id])
    await createTeamMember(database, { teamId: sharedTeamId, userId });
  await createType(database, { code: 'TRAINING', name: 'Training', shownTo: 'EVERYONE' });
  await createType(database, { code: 'CURE', name: 'Cure', shownTo: 'HR' });
  await approve('Dora', 'VACATION', '2026-03-09', '2026-03-11');
  await approve('Tim', 'VACATION', '2026-03-09');
  await approve('Tim', 'SICK_LEAVE', '2026-03-10');
  await approve('Tim', 'VACATION', '2026-03-11');
  await approve('Sam', 'TRAINING', '2026-03-09');
  await approve('Sam', 'UNPAID', '2026-03-11');
  await approve('Lea', 'CURE', '2026-03-10', '2026-03-11');
  const decided = {
    status: 'REJECTED',
    decidedById: viewers.HR_ADMIN.id,
    rejectionReason: 'A secret',
  } as const;
  for (const requesterId of Object.values(people)) {
    const asked = { requesterId, reason: 'A secret' };
    await createRequest(database, { ...asked, startDate: '2026-03-13' });
    await createRequest(database, { ...asked, startDate: '2026-03-14', ...decided });
    await createRequest(database, { ...asked, startDate: '2026-03-15', status: 'CANCELLED' });
  }
  await approve('Dora', 'WORK_FROM_HOME', '2026-03-12');
  people.Gone = (await createUser(database, { name: 'Gone', departmentId: ownId, isActive: false })).id;
  await approve('Gone', 'VACATION', '2026-03-09');
});
afterAll(async () => {
  await app.close();
});

async function approve(name: string, type: string, startDate: string, endDate = startDate) {
  const approved = { status: 'APPROVED', decidedById: viewers.HR_ADMIN.id, reason: 'A secret' } as const;
  await createRequest(app.database, {
    requesterId: people[name] ?? '',
    type,
    startDate,
    endDate,
    ...approved,
  });
}

const inWords = ({ user, type, startDate, endDate }: VisibleAbsence) =>
  `${user.name} ${type} ${Number(startDate.slice(8))} to ${Number(endDate.slice(8))}`;

async function ask(visibility: AbsenceVisibility, role: Role, query: string): Promise<string[]> {
  const { cookie } = viewers[role];
  const url = `/api/vacation/absences?${query}`;
  await setSettings(app.database, { absenceVisibility: visibility });
  const answer = await app.server.inject({ url, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  for (const secret of secrets) expect(answer.body).not.toContain(secret);
  const absences: VisibleAbsence[] = answer.json();
  for (const absence of absences)
    expect(Object.keys(absence).filter((key) => key !== 'backOn')).toEqual([
      'user',
      'startDate',
      'startHalf',
      'endDate',
      'endHalf',
      'type',
    ]);
  return absences.map(inWords);
}

const everything = [
  'Dora VACATION 9 to 11',
  'Sam TRAINING 9 to 9',
  'Tim VACATION 9 to 9',
  'Lea CURE 10 to 11',
  'Tim SICK_LEAVE 10 to 10',
  'Sam UNPAID 11 to 11',
  'Tim VACATION 11 to 11',
];
const [dora, lea, tim] = ['Dora VACATION 9 to 11', 'Lea AWAY 10 to 11', 'Tim AWAY 9 to 11'];
const sam = ['Sam TRAINING 9 to 9', 'Sam AWAY 11 to 11'];
const hiddenDora = 'Dora AWAY 9 to 11';

const seen: Record<AbsenceVisibility, Record<Role, string[]>> = {
  company: {
    SYSTEM_ADMIN: everything,
    HR_ADMIN: everything,
    MANAGER: [tim, lea, dora, ...sam],
    EMPLOYEE: [tim, hiddenDora, sam[0] ?? '', lea, sam[1] ?? ''],
  },
  department: {
    SYSTEM_ADMIN: everything,
    HR_ADMIN: everything,
    MANAGER: [tim, lea, dora],
    EMPLOYEE: [tim, hiddenDora],
  },
  none: { SYSTEM_ADMIN: everything, HR_ADMIN: everything, MANAGER: [lea, dora], EMPLOYEE: [] },
};

describe.each(absenceVisibilities)('with absences visible to %s', (visibility) => {
  test.each(roles)('%s sees only permitted people and details, whatever the filter', async (role) => {
    const expected = seen[visibility][role];
    const found = await ask(visibility, role, week);
    expect(found).toEqual(expected);
    const byGroup = (names: string[]) => found.filter((each) => names.some((name) => each.startsWith(name)));
    expect(await ask(visibility, role, `${week}&departmentId=${ownId}`)).toEqual(byGroup(['Dora']));
    expect(await ask(visibility, role, `${week}&departmentId=${otherId}`)).toEqual(
      byGroup(['Lea', 'Sam', 'Tim']),
    );
    expect(await ask(visibility, role, `${week}&teamId=${sharedTeamId}`)).toEqual(byGroup(['Tim']));
    expect(await ask(visibility, role, `${week}&teamId=${sharedTeamId}&departmentId=${ownId}`)).toEqual([]);
    expect(await ask(visibility, role, 'startDate=2026-03-12&endDate=2026-03-15')).toEqual([]);
  });

  test.each(roles)('%s is offered only their departments and teams', async (role) => {
    const { cookie } = viewers[role];
    const url = '/api/vacation/absence-groups';
    await setSettings(app.database, { absenceVisibility: visibility });
    const groups = (await app.server.inject({ url, headers: { cookie } })).json();
    const ids = (group: { id: string }[]) => group.map(({ id }) => id).toSorted();
    const hasOthers = seen[visibility][role].some((each) => each.startsWith('Lea') || each.startsWith('Tim'));
    expect(ids(groups.departments)).toEqual((hasOthers ? [ownId, otherId] : [ownId]).toSorted());
    const seesLea = hasOthers && !(role === 'EMPLOYEE' && visibility === 'department');
    const teams = [...(role === 'EMPLOYEE' || role === 'MANAGER' || hasOthers ? [sharedTeamId] : [])];
    expect(ids(groups.teams)).toEqual([...teams, ...(seesLea ? [ledTeamId] : [])].toSorted());
  });
});

test("the first people are one's own teams and the earliest absences, with the total", async () => {
  const first = (limit: number) => ask('company', 'EMPLOYEE', `${week}&limit=${limit}`);
  expect(await first(1)).toEqual([tim]);
  expect(await first(3)).toEqual([tim, hiddenDora, ...sam]);
  expect(await first(4)).toEqual(seen.company.EMPLOYEE);
  const countFor = async (visibility: AbsenceVisibility, role: Role) => {
    const { cookie } = viewers[role];
    const url = `/api/vacation/absences?${week}&limit=1`;
    await setSettings(app.database, { absenceVisibility: visibility });
    return (await app.server.inject({ url, headers: { cookie } })).headers['x-total-count'];
  };
  expect(await countFor('company', 'EMPLOYEE')).toBe('4');
  expect(await countFor('department', 'EMPLOYEE')).toBe('2');
  expect(await countFor('none', 'EMPLOYEE')).toBe('0');
  expect(await countFor('none', 'MANAGER')).toBe('2');
});

test("one's own time off is fully visible", async () => {
  people.Me = viewers.EMPLOYEE.id;
  await approve('Me', 'CURE', '2026-04-07');
  const april = 'startDate=2026-04-01&endDate=2026-04-30';
  expect(await ask('none', 'EMPLOYEE', april)).toEqual([expect.stringContaining('CURE 7 to 7')]);
  expect(await ask('none', 'MANAGER', april)).toEqual([expect.stringContaining('AWAY 7 to 7')]);
});

test("one person's absences are returned only if visible", async () => {
  const asked = `${week}&userId=${people.Tim}`;
  const all = await ask('company', 'EMPLOYEE', week);
  expect(await ask('company', 'EMPLOYEE', asked)).toEqual(all.filter((text) => text.startsWith('Tim')));
  expect(await ask('none', 'EMPLOYEE', asked)).toEqual([]);
});

test("the return date follows the person's own week and connected absences", async () => {
  await approve('Tim', 'VACATION', '2026-05-04', '2026-05-08');
  await approve('Tim', 'SICK_LEAVE', '2026-05-11', '2026-05-12');
  const { cookie } = viewers.EMPLOYEE;
  const url = '/api/vacation/absences?startDate=2026-05-04&endDate=2026-05-08';
  await setSettings(app.database, { absenceVisibility: 'department' });
  const [absence] = (await app.server.inject({ url, headers: { cookie } })).json();
  expect(absence).toMatchObject({
    endDate: '2026-05-08',
    startHalf: 'AM',
    endHalf: 'PM',
    backOn: '2026-05-13',
  });
});

test.each([
  ['startDate=2026-03-09', 'endDate'],
  ['startDate=2026-03-09&endDate=2026-03-08', 'endDate'],
  ['startDate=2026-03-09&endDate=2027-03-10', 'endDate'],
  ['startDate=soon&endDate=2026-03-08', 'startDate'],
  [`${week}&teamId=mine`, 'teamId'],
])('%s is refused at %s', async (query, field) => {
  const answer = await viewers.EMPLOYEE.get(`/vacation/absences?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues.map(({ path }: { path: string }) => path)).toContain(field);
});

test('the page size counts visible absences only', async () => {
  const department = await createDepartment(app.database);
  for (let count = 0; count < 56; count += 1) {
    const { id: requesterId } = await createUser(app.database, { departmentId: department.id });
    const year = { requesterId, startDate: '2027-01-01', endDate: '2027-12-31' };
    await createRequest(app.database, { ...year, status: 'APPROVED', decidedById: viewers.HR_ADMIN.id });
  }
  const year = '/vacation/absences?startDate=2027-01-01&endDate=2027-12-31';
  await setSettings(app.database, { absenceVisibility: 'company' });
  const refused = await viewers.EMPLOYEE.get(year);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('At most 20,000 days of absence are returned at once');
  expect(await ask('department', 'EMPLOYEE', 'startDate=2027-01-01&endDate=2027-12-31')).toEqual([]);
  // Days of invisible people don't count.
  await setSettings(app.database, { absenceVisibility: 'company' });
  const first = await viewers.EMPLOYEE.get(`${year}&limit=1`);
  expect(first.statusCode, first.body).toBe(200);
  expect(new Set(first.json().map(({ user }: { user: { id: string } }) => user.id)).size).toBe(1);
});
