import { dateAt } from '@almanac/domain/calendar/calendar-date';
import { lastBoundedDay } from '@almanac/domain/calendar/day-bounds';
import type { ImportColumn } from '@almanac/domain/people/import/import-columns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createUser } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/mails.ts';
import { createPlan } from '../../testing/plan-factories.ts';
import { createPlace, giveTerms } from '../../testing/terms-factories.ts';
import { type TestActor, type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
let root: TestActor;
let hr: TestActor;

beforeAll(async () => {
  app = await testApp();
  root = await app.signedIn('SYSTEM_ADMIN', { email: 'root@example.com' });
  hr = await app.signedIn('HR_ADMIN', { email: 'helen@example.com', name: 'Helen' });
  await createDepartment(app.database, { name: 'Legal' });
});
afterAll(() => app.close());

const importing = (actor: TestActor, csv: string, dryRun = false) =>
  actor.post('/admin/users/import', { csv, dryRun });
const userWith = (email: string) =>
  app.database
    .selectFrom('users')
    .select(['id', 'name', 'role', 'isActive', 'departmentId', 'employmentEnd'])
    .where('email', '=', email)
    .executeTakeFirst();
const countUsers = async () => (await app.database.selectFrom('users').select('id').execute()).length;

test('a dry run reports each row’s effect and each fault by line, and stores nothing', async () => {
  const before = await countUsers();
  const csv = [
    'email;name;role;department;employmentStart',
    'grace@example.com;Grace Hopper;MANAGER;legal;2026-04-01',
    'helen@example.com;Helen Okafor;;;',
    'root@example.com;;;;',
    'eve@evil.test;Eve;BOSS;;tomorrow',
  ].join('\r\n');
  const answer = await importing(hr, `\uFEFF${csv}`, true);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({
    dryRun: true,
    columns: [
      { heading: 'email', column: 'email', example: 'grace@example.com' },
      { heading: 'name', column: 'name', example: 'Grace Hopper' },
      { heading: 'role', column: 'role', example: 'MANAGER' },
      { heading: 'department', column: 'department', example: 'legal' },
      { heading: 'employmentStart', column: 'employmentStart', example: '2026-04-01' },
    ],
    targets: expect.arrayContaining(['email', 'firstName', 'lastName', 'opening VACATION']),
    people: [
      {
        line: 2,
        outcome: 'create',
        email: 'grace@example.com',
        name: 'Grace Hopper',
        role: 'MANAGER',
        department: 'Legal',
        employmentStart: '2026-04-01',
        status: 'ACTIVE',
        changes: [],
      },
      {
        line: 3,
        outcome: 'update',
        email: 'helen@example.com',
        name: 'Helen Okafor',
        role: 'HR_ADMIN',
        status: 'ACTIVE',
        changes: ['name'],
        before: { name: 'Helen' },
      },
      expect.objectContaining({ line: 4, outcome: 'unchanged', changes: [] }),
      expect.objectContaining({ line: 5, outcome: 'faulty', email: 'eve@evil.test' }),
    ],
    faults: [
      { line: 5, column: 'email', message: 'Only @example.com email addresses are allowed' },
      {
        line: 5,
        column: 'role',
        message: 'role must be one of SYSTEM_ADMIN, HR_ADMIN, MANAGER, EMPLOYEE',
      },
      {
        line: 5,
        column: 'employmentStart',
        message: 'Employment start must be a date between 1900 and 2199, written YYYY-MM-DD',
      },
    ],
  });
  expect(await countUsers()).toBe(before);
});

test('with one fault, nothing of the file is stored', async () => {
  const before = await countUsers();
  const answer = await importing(hr, 'email,name\nfine@example.com,Fine\nnameless@example.com,\n');
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    message: 'Validation failed: Line 3: Name is required',
    issues: [{ path: 'csv', message: 'Line 3: Name is required' }],
  });
  expect(await countUsers()).toBe(before);
  expect((await importing(hr, 'email,name\n')).json().issues).toEqual([
    { path: 'csv', message: 'Line 1: The file has no people' },
  ]);
});

test('an import adds and changes people, audits each, and sends no mail', async () => {
  const ada = await createUser(app.database, { email: 'ada@example.com', name: 'Ada', isActive: false });
  const mails = await mailsOf(app.pool, async () => {
    const answer = await importing(
      hr,
      'email,name,role,department\nada@example.com,,MANAGER,Legal\nnew@example.com,New,,\nroot@example.com,,,',
    );
    expect(answer.statusCode, answer.body).toBe(200);
  });
  expect(mails).toEqual([]);
  const stored = await userWith('ada@example.com');
  expect(stored).toMatchObject({ id: ada.id, name: 'Ada', role: 'MANAGER', isActive: false });
  expect(stored?.departmentId).not.toBeNull();
  expect(await userWith('new@example.com')).toMatchObject({ name: 'New', role: 'EMPLOYEE', isActive: true });
  const audited = (await hr.get(`/admin/audit?actorId=${hr.id}&limit=3`)).json().data;
  expect(audited.map(({ action, summary }: Record<string, string>) => [action, summary]).sort()).toEqual([
    ['account.created', 'Imported New (new@example.com)'],
    ['account.role-changed', 'Changed Ada (ada@example.com) by import: Role, Department'],
    ['people.imported', 'Imported people: 1 added, 1 changed, 1 unchanged'],
  ]);
});

test('each column is stored and returned, for new and changed accounts', async () => {
  const cells: Record<Exclude<ImportColumn, 'email' | 'personnelNumber'>, string> = {
    name: 'Every Column',
    costCentre: '4100',
    role: 'MANAGER',
    department: 'Legal',
    employmentStart: '2026-04-01',
    employmentEnd: lastBoundedDay(dateAt(Date.now(), 'UTC')),
    status: 'ACTIVE',
    place: 'Leeds',
    plan: 'Plan of Leeds',
    schedule: 'Schedule of Leeds',
  };
  await createPlace(app.database, 'Leeds');
  await createUser(app.database, { email: 'known@example.com', name: 'Known', isActive: false });
  const before = {
    name: 'Known',
    role: 'EMPLOYEE',
    status: 'DEACTIVATED',
    place: 'Company',
    plan: 'Standard',
    schedule: 'Monday to Friday',
  };
  const emails = ['made@example.com', 'known@example.com'];
  const numberOf = (email: string) => `${email.slice(0, 4)}-1`;
  const header = ['email', ...Object.keys(cells), 'personnelNumber'].join();
  const rows = emails.map((email) => [email, ...Object.values(cells), numberOf(email)].join());
  const answer = await importing(hr, [header, ...rows].join('\n'));
  expect(answer.json().people).toEqual([
    { line: 2, email: emails[0], outcome: 'create', ...cells, personnelNumber: 'made-1', changes: [] },
    {
      line: 3,
      email: emails[1],
      outcome: 'update',
      ...cells,
      personnelNumber: 'know-1',
      changes: expect.arrayContaining([...Object.keys(cells), 'personnelNumber']),
      before,
    },
  ]);
  const { department, place, plan, schedule, status, ...others } = cells;
  const names = { placeName: place, planName: plan, scheduleName: schedule };
  for (const email of emails) {
    const [user] = (await hr.get(`/admin/users?search=${email}`)).json();
    expect(user).toMatchObject({
      email,
      ...others,
      personnelNumber: numberOf(email),
      isActive: true,
      departmentName: department,
    });
    const held = (await hr.get(`/admin/leave/terms?userId=${user.id}`)).json();
    expect(held.at(-1)).toMatchObject(names);
    const entries: { changes: { field: string; to: string }[] }[] = (
      await hr.get(`/admin/audit?entityId=${user.id}`)
    ).json().data;
    const changes = entries.flatMap((entry) => entry.changes);
    const logged = changes.map(({ field, to }) => [field, to]);
    expect(Object.fromEntries(logged)).toMatchObject({
      ...others,
      personnelNumber: numberOf(email),
      ...{ department, place, plan, schedule },
      isActive: true,
    });
  }
  const renaming = await importing(hr, `email,name\n${emails[1]},Another Name`);
  expect(renaming.json().people).toEqual([
    {
      line: 2,
      email: emails[1],
      outcome: 'update',
      ...others,
      personnelNumber: 'know-1',
      department,
      status,
      name: 'Another Name',
      changes: ['name'],
      before: { name: 'Every Column' },
    },
  ]);
  const [renamed] = (await hr.get(`/admin/users?search=${emails[1]}`)).json();
  expect(renamed).toMatchObject({ ...others, name: 'Another Name', departmentName: department });
});

test('carried-over leave is added to the plan’s grant once, and another file corrects it', async () => {
  const held = { ...(await createPlace(app.database, 'Lyon')), plan: await createPlan(app.database) };
  await app.database.updateTable('leavePlans').set({ name: 'France' }).where('id', '=', held.plan).execute();
  const known = await createUser(app.database, { email: 'brings@example.com', name: 'Brings' });
  await giveTerms(app.database, known.id, held);
  const csv = (number: string) =>
    `email,name,place,plan,opening VACATION\n${known.email},,,,${number}\nfresh@example.com,Fresh,Lyon,France,3`;
  const openingsOf = (email: string) =>
    app.database
      .selectFrom('leaveAdjustments as adjustment')
      .innerJoin('users as user', 'user.id', 'adjustment.userId')
      .select(['adjustment.type', 'adjustment.amount', 'adjustment.reason'])
      .where('user.email', '=', email)
      .orderBy('adjustment.createdAt')
      .execute();
  const opening = (amount: number) => ({ type: 'VACATION', amount, reason: 'Opening balance' });
  const first = await importing(hr, csv('-2.5'));
  expect(first.json().people).toMatchObject([
    { outcome: 'update', changes: ['opening VACATION'], opening: { VACATION: -2.5 } },
    { outcome: 'create', place: 'Lyon', plan: 'France', opening: { VACATION: 3 } },
  ]);
  expect(await openingsOf(known.email)).toEqual([opening(-250)]);
  expect(await openingsOf('fresh@example.com')).toEqual([opening(300)]);
  const again = await importing(hr, csv('-2.5'));
  expect(again.json().people).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'unchanged' }]);
  await importing(hr, csv('4'));
  expect(await openingsOf(known.email)).toEqual([opening(-250), opening(650)]);
  const [entry] = (await hr.get(`/admin/audit?entityId=${known.id}&limit=1`)).json().data;
  expect(entry).toMatchObject({
    action: 'balance.opened',
    changes: [{ field: 'openingBalance', from: '−2.5', to: '4' }],
    reason: 'Opening balance',
  });
  const [fresh] = (await hr.get('/admin/users?search=fresh@example.com')).json();
  const [terms] = (await hr.get(`/admin/leave/terms?userId=${fresh.id}`)).json();
  expect(terms).toMatchObject({ from: '1900-01-01', place: held.place, plan: held.plan });
});

test('people past their last day are deactivated, and later terms stay unless the file names them', async () => {
  const [now, later] = [await createPlace(app.database, 'Rome'), await createPlace(app.database, 'Oslo')];
  const person = await createUser(app.database, { email: 'leaver@example.com', name: 'Leaver' });
  await giveTerms(app.database, person.id, now);
  await giveTerms(app.database, person.id, later, '2190-01-01');
  await importing(hr, `email,place,employmentEnd\n${person.email},Lyon,2020-01-31`);
  expect(await userWith(person.email)).toMatchObject({ isActive: false, employmentEnd: '2020-01-31' });
  const rows = (await hr.get(`/admin/leave/terms?userId=${person.id}`)).json();
  expect(rows.at(-1)).toMatchObject({
    from: '2190-01-01',
    placeName: 'Lyon',
    plan: later.plan,
    schedule: later.schedule,
  });
});

test('a file must follow the role rules', async () => {
  const promoting = 'email,name,role\nnext@example.com,Next,SYSTEM_ADMIN';
  expect((await importing(hr, promoting)).json().message).toContain('Line 2: Only a system administrator');
  expect((await importing(root, promoting)).statusCode).toBe(200);
  expect((await importing(hr, 'email,role\nroot@example.com,EMPLOYEE')).statusCode).toBe(400);
  expect((await importing(root, 'email,role\nroot@example.com,EMPLOYEE')).json().message).toContain(
    'You cannot change your own role',
  );
});

test('1,000 people with long names are imported at once, even twice and by two calls at once', async () => {
  const rows = Array.from(
    { length: 1000 },
    (_each, index) =>
      `person.number.${index}@example.com,${'Ñandú '.repeat(10)}${index},EMPLOYEE,Legal,2026-01-01`,
  );
  const csv = ['email,name,role,department,employmentStart', ...rows].join('\r\n');
  const before = await countUsers();
  const answers = await Promise.all([importing(hr, csv), importing(root, csv)]);
  expect(answers.map(({ statusCode }) => statusCode).every((status) => [200, 409].includes(status))).toBe(
    true,
  );
  expect(await countUsers()).toBe(before + 1000);
  const again = await importing(hr, csv);
  const outcomes = again.json().people.map(({ outcome }: { outcome: string }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['unchanged']));
  const renamed = await importing(hr, csv.replaceAll('Ñandú', 'Condor'));
  expect(renamed.statusCode).toBe(200);
  expect(await countUsers()).toBe(before + 1000);
});
