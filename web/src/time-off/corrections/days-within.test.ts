import { expect, test } from 'vitest';
import { daysWithin } from './days-within.ts';

const request = {
  startDate: '2026-08-03',
  endDate: '2026-08-07',
  startHalf: 'PM',
  endHalf: 'AM',
} as const;
const whole = { startHalf: 'AM', endHalf: 'PM' } as const;
const halves = { startHalf: 'PM', endHalf: 'AM' } as const;
const inside = { startDate: '2026-08-04', endDate: '2026-08-06' };

test.each([
  ['whole days stay whole', inside, whole, true, 'AM-PM'],
  ['halves stay halves', inside, halves, true, 'PM-AM'],
  ['halves of a type in whole days are dropped', inside, halves, false, 'AM-PM'],
  ["the request's own ends limit them", request, whole, true, 'PM-AM'],
  ['also for a type in whole days', request, whole, false, 'PM-AM'],
])('%s', (_what, { startDate, endDate }, { startHalf, endHalf }, takesHalves, expected) => {
  const days = daysWithin(request, { startDate, endDate, startHalf, endHalf }, { takesHalves });
  expect(`${days.startHalf}-${days.endHalf}`).toBe(expected);
});
