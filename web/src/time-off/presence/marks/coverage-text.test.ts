import { expect, test } from 'vitest';
import { coverageLevel, presenceText, thinnestDay } from './coverage-text.ts';

test.each([
  [0, 3, 'usual', '100% present'],
  [1, 2, 'usual', '50% present'],
  [2, 3, 'low', '33.3% present'],
  [1, 250, 'usual', '99.6% present'],
  [1, 5000, 'usual', '99.9% present'],
  [3, 4, 'critical', '25% present'],
  [0, 0, 'usual', ''],
] as const)('%i of %i away is %s: "%s"', (away, people, level, text) => {
  expect(coverageLevel(away, people)).toBe(level);
  expect(presenceText(away, people)).toBe(text);
});

test('the first of the thinnest days is named, and none if everyone is there', () => {
  const days = [0, 2, 2].map((away, index) => ({ date: `2026-08-0${index + 3}`, people: 5, away }));
  expect(thinnestDay({ people: 5, days })?.date).toBe('2026-08-04');
  expect(thinnestDay({ people: 5, days: days.slice(0, 1) })).toBeUndefined();
  const newcomers = [
    { date: '2026-08-03', people: 2, away: 1 },
    { date: '2026-08-04', people: 10, away: 2 },
  ];
  expect(thinnestDay({ people: 10, days: newcomers })?.date).toBe('2026-08-03');
});
