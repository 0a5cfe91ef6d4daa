import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { noLeave } from '../../testing/no-leave.ts';
import type { User } from '../accounts/schema.ts';
import { type ImportCells, readCells } from './import-cells.ts';
import { type ImportFacts, importPlanner, planImport } from './import-plan.ts';

const legal = { id: 'department-legal', name: 'Legal' };
const userOf = (name: string, role: Role): User => ({
  id: `user-${name}`,
  version: 1,
  email: `${name}@example.com`,
  name,
  role,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const users = [
  userOf('root', 'SYSTEM_ADMIN'),
  userOf('helen', 'HR_ADMIN'),
  {
    ...userOf('ada', 'EMPLOYEE'),
    personnelNumber: 'A/1',
    departmentId: legal.id,
    departmentName: legal.name,
  },
];
const facts: ImportFacts = {
  viewer: { id: 'user-helen', role: 'HR_ADMIN' },
  companyDomain: 'example.com',
  staff: { systemAdmins: [], hrAdmins: [], managers: ['boss@example.com'] },
  departments: [legal],
  users,
  leave: noLeave,
  numberHolders: new Map([
    ['a/1', 'user-ada'],
    ['z-9', 'user-zoe'],
  ]),
  today: '2026-03-02',
};
const rowsOf = (...cells: ImportCells[]) => cells.map((each, index) => ({ line: index + 2, cells: each }));
const faultsOf = (...cells: ImportCells[]) => planImport(rowsOf(...cells), facts).faults;

test('each row creates, changes or keeps a person', () => {
  const { people, faults } = planImport(
    rowsOf(
      { email: 'New@Example.com', name: 'New', role: 'hr admin', department: ' LEGAL ' },
      { email: 'boss@example.com', name: 'Boss', employmentStart: '2026-04-01' },
      { email: 'ada@example.com', name: 'Ada Lovelace', role: 'MANAGER' },
      { email: 'helen@example.com', name: 'helen', role: 'HR_ADMIN' },
      { email: 'root@example.com' },
    ),
    facts,
  );
  expect(faults).toEqual([]);
  expect(people).toMatchObject([
    {
      line: 2,
      outcome: 'create',
      email: 'new@example.com',
      fields: { role: 'HR_ADMIN', department: legal },
    },
    { outcome: 'create', fields: { role: 'MANAGER', employmentStart: '2026-04-01' } },
    {
      outcome: 'update',
      changes: ['name', 'role'],
      fields: { name: 'Ada Lovelace', role: 'MANAGER', department: legal },
    },
    { outcome: 'unchanged', changes: [] },
    { outcome: 'unchanged', fields: { name: 'root', role: 'SYSTEM_ADMIN' } },
  ]);
});

describe('a row is at fault', () => {
  test.each([
    [{ name: 'Nobody' }, 'email', 'Email is required'],
    [{ email: 'nobody', name: 'N' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@evil.test', name: 'N' }, 'email', 'Only @example.com email addresses are allowed'],
    [{ email: 'new@example.com' }, 'name', 'Name is required'],
    [{ email: 'ada@example.com', name: 'A\u0007' }, 'name', 'Name must be plain text in one line'],
    [
      { email: 'ada@example.com', role: 'BOSS' },
      'role',
      'role must be one of SYSTEM_ADMIN, HR_ADMIN, MANAGER, EMPLOYEE',
    ],
    [{ email: 'ada@example.com', department: 'Sales' }, 'department', 'There is no department named Sales'],
    [
      { email: 'ada@example.com', employmentStart: '01.04.26' },
      'employmentStart',
      '01.04.26 has a two-digit year: write all four digits, such as 2026',
    ],
    [
      { email: 'ada@example.com', department: 'Sales\0' },
      'department',
      'Sales\uFFFD contains control characters',
      'There is no department named Sales\uFFFD',
    ],
    [
      { email: 'new@example.com', name: 'N', role: 'SYSTEM_ADMIN' },
      'role',
      'Only a system administrator can make someone a system administrator',
    ],
    [{ email: 'helen@example.com', role: 'MANAGER' }, 'role', 'You cannot change your own role'],
    [
      { email: 'root@example.com', name: 'Root' },
      undefined,
      'Only a system administrator can change a system administrator',
    ],
  ])('%j at %s: %s', (cells, column, ...messages) => {
    expect(faultsOf(cells)).toEqual(
      messages.map((message) => ({ line: 2, ...(column && { column }), message })),
    );
  });
});

test("an account's stored name passes, whatever the rules for new names are", () => {
  const stored = ['evil.com <x>', 'ada@example.com', 'x'.repeat(150), '\u3164', ' spaced '];
  for (const name of stored) {
    const people = [{ ...userOf('ada', 'EMPLOYEE'), name }];
    const plan = (given: string, role?: string) =>
      planImport(rowsOf({ email: 'ada@example.com', name: given, ...(role && { role }) }), {
        ...facts,
        users: people,
      });
    expect(plan(name)).toMatchObject({ faults: [], people: [{ outcome: 'unchanged' }] });
    expect(plan(name, 'MANAGER')).toMatchObject({ faults: [], people: [{ changes: ['role'] }] });
    expect(plan('another <x>').faults).toMatchObject([{ column: 'name' }]);
  }
});

test('a fault in one cell hides no fault of the name', () => {
  const cells = { email: 'ada@example.com', name: '<b>', role: 'BOSS' };
  expect(faultsOf(cells).map(({ column }) => column)).toEqual(['name', 'role']);
});

test('every fault is reported at its line, and the row is marked as faulty', () => {
  const rows = rowsOf(
    { email: 'one@example.com', name: 'One', role: 'BOSS', department: 'Sales' },
    { email: 'two@example.com', name: 'Two' },
    { email: 'TWO@example.com', name: 'Two again' },
  );
  const { people, faults } = planImport(rows, facts);
  expect(faults.map(({ line, column }) => [line, column])).toEqual([
    [2, 'role'],
    [2, 'department'],
    [4, 'email'],
  ]);
  expect(faults.at(-1)?.message).toEqual('This address is already in line 3');
  expect(people.map(({ outcome }) => outcome)).toEqual(['faulty', 'create', 'faulty']);
});

test("a plan without faults never exceeds the viewer's rights, and never changes their own role", () => {
  const cell = <Value extends string>(...values: Value[]) =>
    fc.option(fc.constantFrom(...values), { nil: '' });
  const row = fc.record({
    email: fc.constantFrom('root@example.com', 'helen@example.com', 'ada@example.com', 'new@example.com'),
    name: cell('Somebody', 'ada'),
    role: cell(...roles),
    department: cell('Legal'),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(row, { selector: ({ email }) => email }),
      fc.constantFrom(...users),
      (cells, viewer) => {
        const filled = cells.map((each) =>
          Object.fromEntries(Object.entries(each).filter(([, text]) => text !== '')),
        );
        const { people, faults } = planImport(rowsOf(...filled), { ...facts, viewer });
        const done = people.filter(({ outcome }) => outcome === 'create' || outcome === 'update');
        expect(new Set(faults.map(({ line }) => line)).size).toBe(
          people.filter(({ outcome }) => outcome === 'faulty').length,
        );
        if (viewer.role === 'EMPLOYEE') expect(done.filter(({ changes }) => changes.length > 0)).toEqual([]);
        for (const { before, fields } of done) {
          if (before?.id === viewer.id) expect(fields.role).toBe(viewer.role);
          const touched = [before?.role, fields.role].includes('SYSTEM_ADMIN');
          if (touched) expect(viewer.role).toBe('SYSTEM_ADMIN');
        }
      },
    ),
  );
});

test('cells are read into fields; absent ones stay absent', () => {
  expect(readCells({ role: 'System-Admin' }, { departments: [], leave: noLeave })).toEqual({
    fields: { role: 'SYSTEM_ADMIN' },
    faults: [],
  });
  expect(readCells({}, { departments: [], leave: noLeave })).toEqual({ fields: {}, faults: [] });
});

test('an address with a tag belongs to the person of the base address, in the file and among the accounts', () => {
  const { people, faults } = planImport(
    rowsOf(
      { email: 'Ada+Holidays@example.com', name: 'ada' },
      { email: 'noor+a@example.com', name: 'Noor' },
      { email: 'noor+b@example.com', name: 'Noor' },
    ),
    facts,
  );
  expect(people.map(({ email, before }) => [email, before?.id])).toEqual([
    ['ada@example.com', 'user-ada'],
    ['noor@example.com', undefined],
    ['noor@example.com', undefined],
  ]);
  expect(faults).toEqual([{ line: 4, column: 'email', message: 'This address is already in line 3' }]);
});

test('planning row by row gives the same people as planning at once', () => {
  const rows = rowsOf(
    { email: 'ada@example.com', name: 'Ada L.' },
    { email: 'ada@example.com' },
    { email: 'new@example.com', name: '<b>' },
  );
  const planner = importPlanner(facts);
  for (const row of rows) planner.add(row);
  const plan = planner.finish();
  expect(plan).toEqual(planImport(rows, facts));
  expect(plan.people).toHaveLength(rows.length);
});
