import { expect, test } from 'vitest';
import { noLeave } from '../../testing/no-leave.ts';
import { changedColumns, datesIn, emailOf, readCells, typedCells } from './import-cells.ts';

const sales = { id: '019a0000-0000-7000-8000-000000000001', name: 'Sales' };
const ada = {
  name: 'Ada',
  role: 'EMPLOYEE',
  department: sales,
  employmentStart: '2020-01-01',
  status: 'ACTIVE',
} as const;

test.each([
  [{ ...ada }, []],
  [{ ...ada, name: 'Ada L.' }, ['name']],
  [{ ...ada, role: 'MANAGER' }, ['role']],
  [{ ...ada, department: { ...sales, name: 'Sales and Marketing' } }, []],
  [{ ...ada, department: { ...sales, id: 'another' } }, ['department']],
  [{ name: 'Ada', role: 'EMPLOYEE', status: 'DEACTIVATED' }, ['department', 'employmentStart', 'status']],
] as const)('to %j changes %j', (after, columns) => {
  expect(changedColumns(ada, after)).toEqual(columns);
});

test('an address is compared in its stored form; a missing one is empty', () => {
  expect(emailOf({ email: ' Ada@Example.COM ' })).toBe('ada@example.com');
  expect(emailOf({})).toBe('');
});

test('a department is found by name in any case, and each fault is at its column', () => {
  expect(readCells({ department: ' sales ' }, { departments: [sales], leave: noLeave })).toEqual({
    fields: { department: sales },
    faults: [],
  });
  const { faults } = readCells(
    { department: 'Legal', role: 'boss', employmentStart: '2020-02-30' },
    { departments: [sales], leave: noLeave },
  );
  expect(faults.map(({ column }) => column).sort()).toEqual(['department', 'employmentStart', 'role']);
});

test('dates are read in common formats, and an ambiguous one is a fault', () => {
  const cells = { employmentStart: '1. März 2020', employmentEnd: '03/04/2026' };
  expect(datesIn(cells)).toEqual(['1. März 2020', '03/04/2026']);
  expect(readCells(cells, { departments: [], leave: noLeave, dateOrder: 'DMY' }).fields).toEqual({
    employmentStart: '2020-03-01',
    employmentEnd: '2026-04-03',
  });
  expect(readCells(cells, { departments: [], leave: noLeave }).faults).toEqual([
    {
      column: 'employmentEnd',
      message:
        '03/04/2026 can be two days: choose whether the day or the month comes first, or write it as YYYY-MM-DD',
    },
  ]);
});

test.each(['M\uFFFDller', 'M\u0081ller'])('wrongly decoded letters are a fault: %s', (name) => {
  expect(readCells({ name }, { departments: [], leave: noLeave }).faults).toContainEqual({
    column: 'name',
    message: 'M\uFFFDller has letters that could not be read: save the file as UTF-8',
  });
});

test('a department is found by its name in any Unicode composition', () => {
  const factory = { id: 'factory', name: 'Möbel' };
  expect(readCells({ department: 'Mo\u0308bel' }, { departments: [factory], leave: noLeave }).fields).toEqual(
    {
      department: factory,
    },
  );
});

test('the typed columns are fields of the account', () => {
  const given = { name: 'Ada', employmentStart: '2026-03-02', employmentEnd: undefined };
  expect(typedCells(given)).toStrictEqual({ employmentStart: '2026-03-02' });
});
