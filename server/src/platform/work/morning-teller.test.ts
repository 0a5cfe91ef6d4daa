import { expect, test } from 'vitest';
import { morningTeller } from './morning-teller.ts';

test.each([
  // Clocks go forward on 29 March and back on 25 October 2026 in Berlin.
  ['2026-03-29T04:59:00Z', 'Europe/Berlin', '2026-03-28'],
  ['2026-03-29T05:00:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-10-25T05:59:59Z', 'Europe/Berlin', '2026-10-24'],
  ['2026-10-25T06:00:00Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-08-03T04:59:59Z', 'Europe/Berlin', '2026-08-02'],
  ['2026-08-03T05:00:00Z', 'Europe/Berlin', '2026-08-03'],
  ['2026-08-03T21:59:59Z', 'Europe/Berlin', '2026-08-03'],
  ['2026-08-03T22:00:00Z', 'Europe/Berlin', '2026-08-03'],
  ['2026-08-03T01:15:00Z', 'Asia/Kathmandu', '2026-08-03'],
  ['2026-08-03T01:14:00Z', 'Asia/Kathmandu', '2026-08-02'],
  ['2026-01-01T06:59:00Z', 'UTC', '2025-12-31'],
])('at %s in %s the latest morning is that of %s', (instant, timeZone, morning) => {
  expect(morningTeller(() => new Date(instant), timeZone, 7)()).toBe(morning);
});
