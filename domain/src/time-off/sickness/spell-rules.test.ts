import { expect, test } from 'vitest';
import { allowed } from '../../refusal.ts';
import type { SickSpell } from './sick-spells.ts';
import { checkContinuation, checkSwitchedOn, noticeDue } from './spell-rules.ts';

function spell(startDate: string, endDate: string): SickSpell {
  return { startDate, endDate, absences: [{ id: startDate, startDate, endDate }] };
}
const march = spell('2026-03-02', '2026-03-06');
const june = spell('2026-06-01', '2026-06-05');

test('nothing is shown before the report is switched on', () => {
  expect(checkSwitchedOn({ sicknessReport: false })).toMatchObject({ code: 'SWITCHED_OFF' });
  expect(checkSwitchedOn({ sicknessReport: true })).toEqual(allowed);
});

test.each([
  ['an earlier one', { spell: june, earlier: march }, undefined],
  ['none', { spell: june, earlier: null }, undefined],
  ['itself', { spell: june, earlier: june }, 'VALIDATION_ERROR'],
  ['a later one', { spell: march, earlier: june }, 'VALIDATION_ERROR'],
  ['an unknown one', { spell: june, earlier: undefined }, 'VALIDATION_ERROR'],
  ['one, though it is no illness', { spell: undefined, earlier: march }, 'INVALID_TRANSITION'],
  ["an earlier one of one's own", { spell: june, earlier: march, requesterId: 'hr' }, 'OWN_REQUEST'],
] as const)('an illness continues %s', (_what, given, code) => {
  const decision = checkContinuation({ id: 'hr' }, { requesterId: 'ann', ...given });
  expect(decision).toMatchObject(code ? { code } : allowed);
});

test.each([
  ['after 27 days', '2026-06-27', undefined],
  ['on the 28th day', '2026-06-28', 28],
  ['on the 41st day', '2026-07-11', 28],
  ['on the 42nd day', '2026-07-12', 42],
  ['long after', '2027-06-01', 42],
] as const)('HR is notified of an illness that goes on: %s', (_when, today, days) => {
  expect(noticeDue(spell('2026-06-01', '2027-12-31'), today)).toBe(days);
});

test('and of one that is over, for four weeks', () => {
  const over = spell('2026-06-01', '2026-06-30');
  expect(noticeDue(over, '2026-07-28')).toBe(28);
  expect(noticeDue(over, '2026-07-29')).toBeUndefined();
  expect(noticeDue(spell('2026-06-01', '2026-06-27'), '2026-07-01')).toBeUndefined();
});
