import { expect, test } from 'vitest';
import { isCounted } from '../../../leave/plans/policy.ts';
import { person, plan, rules } from '../../../testing/leave-worlds.ts';
import { refuseClosed } from '../closed-year.ts';
import { countedField, isCountedOn } from './counted.ts';

const count = rules(0, { grants: [] });

test('a policy without a grant is counted whatever its overdraft; one with a grant of 0 is not', () => {
  for (const overdraft of [null, 0, 500]) {
    expect(isCounted(rules(0, { grants: [], overdraft }))).toBe(true);
  }
  expect(isCounted(rules(0))).toBe(false);
  expect(isCounted(rules(12, { overdraft: null }))).toBe(false);
});

test('the policy effective that day decides, before the employment that of its first day', () => {
  const ann = person(plan({ '2025-01-01': rules(12), '2026-01-01': count, '2027-01-01': null }));
  expect(
    ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => isCountedOn(ann, day)),
  ).toEqual([false, true, true, false]);
  expect(countedField(ann, '2026-06-01')).toEqual({ isCounted: true });
  expect(countedField(ann, '2025-06-01')).toEqual({});
  const joins = person(plan({ '2026-01-01': rules(12), '2026-07-01': count }), { joined: '2026-08-01' });
  expect(isCountedOn(joins, '2026-03-01')).toBe(true);
});

test('the refusal of a closed day is worded for the viewer; without an account it names the last closed day', () => {
  const closed = { date: '2026-03-02', closedThrough: '2026-12-31' };
  const ann = person(plan(rules(24)));
  const hr = 'This would change a closed year; correct it by an adjustment in the open year';
  expect(refuseClosed({ ...closed, facts: ann })).toMatchObject({ code: 'YEAR_CLOSED', message: hr });
  const messageFor = (facts: typeof ann | undefined) =>
    refuseClosed({ ...closed, facts, viewer: { role: 'EMPLOYEE' } }).message;
  expect(messageFor(ann)).toEqual('2026 is closed. Please ask HR to correct it.');
  expect(messageFor(undefined)).toEqual(
    'The time until 31 December 2026 is closed. Please ask HR to correct it.',
  );
});
