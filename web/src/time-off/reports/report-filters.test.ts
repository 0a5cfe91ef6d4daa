import { expect, test } from 'vitest';
import { yearParameter } from './report-filters.ts';

test.each([
  ['2026', 2026],
  ['1899', undefined],
  ['2200', undefined],
  ['20.5', undefined],
  ['next', undefined],
  ['', undefined],
])('the address %j names the year %s', (text, year) => {
  expect(yearParameter.read(text)).toBe(year);
});
