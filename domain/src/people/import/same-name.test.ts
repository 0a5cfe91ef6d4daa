import { expect, test } from 'vitest';
import { findNamed } from './same-name.ts';

test.each([
  ['Zürich', 'Zu\u0308rich', true],
  ['Four days ', 'FOUR DAYS', true],
  ['Leeds', 'Leeds 2', false],
])('%s and %s', (one, other, isSame) => {
  const isFound = (name: string, searched: string) => findNamed([{ name }], searched) !== undefined;
  expect([isFound(one, other), isFound(other, one)]).toEqual([isSame, isSame]);
});

test('of several records with one name, always the first is found', () => {
  const records = [
    { id: 1, name: 'Sales' },
    { id: 2, name: 'SALES' },
  ];
  expect([findNamed(records, 'sales')?.id, findNamed(records, 'Sales ')?.id]).toEqual([1, 1]);
  expect(findNamed([], 'sales')).toBeUndefined();
});
