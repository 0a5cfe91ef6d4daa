import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { placeWith } from '../../work-time/place.ts';
import { leaveUntil } from './leave-until.ts';

const lastDay = '2026-06-30';
const anyPlan = plan(rules(24));
const usual = person(anyPlan);

test.each([
  ['2026-06-01', '2026-06-30', { is: 'kept' }],
  ['2026-06-29', '2026-07-03', { is: 'shortened', endDate: '2026-06-30' }],
  ['2026-07-01', '2026-07-03', { is: 'cancelled' }],
])('time off from %s to %s is %j', (startDate, endDate, becomes) => {
  expect(leaveUntil({ startDate, endDate }, lastDay, usual)).toEqual(becomes);
});

// 2026-06-30 is a Tuesday.
const mondayOff = { minutes: [0, 0, ...Array(8).fill(240), 0, 0, 0, 0] };
const tuesdayOff = { minutes: [240, 240, 0, 0, ...Array(6).fill(240), 0, 0, 0, 0] };
test.each([
  ['a free day', '2026-06-29', person(anyPlan, { schedule: mondayOff }), 'shortened'],
  ['only a free day', '2026-06-30', person(anyPlan, { schedule: tuesdayOff }), 'cancelled'],
  [
    'only a holiday',
    '2026-06-30',
    person(anyPlan, { place: placeWith([{ date: lastDay, name: 'A' }]) }),
    'cancelled',
  ],
  [
    'the afternoon before it',
    '2026-06-30',
    person(anyPlan, { place: placeWith([{ date: lastDay, name: 'A', half: 'AM' }]) }),
    'shortened',
  ],
  [
    'a free day of a type that counts all days',
    '2026-06-30',
    person(anyPlan, { schedule: tuesdayOff, type: { counts: 'CALENDAR' } }),
    'shortened',
  ],
] as const)('with %s left, time off from %s is %4$s', (_, startDate, facts, is) => {
  expect(leaveUntil({ startDate, endDate: '2026-07-03' }, lastDay, facts)).toMatchObject({ is });
});

test('no day after the last one remains, and no day before it is lost', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-06-01', days));
  fc.assert(
    fc.property(day, fc.nat({ max: 40 }), day, (startDate, length, last) => {
      const period = { startDate, endDate: addDays(startDate, length) };
      const left = leaveUntil(period, last, usual);
      if (left.is === 'kept') expect(period.endDate <= last).toBe(true);
      if (left.is === 'shortened') expect([left.endDate, startDate <= last]).toEqual([last, true]);
    }),
  );
});
