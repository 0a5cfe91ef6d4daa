import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { allowed, refuseInput } from '../../refusal.ts';
import { plan as leavePlan, person, rules } from '../../testing/leave-worlds.ts';
import { placeWith } from '../../work-time/place.ts';
import { checkLeaving, checkSuccessor, leaveUntil } from './leaving-rules.ts';

const lastDay = '2026-06-30';
const anyPlan = leavePlan(rules(24));
const usual = person(anyPlan);
const manager = { id: 'max', role: 'MANAGER', isActive: true } as const;

test.each([
  ['nobody', undefined, 'The successor must be an active user'],
  ['somebody deactivated', { ...manager, isActive: false }, 'The successor must be an active user'],
  ['oneself', { ...manager, id: 'leaver' }, 'The successor must be somebody else'],
  [
    'somebody who leaves on the same day',
    { ...manager, employmentEnd: lastDay },
    'The successor must be there after the last day',
  ],
  [
    'an employee',
    { ...manager, role: 'EMPLOYEE' as const },
    'The successor must be a manager or an administrator, to decide requests',
  ],
  ['a manager', manager, undefined],
  ['a manager who leaves later', { ...manager, employmentEnd: '2026-07-01' }, undefined],
  ['HR', { ...manager, role: 'HR_ADMIN' as const }, undefined],
])('%s follows a manager: %3$s', (_, successor, sentence) => {
  const decision = sentence === undefined ? allowed : refuseInput('successorId', sentence);
  expect(checkSuccessor(successor, { id: 'leaver', role: 'MANAGER' }, lastDay)).toEqual(decision);
});

test('who decides nothing can be followed by anybody', () => {
  const employee = { id: 'eva', role: 'EMPLOYEE', isActive: true } as const;
  expect(checkSuccessor(employee, { id: 'leaver', role: 'EMPLOYEE' }, lastDay)).toEqual(allowed);
});

const user = { id: 'leaver', role: 'MANAGER', isActive: true, employmentStart: '2020-01-01' } as const;
const hr = { id: 'helen', role: 'HR_ADMIN' } as const;
const plan = { lastDay, today: '2026-06-01' };

test.each([
  ['by HR', hr, user, plan, 'allowed'],
  ['by HR, with a successor', hr, user, { ...plan, successorId: 'max', successor: manager }, 'allowed'],
  ['by HR, with one who is not there', hr, user, { ...plan, successorId: 'max' }, 'VALIDATION_ERROR'],
  ['by HR, before the start', hr, user, { ...plan, lastDay: '2019-12-31' }, 'VALIDATION_ERROR'],
  ['by HR, in the past', hr, user, { ...plan, lastDay: '2026-05-29' }, 'allowed'],
  ['by HR, of who is deactivated', hr, { ...user, isActive: false }, plan, 'INVALID_TRANSITION'],
  ['by HR, of a system administrator', hr, { ...user, role: 'SYSTEM_ADMIN' as const }, plan, 'FORBIDDEN'],
  ['by a manager', manager, user, plan, 'FORBIDDEN'],
  ['by themselves', { ...hr, id: 'leaver' }, { ...user, role: 'HR_ADMIN' as const }, plan, 'OWN_RECORD'],
] as const)('a leaving planned %s: %5$s', (_, viewer, whom, planned, answer) => {
  const decision = checkLeaving(viewer, whom, planned);
  expect(decision.refused ? decision.code : 'allowed').toBe(answer);
});

test('the only administrator plans their own leaving with a reason, but not in the past', () => {
  const self = { ...user, role: 'HR_ADMIN' as const };
  const grounds = { isOnlyAdmin: true, reason: 'Nobody else is here' };
  expect(checkLeaving(self, self, plan, grounds)).toEqual(allowed);
  expect(checkLeaving(self, self, { ...plan, lastDay: '2026-05-29' }, grounds)).toMatchObject({
    issues: [{ path: 'lastDay' }],
  });
});

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
] as const)('where the last day leaves %s, time off from %s is %4$s', (_, startDate, facts, is) => {
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
