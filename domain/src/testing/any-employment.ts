import fc from 'fast-check';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type Employment, employmentFrom, type OneEmployment } from '../people/accounts/employment.ts';

/** An employment that another one follows, by its days and those until the next one, and how that one continues it. */
export interface Break {
  stayed: number;
  gap: number;
  countsEarlier: boolean;
  keepsBalance: boolean;
}

const anyBreak: fc.Arbitrary<Break> = fc.record({
  stayed: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 500 })),
  gap: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 420 })),
  countsEarlier: fc.boolean(),
  keepsBalance: fc.boolean(),
});

/** Usually none; up to two. */
export const anyBreaks: fc.Arbitrary<readonly Break[]> = fc.oneof(
  fc.constant([]),
  fc.array(anyBreak, { minLength: 1, maxLength: 2 }),
);

interface Career {
  joined: CalendarDate | undefined;
  /** The first day if the start is unknown. */
  firstDay: CalendarDate;
  breaks: readonly Break[];
  /** The days of the latest employment; null: it has no last day. */
  stayed: number | null;
}

/** The employments of a person who left and came back after each break. */
export function employmentWith({ joined, firstDay, breaks, stayed }: Career): Employment {
  let startDate = joined;
  let from = joined ?? firstDay;
  let continues = { countsEarlier: false, keepsBalance: false };
  const employments: OneEmployment[] = [];
  for (const { stayed: days, gap, ...next } of breaks) {
    const endDate = addDays(from, days);
    employments.push({ startDate, endDate, ...continues });
    from = addDays(endDate, gap + 1);
    startDate = from;
    continues = next;
  }
  const endDate = stayed === null ? undefined : addDays(from, stayed);
  return employmentFrom([...employments, { startDate, endDate, ...continues }]);
}
