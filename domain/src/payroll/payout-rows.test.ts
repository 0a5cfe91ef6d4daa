import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { corrections } from './corrections.ts';
import { type PaidOutLeave, payoutRows } from './payout-rows.ts';
import type { PayrollRow } from './profiles/payroll-row.ts';
import { payrollLevels } from './profiles/profile.ts';
import { filesOf } from './rendering/files.ts';

const person = { id: 'lena', name: 'Lena' };
const vacation = { code: 'VACATION', name: 'Vacation', unit: 'DAY' } as const;
const flexitime = { code: 'FLEXITIME', name: 'Flexitime', unit: 'HOUR' } as const;
const paidOut = (on: string, amount: number, given: Partial<PaidOutLeave> = {}): PaidOutLeave => ({
  person,
  type: vacation,
  on,
  amount,
  hoursPerDay: 7.7,
  ...given,
});

test('pay-outs of a month are a sum, otherwise one row a day', () => {
  const payouts = [paidOut('2026-11-05', 250), paidOut('2026-11-05', 50), paidOut('2026-11-30', 100)];
  const row = { person, type: { code: 'VACATION', name: 'Vacation' }, month: '2026-11', isPaidOut: true };
  expect(payoutRows('SUMS', payouts)).toEqual([{ ...row, days: 4, hours: 30.8 }]);
  expect(payoutRows('ABSENCES', payouts)).toEqual([
    { ...row, days: 3, hours: 23.1, startDate: '2026-11-05', endDate: '2026-11-05' },
    { ...row, days: 1, hours: 7.7, startDate: '2026-11-30', endDate: '2026-11-30' },
  ]);
  expect(payoutRows('DAYS', payouts)).toEqual([
    { ...row, share: 3, hours: 23.1, date: '2026-11-05' },
    { ...row, share: 1, hours: 7.7, date: '2026-11-30' },
  ]);
});

test('hours are hours, and as many days of the schedule', () => {
  const payouts = [paidOut('2026-11-05', 12 * 60, { type: flexitime, hoursPerDay: 8 })];
  expect(payoutRows('SUMS', payouts)).toMatchObject([{ days: 1.5, hours: 12 }]);
  expect(
    payoutRows('SUMS', [{ ...paidOut('2026-11-05', 600, { type: flexitime }), hoursPerDay: 0 }]),
  ).toMatchObject([{ days: 0, hours: 10 }]);
});

const anyPayout = fc
  .record({
    day: fc.integer({ min: 0, max: 120 }),
    amount: fc.integer({ min: 1, max: 3000 }),
    type: fc.constantFrom(vacation, flexitime),
    hoursPerDay: fc.constantFrom(0, 4, 7.7, 8),
  })
  .map(({ day, amount, type, hoursPerDay }) =>
    paidOut(addDays('2026-01-01', day), amount, { type, hoursPerDay }),
  );

/** The files of a run of four months, and of the corrections once the pay-outs are others. */
test.each(payrollLevels)(
  '%s: the files add up to the pay-outs, whatever is recorded and undone later',
  (level) => {
    fc.assert(
      fc.property(
        fc.array(anyPayout, { maxLength: 12 }),
        fc.array(fc.nat({ max: 11 }), { maxLength: 6 }),
        fc.array(anyPayout, { maxLength: 6 }),
        (first, undone, added) => {
          const period = { from: '2026-01-01', to: '2026-05-31' };
          const rows = payoutRows(level, first);
          const later = [...first.filter((_, index) => !undone.includes(index)), ...added];
          const now = payoutRows(level, later);
          const corrected = corrections(level, rows, now);
          const files = [
            ...filesOf({ groupBy: 'MONTH', corrections: 'ROWS' }, { ...period, rows, corrections: [] }),
            ...filesOf(
              { groupBy: 'RUN', corrections: 'SEPARATE' },
              { ...period, rows: [], corrections: corrected },
            ),
          ];
          expect(totals(files.flatMap((file) => file.rows))).toEqual(totals(now));
        },
      ),
      { numRuns: 200 },
    );
  },
);

function totals(rows: readonly PayrollRow[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { type, month, ...row } of rows) {
    for (const measure of ['days', 'share', 'hours'] as const) {
      const key = [type.code, month, measure].join(' ');
      sums[key] = (sums[key] ?? 0) + Math.round((row[measure] ?? 0) * 100);
    }
  }
  return Object.fromEntries(
    Object.entries(sums)
      .filter(([, value]) => value !== 0)
      .sort(),
  );
}
