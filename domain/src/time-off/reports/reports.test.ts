import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { calendarYear } from '../../calendar/period.ts';
import { standardTypes } from '../../leave/leave-type.ts';
import { bavaria, week } from '../../testing/leave-worlds.ts';
import type { WorkFacts } from '../../work-time/day-of-work.ts';
import { requestStatuses } from '../requests/vocabulary.ts';
import { businessDaysByType, statistics } from './reports.ts';

test('only the days within the period count', () => {
  const requests = [
    { type: 'VACATION', startDate: '2026-12-30', endDate: '2027-01-05' },
    { type: 'UNPAID', startDate: '2027-03-01', endDate: '2027-03-02' },
  ] as const;
  expect(businessDaysByType(requests, calendarYear(2026))).toEqual({
    VACATION: 2,
    SICK_LEAVE: 0,
    WORK_FROM_HOME: 0,
    UNPAID: 0,
  });
  expect(businessDaysByType(requests, calendarYear(2027))).toMatchObject({ VACATION: 3, UNPAID: 2 });
});

test('days count as their person works them, a half of one as half', () => {
  const work = {
    terms: [{ from: '1900-01-01', schedule: week('MTWt'), place: bavaria }],
  } satisfies WorkFacts;
  const vacation = { type: 'VACATION', work } as const;
  const requests = [
    { ...vacation, startDate: '2026-12-21', endDate: '2027-01-01' },
    { ...vacation, startDate: '2026-06-01', startHalf: 'PM', endDate: '2026-06-04' },
  ] as const;
  expect(businessDaysByType(requests, calendarYear(2026))).toMatchObject({ VACATION: 7 + 2.5 });
});

const anyRequest = fc
  .record({
    type: fc.constantFrom(...standardTypes),
    status: fc.constantFrom(...requestStatuses),
    start: fc.integer({ min: 0, max: 364 }),
    length: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ start, length, ...rest }) => {
    const startDate = addDays('2026-01-01', start);
    return { ...rest, startDate, endDate: addDays(startDate, length) };
  });

test('the counts by status, by type and by month each add up to the whole', () => {
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
  fc.assert(
    fc.property(fc.array(anyRequest, { maxLength: 20 }), (requests) => {
      const result = statistics(2026, requests);
      expect(result.totalRequests).toBe(requests.length);
      expect(sum(Object.values(result.byStatus))).toBe(requests.length);
      expect(sum(Object.values(result.byType))).toBe(requests.length);
      expect(sum(result.byMonth.map(({ businessDays }) => businessDays))).toBe(
        sum(Object.values(result.businessDaysByType)),
      );
      for (const [type, days] of Object.entries(result.businessDaysByType)) {
        expect(sum(result.byMonth.map((month) => month.businessDaysByType[type] ?? 0))).toBe(days);
      }
    }),
  );
});
