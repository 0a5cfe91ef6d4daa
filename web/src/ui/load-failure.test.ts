import { expect, test } from 'vitest';
import { isLoadFailure } from './load-failure.ts';

test.each([
  'Failed to fetch dynamically imported module: https://almanac.example.com/assets/users-page-DNbZL1Jj.js',
  'error loading dynamically imported module: https://almanac.example.com/assets/users-page-DNbZL1Jj.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/users-page-DNbZL1Jj.css',
])("missing code is recognised by the browser's message: %s", (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test('no other error counts as missing code', () => {
  expect([new TypeError('x is not a function'), 'gone', undefined].map(isLoadFailure)).toEqual([
    false,
    false,
    false,
  ]);
});
