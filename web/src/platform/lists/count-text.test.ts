import { expect, test } from 'vitest';
import { countText, foundText, namesText } from './count-text.ts';

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1.5, '1.5 days'],
  [5 / 3, '1.67 days'],
])('%d: %s', (count, text) => {
  expect(countText(count, 'day')).toBe(text);
});

test('a noun may have a plural of its own', () => {
  expect(countText(2, 'entry', 'entries')).toBe('2 entries');
});

test.each([
  [0, 0, '0 teams found'],
  [1, 1, '1 team found'],
  [9, 9, '9 teams found'],
  [50, 2000, 'Showing 50 of 2000 teams'],
])('%d teams of %d: %s', (shown, total, line) => {
  expect(foundText(shown, total, 'team')).toBe(line);
});

test('of many names, the first are listed and the rest counted', () => {
  expect(namesText(['Ada', 'Ben'], 2)).toBe('Ada, Ben');
  expect(namesText(['Ada', 'Ben', 'Cem', 'Dua'], 2)).toBe('Ada, Ben and 2 more');
});
