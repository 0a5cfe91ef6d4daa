import { expect, test } from 'vitest';
import { countLine } from './team-text.ts';

test.each([
  [0, 0, '0 teams found'],
  [1, 1, '1 team found'],
  [9, 9, '9 teams found'],
  [50, 2000, 'Showing 50 of 2000 teams'],
])('%d teams of %d: %s', (shown, total, line) => {
  expect(countLine(shown, total)).toBe(line);
});
