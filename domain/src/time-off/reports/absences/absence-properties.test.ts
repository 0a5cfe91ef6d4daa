import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../calendar/calendar-date.ts';
import { calendarYear, includes, type Period } from '../../../calendar/period.ts';
import { leaveYearsBetween } from '../../../leave/earning/year-ends.ts';
import { anyCareer } from '../../../testing/any-career.ts';
import { anyDay } from '../../../testing/any-leave.ts';
import type { TermsInOrder, WorkTerms } from '../../../work-time/day-of-work.ts';
import type { LeaveFacts } from '../../balances/engine/leave-facts.ts';
import { ledger } from '../../balances/engine/ledger.ts';
import { businessDaysByType, statistics } from '../reports.ts';
import { type AbsentPerson, absenceDays } from './absence-days.ts';
import { absenceRows } from './absence-rows.ts';

const anyPeriod: fc.Arbitrary<Period> = fc
  .record({ startDate: anyDay, days: fc.integer({ min: 0, max: 730 }) })
  .map(({ startDate, days }) => ({ startDate, endDate: addDays(startDate, days) }));

/** The person's approved requests, of two types, with their work; each of the places has an id. */
function absencesOf({ requests, terms, employment }: LeaveFacts): AbsentPerson {
  const [first, ...later] = terms.map(
    (each, index): WorkTerms => ({ ...each, place: { ...each.place, id: `place ${index % 2}` } }),
  );
  const inOrder: TermsInOrder<WorkTerms> = first ? [first, ...later] : terms;
  return {
    employment,
    work: { terms: inOrder },
    requests: requests
      .filter(({ status }) => status === 'APPROVED')
      .map((request, index) => ({ ...request, type: index % 3 === 2 ? 'SICK_LEAVE' : 'VACATION' })),
  };
}

function sumBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string, amountIn: (row: Row) => number) {
  const groups = Object.entries(Object.groupBy(rows, keyOf)).map(
    ([key, group = []]) =>
      [key, group.reduce((sum, row) => sum + Math.round(amountIn(row) * 100), 0)] as const,
  );
  return Object.fromEntries(groups.filter(([, amount]) => amount > 0));
}

test('days add up to absences, and these to sums', () => {
  fc.assert(
    fc.property(anyCareer, anyPeriod, (facts, period) => {
      const person = absencesOf(facts);
      const sums = absenceRows('SUMS', absenceDays(period, person));
      const absences = absenceRows('ABSENCES', absenceDays(period, person));
      const days = absenceRows('DAYS', absenceDays(period, person)).map((row) => ({
        ...row,
        month: row.date.slice(0, 7),
      }));
      const keyOf = ({
        type,
        month,
        placeId,
      }: {
        type: string;
        month: string;
        placeId?: string | undefined;
      }) => `${type} ${month} ${placeId}`;
      expect(sumBy(days, keyOf, ({ share }) => share)).toEqual(sumBy(absences, keyOf, (row) => row.days));
      expect(sumBy(absences, keyOf, (row) => row.days)).toEqual(sumBy(sums, keyOf, (row) => row.days));
      for (const amount of ['hours', 'calendarDays'] as const) {
        expect(sumBy(absences, keyOf, (row) => row[amount])).toEqual(
          sumBy(sums, keyOf, (row) => row[amount]),
        );
      }
      expect(sumBy(days, keyOf, ({ hours }) => hours)).toEqual(sumBy(sums, keyOf, ({ hours }) => hours));
      expect(new Set(sums.map(keyOf)).size).toBe(sums.length);
    }),
    { numRuns: 300 },
  );
});

test('every period has the days of the team report, and a year or month those of the statistics', () => {
  fc.assert(
    fc.property(anyCareer, anyPeriod, fc.integer({ min: 0, max: 11 }), (facts, period, monthIndex) => {
      const person = absencesOf(facts);
      const requests = person.requests.map((each) => ({
        ...each,
        status: 'APPROVED' as const,
        employment: facts.employment,
        work: person.work,
      }));
      const daysIn = (within: Period) =>
        sumBy(
          absenceRows('SUMS', absenceDays(within, person)),
          ({ type }) => type,
          ({ days }) => days,
        );
      const reported = (byType: Record<string, number>) =>
        sumBy(
          Object.entries(byType),
          ([type]) => type,
          ([, days]) => days,
        );
      expect(daysIn(period)).toEqual(reported(businessDaysByType(requests, period)));
      const year = statistics(2026, requests);
      expect(daysIn(calendarYear(2026))).toEqual(reported(year.businessDaysByType));
      const month = String(monthIndex + 1).padStart(2, '0');
      const ofMonth = { startDate: `2026-${month}-01`, endDate: endOfMonth(`2026-${month}`) };
      expect(daysIn(ofMonth)).toEqual(reported(year.byMonth[monthIndex]?.businessDaysByType ?? {}));
    }),
    { numRuns: 200 },
  );
});

test('the months of a leave year add up to what the ledger has as taken, for types that count worked days', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyCareer, (facts) => {
      fc.pre(facts.type.counts === 'WORKED');
      const person = absencesOf(facts);
      const requests = person.requests.map((each) => ({ ...each, type: facts.type.code }));
      for (const year of leaveYearsBetween('2025-01-01', '2028-06-30', facts)) {
        const taken = takenIn(year, facts);
        const rows = absenceRows('SUMS', absenceDays(year, { ...person, requests }));
        const sumOf = (amount: 'days' | 'hours') =>
          rows.reduce((sum, row) => sum + Math.round(row[amount] * 100), 0);
        if (facts.type.unit === 'DAY') expect(sumOf('days')).toBe(taken);
        else expect(sumOf('hours')).toBe(Math.round((taken * 100) / 60));
        if (taken > 0) compared += 1;
      }
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(50);
});

/** The charges of approved requests in the ledger's entries. */
function takenIn(period: Period, facts: LeaveFacts): number {
  const approved = new Set(facts.requests.filter(({ status }) => status === 'APPROVED').map(({ id }) => id));
  return ledger(facts, period.endDate)
    .entries.filter(
      ({ date, cause }) =>
        includes(period, date) && cause.kind === 'REQUEST' && approved.has(cause.requestId),
    )
    .reduce((sum, { amount }) => sum - amount, 0);
}

function endOfMonth(month: string) {
  const { length } = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter((date) =>
    date.startsWith(month),
  );
  return `${month}-${length}`;
}
