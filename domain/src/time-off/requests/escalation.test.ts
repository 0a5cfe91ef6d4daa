import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Role } from '../../access/role.ts';
import { roles } from '../../access/role.ts';
import { standardWork } from '../../work-time/day-of-work.ts';
import {
  absentApproverOf,
  absentByCurrentApprover,
  currentApprovers,
  daysWaited,
  dueAfter,
  escalationApprovers,
} from './escalation.ts';

function candidate(name: string, role: Role, isManagerInScope = false) {
  return { name, role, isManagerInScope };
}

const manager = candidate('a manager in scope', 'MANAGER', true);
const otherManager = candidate('another in scope', 'MANAGER', true);
const farManager = candidate('a manager elsewhere', 'MANAGER');
const hr = candidate('HR', 'HR_ADMIN');
const otherHr = candidate('others of HR', 'HR_ADMIN');
const system = candidate('a system administrator', 'SYSTEM_ADMIN');
const colleague = candidate('a colleague', 'EMPLOYEE');

test.each([
  { who: 'every manager in scope', of: [system, hr, manager, otherManager], asked: [manager, otherManager] },
  {
    who: 'HR, if no manager has the person in scope',
    of: [system, hr, farManager, otherHr],
    asked: [hr, otherHr],
  },
  {
    who: 'the system administrators, if there is no HR',
    of: [farManager, system, colleague],
    asked: [system],
  },
  { who: 'no one, if there are none of them', of: [farManager, colleague], asked: [] },
])('asked: $who', ({ of, asked }) => {
  expect(currentApprovers(of)).toEqual(asked);
});

const maria = { id: 'maria', role: 'MANAGER' as const, isManagerInScope: true, isAway: true };
const ben = { id: 'ben', role: 'MANAGER' as const, isManagerInScope: false, standsInFor: ['maria'] };
const helen = { id: 'helen', role: 'HR_ADMIN' as const, isManagerInScope: false };

test('while a manager is away their deputy is asked, too, unless also away', () => {
  expect(currentApprovers([maria, ben, helen])).toEqual([maria, ben]);
  expect(absentApproverOf(ben, [maria, ben])).toBe(maria);
  expect([...absentByCurrentApprover([ben, maria, helen])]).toEqual([
    [maria, undefined],
    [ben, maria],
  ]);
  expect(absentApproverOf(helen, [maria, helen])).toBeUndefined();
  const away = { ...ben, isAway: true };
  expect(currentApprovers([maria, away, helen])).toEqual([maria, helen]);
  expect(currentApprovers([{ ...maria, isAway: false }, ben, helen])).toEqual([{ ...maria, isAway: false }]);
});

test('approvers with the person in scope decide in their own name', () => {
  const other = { ...ben, isManagerInScope: true };
  expect(absentApproverOf(other, currentApprovers([maria, other]))).toBeUndefined();
});

test('after those asked, the next level is asked', () => {
  expect(escalationApprovers([manager, hr, system])).toEqual([hr]);
  expect(escalationApprovers([hr, system])).toEqual([system]);
  expect(escalationApprovers([system])).toEqual([]);
});

const ids = ['a', 'b', 'c', 'd', 'e'];
const candidates = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    role: fc.constantFrom(...roles.filter((role) => role !== 'EMPLOYEE')),
    isInScope: fc.boolean(),
    isAway: fc.boolean(),
    standsInFor: fc.subarray(ids),
  }),
  { selector: ({ id }) => id },
);

test('if anyone may decide, someone is asked, and someone present if there is one', () => {
  fc.assert(
    fc.property(candidates, (drawn) => {
      const all = drawn.map(({ isInScope, ...each }) => ({
        ...each,
        isManagerInScope: each.role === 'MANAGER' && isInScope,
      }));
      const mayDecide = all.filter(({ role, isManagerInScope }) => role !== 'MANAGER' || isManagerInScope);
      const asked = currentApprovers(all);
      expect(asked.length > 0).toBe(mayDecide.length > 0);
      if (mayDecide.some(({ isAway }) => !isAway)) expect(asked.some(({ isAway }) => !isAway)).toBe(true);
      for (const each of asked) {
        const inPlace = absentApproverOf(each, asked);
        expect(mayDecide.includes(each) || inPlace !== undefined).toBe(true);
        expect(inPlace === undefined || inPlace.isAway).toBe(true);
      }
      for (const next of escalationApprovers(all)) expect(mayDecide).toContain(next);
    }),
  );
});

test.each([
  ['2026-06-01', '2026-06-01', 0],
  ['2026-06-01', '2026-06-04', 3],
  ['2026-06-04', '2026-06-08', 2],
  ['2026-06-05', '2026-06-07', 0],
])('from %s to %s there are %i working days from Monday to Friday', (since, today, days) => {
  expect(daysWaited(since, today, standardWork)).toBe(days);
});

test.each([
  [0, 'nothing'],
  [3, 'nothing'],
  [4, 'reminder'],
  [6, 'reminder'],
  [7, 'escalation'],
] as const)('after %i days with 3 to wait: %s', (waited, due) => {
  expect(dueAfter(waited, { remindAfterDays: 3, escalateAfterDays: 6 })).toBe(due);
});
