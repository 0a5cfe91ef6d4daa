import { expect, test } from 'vitest';
import { activeOf, requestAfter } from './active-request.ts';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['the same request', [a, b, c], { id: 'b', index: 1 }, b],
  ['the one that moved up into its position', [a, c], { id: 'b', index: 1 }, c],
  ['the last one, if the last is gone', [a, b], { id: 'c', index: 2 }, b],
  ['the first of a new list', [a, b], { id: '', index: 0 }, a],
  ['none of an empty list', [], { id: 'a', index: 0 }, undefined],
] as const)('active is %s', (_which, requests, active, expected) => {
  expect(activeOf(requests, active)).toBe(expected);
});

test('moves by one and stops at the ends', () => {
  expect(requestAfter([a, b, c], a, 1)).toBe(b);
  expect(requestAfter([a, b, c], a, -1)).toBe(a);
  expect(requestAfter([a, b, c], c, 1)).toBe(c);
});
