import { expect, test } from 'vitest';
import { coverageLevel, presenceText, thinnestDay } from './coverage-text.ts';

test.each([
  [0, 3, 'usual', '100% present'],
  [1, 2, 'usual', '50% present'],
  [2, 3, 'low', '33% present'],
  [3, 4, 'critical', '25% present'],
  [0, 0, 'usual', ''],
] as const)('%i of %i away is %s: "%s"', (away, people, level, text) => {
  expect(coverageLevel(away, people)).toBe(level);
  expect(presenceText(away, people)).toBe(text);
});

test('the first of the thinnest days is named, and none where everybody is there', () => {
  const days = [0, 2, 2].map((away, index) => ({ date: `2026-08-0${index + 3}`, away }));
  expect(thinnestDay({ people: 5, days })?.date).toBe('2026-08-04');
  expect(thinnestDay({ people: 5, days: days.slice(0, 1) })).toBeUndefined();
});
