import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { calendarYear } from '../../calendar/period.ts';
import { standardTypes } from '../../leave/types/leave-type.ts';
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

test("days count by their person's schedule, half a day as half", () => {
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

describe('hours', () => {
  const hour = {
    type: 'ERRAND',
    status: 'APPROVED',
    startDate: '2026-08-03',
    endDate: '2026-08-03',
    startHalf: 'AM',
    endHalf: 'AM',
    minutes: 60,
  } as const;

  test('are their share of the day, added exactly and rounded at the end', () => {
    expect(businessDaysByType([hour], calendarYear(2026))).toMatchObject({ ERRAND: 0.13 });
    expect(businessDaysByType([hour, hour], calendarYear(2026))).toMatchObject({ ERRAND: 0.25 });
    const year = statistics(2026, [hour, hour]);
    expect(year).toMatchObject({ totalRequests: 2, businessDaysByType: { ERRAND: 0.25 } });
    expect(year.byMonth[7]).toMatchObject({ businessDays: 0.25, businessDaysByType: { ERRAND: 0.25 } });
    const thirds = Array.from({ length: 3 }, () => ({ ...hour, minutes: 160 }));
    expect(businessDaysByType(thirds, calendarYear(2026))).toMatchObject({ ERRAND: 1 });
    expect(businessDaysByType(thirds, calendarYear(2027))).not.toHaveProperty('ERRAND');
  });
});

test('nothing outside the employment counts: no days, and no request entirely outside', () => {
  const request = { type: 'VACATION', status: 'APPROVED' } as const;
  const until = { ...request, startDate: '2026-11-16', endDate: '2026-11-27' };
  const employment = { employmentEnd: '2026-11-20' };
  const after = { ...request, status: 'PENDING', startDate: '2026-11-23', endDate: '2026-11-27' } as const;
  const year = statistics(2026, [
    { ...until, employment },
    { ...after, employment },
  ]);
  expect(year).toMatchObject({
    totalRequests: 1,
    byStatus: { APPROVED: 1, PENDING: 0 },
    byType: { VACATION: 1 },
    businessDaysByType: { VACATION: 5 },
  });
  expect(year.byMonth[10]).toMatchObject({ businessDays: 5 });
  const joiner = { ...until, employment: { employmentStart: '2026-11-26' } };
  expect(businessDaysByType([joiner], calendarYear(2026))).toMatchObject({ VACATION: 2 });
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

test('the counts by status, by type and by month each add up to the total', () => {
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
