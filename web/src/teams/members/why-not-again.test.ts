import { expect, test } from 'vitest';
import { whyNotAgain } from './why-not-again.ts';

const members = [
  { userId: 'ada', startDate: '2026-01-01', isActive: true },
  { userId: 'ben', startDate: '2026-01-01', endDate: '2026-06-30', isActive: true },
];

test.each([
  ['ada', { startDate: '2026-08-01' }, true],
  ['ada', { startDate: '2025-08-01', endDate: '2025-12-31' }, false],
  ['ben', { startDate: '2026-06-30' }, true],
  ['ben', { startDate: '2026-07-01' }, false],
  ['ben', { startDate: '2025-01-01', endDate: null }, true],
  ['eve', { startDate: '2026-08-01' }, false],
  ['ada', { startDate: '' }, false],
])('%s from %j can be chosen unless they are in the team then: %s', (userId, days, isThere) => {
  expect(whyNotAgain(userId, members, days) !== undefined).toBe(isThere);
});
