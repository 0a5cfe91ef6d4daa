import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { paginationOf, repeatable } from './paging.ts';

test.each([
  [1, 10, 0, { totalPages: 0, hasNext: false, hasPrev: false }],
  [1, 10, 10, { totalPages: 1, hasNext: false, hasPrev: false }],
  [1, 10, 11, { totalPages: 2, hasNext: true, hasPrev: false }],
  [2, 10, 11, { totalPages: 2, hasNext: false, hasPrev: true }],
  [9, 10, 11, { totalPages: 2, hasNext: false, hasPrev: true }],
])('page %i of %i rows each, of %i', (page, limit, total, expected) => {
  expect(paginationOf({ page, limit }, total)).toEqual({ page, limit, total, ...expected });
});

test('following the next pages lists every row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 500 }), (limit, total) => {
      let page = 1;
      while (paginationOf({ page, limit }, total).hasNext) page += 1;
      expect(page * limit).toBeGreaterThanOrEqual(total);
      expect((page - 1) * limit).toBeLessThan(Math.max(total, 1));
    }),
  );
});

test("a filter may be single or repeated, and its fault has the value's message", () => {
  const colour = repeatable(z.enum(['RED', 'BLUE'], { error: 'colour must be RED or BLUE' }));
  expect(colour.parse('RED')).toEqual(['RED']);
  expect(colour.parse(['RED', 'BLUE'])).toEqual(['RED', 'BLUE']);
  expect(colour.parse(undefined)).toBeUndefined();
  expect(colour.safeParse('GREEN').error?.issues[0]?.message).toBe('colour must be RED or BLUE');
  expect(colour.safeParse(Array(51).fill('RED')).success).toBe(false);
});
