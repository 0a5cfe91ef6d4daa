import { expect, test } from 'vitest';
import { inReadingDirection } from './reading-direction.ts';

test.each([
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowUp', 'ArrowUp'],
  ['Home', 'Home'],
  ['Enter', 'Enter'],
])('%s means %s on a page read from right to left, and itself elsewhere', (key, mirrored) => {
  expect(inReadingDirection(key, true)).toBe(mirrored);
  expect(inReadingDirection(key, false)).toBe(key);
});
