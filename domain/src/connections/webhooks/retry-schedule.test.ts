import { expect, test } from 'vitest';
import { hoursUntilOff, secondsToNextAttempt } from './retry-schedule.ts';

const hour = 3600;

test('ten attempts are made within four days', () => {
  const waits = Array.from({ length: 10 }, (_, index) => secondsToNextAttempt({ attempts: index + 1 }));
  expect(waits).toEqual([
    5,
    300,
    1800,
    2 * hour,
    5 * hour,
    10 * hour,
    14 * hour,
    20 * hour,
    24 * hour,
    undefined,
  ]);
  const whole = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  expect(whole / hour).toBeLessThan(hoursUntilOff);
});

test.each([
  [1, 60, 60],
  [1, 1, 5],
  [4, 60, 2 * hour],
  [1, 1_000_000, 24 * hour],
  [10, 60, undefined],
])('after attempt %i, a receiver that asks for %i s gets %s s', (attempts, askedSeconds, expected) => {
  expect(secondsToNextAttempt({ attempts, askedSeconds })).toBe(expected);
});
