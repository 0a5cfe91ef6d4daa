import { expect, test } from 'vitest';
import { briefDurationText, durationText, fullDurationText } from './duration-text.ts';

test.each([
  ['an hour', { minutes: 60, amount: 1, businessDays: 0.13 }, 'HOUR', '1 hour'],
  ['hours of a day', { minutes: 150, amount: 2.5, businessDays: 0.31 }, 'HOUR', '2:30 hours'],
  ['days of a type in hours', { amount: 16, businessDays: 2 }, 'HOUR', '16 hours'],
  ['days', { amount: 1.5, businessDays: 1.5 }, 'DAY', '1.5 business days'],
  ['a day', { amount: 1, businessDays: 1 }, 'DAY', '1 business day'],
] as const)('%s', (_what, request, unit, text) => {
  expect(durationText(request, unit)).toBe(text);
});

const from = (startDate: string, endDate: string, businessDays: number, minutes?: number) => ({
  startDate,
  endDate,
  businessDays,
  amount: minutes === undefined ? businessDays : minutes / 60,
  minutes,
});

test.each([
  ['only business days', from('2026-12-03', '2026-12-04', 2), 'DAY', '2 days, 2 business days', '2 days'],
  [
    'a weekend',
    from('2026-12-14', '2026-12-25', 10),
    'DAY',
    '12 days, 10 business days',
    '12 days, 10 business days',
  ],
  [
    'half a day',
    from('2026-12-14', '2026-12-14', 0.5),
    'DAY',
    '1 day, 0.5 business days',
    '1 day, 0.5 business days',
  ],
  ['one day', from('2026-12-14', '2026-12-14', 1), 'DAY', '1 day, 1 business day', '1 day'],
  ['hours', from('2026-12-14', '2026-12-14', 0.25, 120), 'HOUR', '2 hours', '2 hours'],
] as const)('%s: cards state both numbers, the pane equal ones once', (_what, request, unit, full, brief) => {
  expect(fullDurationText(request, unit)).toBe(full);
  expect(briefDurationText(request, unit)).toBe(brief);
});
