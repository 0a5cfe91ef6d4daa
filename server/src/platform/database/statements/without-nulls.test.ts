import { expect, expectTypeOf, test } from 'vitest';
import { withoutNulls } from './without-nulls.ts';

test('null columns are omitted; other empty values stay', () => {
  const row = { id: 7, name: '', end: null, isActive: false, count: 0, tags: [null] };
  expect(withoutNulls(row)).toStrictEqual({ id: 7, name: '', isActive: false, count: 0, tags: [null] });
  expect(row).toHaveProperty('end', null);
});

test('a nullable column becomes an optional field, and no other does', () => {
  const row: { id: string; end: string | null; choice: 'A' | 'B' | null } = {
    id: 'a',
    end: null,
    choice: 'A',
  };
  expectTypeOf(withoutNulls(row)).toEqualTypeOf<{ id: string; end?: string; choice?: 'A' | 'B' }>();
  expect(withoutNulls(row)).toStrictEqual({ id: 'a', choice: 'A' });
});
