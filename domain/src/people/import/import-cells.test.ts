import { expect, test } from 'vitest';
import { noLeave } from '../../testing/no-leave.ts';
import { changedColumns, emailOf, readCells } from './import-cells.ts';

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

test('an address is compared as it is stored; one that is missing is none', () => {
  expect(emailOf({ email: ' Ada@Example.COM ' })).toBe('ada@example.com');
  expect(emailOf({})).toBe('');
});

test('a department is found by its name in any case, and each fault stands at its column', () => {
  expect(readCells({ department: ' sales ' }, [sales], noLeave)).toEqual({
    fields: { department: sales },
    faults: [],
  });
  const { faults } = readCells(
    { department: 'Legal', role: 'boss', employmentStart: '2020-02-30' },
    [sales],
    noLeave,
  );
  expect(faults.map(({ column }) => column).sort()).toEqual(['department', 'employmentStart', 'role']);
});
