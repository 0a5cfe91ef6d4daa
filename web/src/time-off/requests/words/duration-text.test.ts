import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  ['an hour', { minutes: 60, amount: 1, businessDays: 0.13 }, 'HOUR', '1 hour'],
  ['hours of a day', { minutes: 150, amount: 2.5, businessDays: 0.31 }, 'HOUR', '2:30 hours'],
  ['days of a type in hours', { amount: 16, businessDays: 2 }, 'HOUR', '16 hours'],
  ['days', { amount: 1.5, businessDays: 1.5 }, 'DAY', '1.5 business days'],
  ['a day', { amount: 1, businessDays: 1 }, 'DAY', '1 business day'],
] as const)('%s', (_what, request, unit, text) => {
  expect(durationText(request, unit)).toBe(text);
});
