import { expect, test } from 'vitest';
import { checkDepartmentDeletion, departmentNameTaken } from './department-rules.ts';

const sales = { id: '019a0000-0000-7000-8000-000000000001', version: 1, name: 'Sales' };

test('a department without records may be deleted', () => {
  const unused = { ...sales, userCount: 0, teamCount: 0, isReferenced: false };
  expect(checkDepartmentDeletion(unused).refused).toBe(false);
});

test.each([
  [1, 0, 'Sales cannot be deleted: 1 person and 0 teams belong to it'],
  [0, 1, 'Sales cannot be deleted: 0 people and 1 team belong to it'],
  [12, 3, 'Sales cannot be deleted: 12 people and 3 teams belong to it'],
  [0, 0, 'Sales cannot be deleted: records belong to it'],
])(
  'with records, %i people and %i teams, its deletion is refused with the counts',
  (userCount, teamCount, message) => {
    expect(checkDepartmentDeletion({ ...sales, userCount, teamCount, isReferenced: true })).toEqual({
      refused: true,
      code: 'DEPARTMENT_IN_USE',
      message,
    });
  },
);

test('a duplicate name is refused with the name', () => {
  expect(departmentNameTaken('Sales')).toMatchObject({
    code: 'DEPARTMENT_NAME_TAKEN',
    message: 'There is a department with the name Sales already',
  });
});
