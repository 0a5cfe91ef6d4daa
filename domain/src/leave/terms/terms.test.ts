import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDay } from '../../testing/any-leave.ts';
import { changedTerms, type TermsChange, type TermsRow, termsWithout } from './terms.ts';

const first: TermsRow = { from: '1900-01-01', placeId: 'Berlin', planId: 'A', scheduleId: 'full' };
const anyName = fc.constantFrom('A', 'B', 'C');
const anyRow = fc.record({ from: anyDay, placeId: anyName, planId: anyName, scheduleId: anyName });
const anyRows = fc
  .uniqueArray(anyRow, { maxLength: 4, selector: ({ from }) => from })
  .map((rows): [TermsRow, ...TermsRow[]] => [
    first,
    ...rows.sort((one, other) => (one.from < other.from ? -1 : 1)),
  ]);

test('a change applies from its date, in later rows too; the past and the other fields stay', () => {
  const rows: [TermsRow, ...TermsRow[]] = [first, { ...first, from: '2026-07-01', scheduleId: 'part' }];
  expect(changedTerms(rows, { from: '2026-04-01', planId: 'B' })).toEqual([
    first,
    { ...first, from: '2026-04-01', planId: 'B' },
    { ...first, from: '2026-07-01', planId: 'B', scheduleId: 'part' },
  ]);
  expect(changedTerms(rows, { from: '2026-07-01', scheduleId: 'full' })).toEqual([first]);
  expect(changedTerms(rows, { from: '1900-01-01', placeId: 'Munich' })).toEqual(
    rows.map((row) => ({ ...row, placeId: 'Munich' })),
  );
});

test('without a row the person keeps the previous terms, and the first row stays', () => {
  const rows = [
    first,
    { ...first, from: '2026-04-01', planId: 'B' },
    { ...first, from: '2026-07-01' },
    { ...first, from: '2026-09-01', scheduleId: 'part' },
  ];
  expect(termsWithout(rows, '2026-07-01')).toEqual([rows[0], rows[1], rows[3]]);
  expect(termsWithout(rows, '2026-04-01')).toEqual([rows[0], rows[3]]);
  expect(termsWithout(rows, '2026-04-02')).toMatchObject({ code: 'NOT_FOUND' });
  expect(termsWithout(rows, '1900-01-01')).toMatchObject({ code: 'IN_USE' });
});

test('on each day the person has the terms named last before it', () => {
  const anyChange: fc.Arbitrary<TermsChange> = fc
    .record({ from: anyDay, planId: anyName, scheduleId: anyName }, { requiredKeys: ['from'] })
    .map((change) => change);
  fc.assert(
    fc.property(anyRows, anyChange, anyDay, (rows, change, day) => {
      const { from, ...named } = change;
      const after = changedTerms(rows, change);
      const { from: _, ...was } = on(rows, day);
      const { from: __, ...becomes } = on(after, day);
      expect(becomes).toEqual(day < from ? was : { ...was, ...named });
      const days = after.map((row) => row.from);
      expect(days).toEqual([...new Set(days)].sort());
      expect(days[0]).toBe('1900-01-01');
    }),
  );
});

function on(rows: readonly TermsRow[], day: string): TermsRow {
  return rows.findLast((row) => row.from <= day) ?? first;
}
