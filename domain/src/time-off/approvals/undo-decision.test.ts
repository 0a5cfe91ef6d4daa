import { expect, test } from 'vitest';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { checkReturn, checkUndo, undoSeconds } from './undo-decision.ts';

const ada = { id: 'ada' };
const approved = { status: 'APPROVED', decidedById: 'ada', secondsSinceDecision: undoSeconds } as const;

test.each([
  ['an approval in its last second', approved, undefined],
  ['a rejection', { ...approved, status: 'REJECTED' }, undefined],
  ['one second too late', { ...approved, secondsSinceDecision: undoSeconds + 1 }, 'INVALID_TRANSITION'],
  ['of another approver', { ...approved, decidedById: 'mia' }, 'FORBIDDEN'],
  ['a cancellation', { ...approved, status: 'CANCELLED' }, 'INVALID_TRANSITION'],
  [
    'of a pending request',
    { status: 'PENDING', decidedById: null, secondsSinceDecision: null },
    'INVALID_TRANSITION',
  ],
] as const)('undoing a decision, %s', (_name, request, code) => {
  expect(checkUndo(ada, request)).toMatchObject(code === undefined ? { refused: false } : { code });
});

const week = { type: 'VACATION', startDate: '2026-07-06', endDate: '2026-07-10' } as const;
const ann = person(plan(rules(6)));
const seenType = { code: 'VACATION', name: 'Vacation' };
const other = (startDate: string, endDate: string) =>
  ({ id: 'other', type: 'VACATION', seenType, status: 'PENDING', startDate, endDate }) as const;

test.each([
  ['no other request', [], undefined],
  ['a new request for the days', [other('2026-07-10', '2026-07-10')], 'OVERLAPPING_REQUEST'],
  ['the vacation is spent', [other('2026-08-03', '2026-08-04')], 'INSUFFICIENT_BALANCE'],
] as const)('a rejected request is pending again after %s: %#', (_name, requests, code) => {
  const facts = { requests, leave: { ...ann, requests } };
  const decision = checkReturn({ ...week, status: 'REJECTED' }, facts);
  expect(decision).toMatchObject(code === undefined ? { refused: false } : { code });
  expect(checkReturn({ ...week, status: 'APPROVED' }, facts).refused).toBe(false);
});
