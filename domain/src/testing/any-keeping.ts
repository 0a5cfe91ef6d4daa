import fc from 'fast-check';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { LeaveProtection } from '../leave/types/leave-protection.ts';
import type { Absence } from '../time-off/balances/engine/expiry/keeping-facts.ts';
import type { LeaveFacts } from '../time-off/balances/engine/leave-facts.ts';
import type { Half } from '../work-time/half-day.ts';

const firstDay: CalendarDate = '2025-01-01';
const anyDay = fc.integer({ min: 0, max: 1280 }).map((days) => addDays(firstDay, days));

const anyProtection = fc.constantFrom<LeaveProtection | null>(
  null,
  { until: 'NEXT_YEAR' },
  { monthsAfterYear: 15 },
  { monthsAfterYear: 3 },
);

/** Absences in order, some of them next to each other, and some for years. */
const anyAbsences: fc.Arbitrary<Absence[]> = fc
  .array(
    fc.record({
      gap: fc.constantFrom(1, 1, 3, 4, 40, 200),
      length: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 60, max: 450 })),
      startHalf: fc.constantFrom<Half | undefined>('PM', undefined, undefined),
      protects: anyProtection,
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((given) => {
    let last = firstDay;
    return given.map(({ gap, length, protects, ...rest }) => {
      const startDate = addDays(last, gap);
      last = addDays(startDate, length);
      const minutes = length === 1 ? 150 : undefined;
      if (minutes !== undefined) last = startDate;
      return {
        ...rest,
        type: 'SICK_LEAVE',
        name: 'Away',
        protects,
        startDate,
        endDate: last,
        ...(minutes && { minutes }),
      };
    });
  });

const anyWarnings = fc.record({
  checkedThrough: anyDay,
  given: fc.array(
    fc
      .tuple(anyDay, fc.integer({ min: 0, max: 500 }))
      .map(([on, days]) => ({ on, lapsesOn: addDays(on, days) })),
    { maxLength: 4 },
  ),
});

const anyMovedExpiries = fc.uniqueArray(
  fc.record({
    leaveYearStart: fc.constantFrom(
      '2024-04-01',
      '2025-01-01',
      '2025-04-01',
      '2026-01-01',
      '2026-04-01',
      '2027-01-01',
    ),
    expiresOn: anyDay,
    reason: fc.constant('A reason'),
  }),
  { maxLength: 2, selector: ({ leaveYearStart }) => leaveYearStart },
);

/** The facts, more often than not with absences, warnings and moved expiries. */
export function withAnyKeeping(anyFacts: fc.Arbitrary<LeaveFacts>): fc.Arbitrary<LeaveFacts> {
  return fc
    .record({
      facts: anyFacts,
      absences: fc.option(anyAbsences, { nil: undefined, freq: 3 }),
      warnings: fc.option(anyWarnings, { nil: undefined, freq: 3 }),
      movedExpiries: fc.option(anyMovedExpiries, { nil: undefined, freq: 3 }),
    })
    .map(({ facts, ...keeping }) => ({ ...facts, ...keeping }));
}
