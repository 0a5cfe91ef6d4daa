import { expect, test } from 'vitest';
import { placeWith } from '../place.ts';
import { lacksHolidays, missingHolidays, missingYears } from './missing-holidays.ts';

const schedule = { minutes: [...Array<number>(10).fill(240), 0, 0, 0, 0] };
const placeOf = (id: string, ...dates: string[]) =>
  placeWith(
    dates.map((date) => ({ date, name: 'Holiday' })),
    { id, name: `Place ${id}` },
  );

test('a place lacks a year without holidays after a year with some', () => {
  expect(lacksHolidays([2026], 2027)).toBe(true);
  expect(lacksHolidays([2024], 2027)).toBe(true);
  expect(lacksHolidays([2026, 2027], 2027)).toBe(false);
  expect(lacksHolidays([2028], 2027)).toBe(false);
});

test('a place that never had holidays lacks none', () => {
  expect(lacksHolidays([], 2027)).toBe(false);
  expect(missingHolidays(['2027-01-04'], [{ from: '1900-01-01', schedule, place: placeOf('a') }])).toEqual(
    [],
  );
});

test('the next year is due from 1 September', () => {
  const listed = { version: 1, planId: 'plan', scheduleId: 'schedule' };
  const places = [
    { id: 'a', name: 'Munich', years: [{ year: 2026, holidays: 13 }], ...listed },
    { id: 'b', name: 'London', years: [{ year: 2025, holidays: 8 }], ...listed },
    { id: 'c', name: 'Nowhere', years: [], ...listed },
  ];
  const dueOn = (today: string) =>
    missingYears(places, today).map(({ place, year }) => `${place.name} ${year}`);
  expect(dueOn('2025-08-31')).toEqual([]);
  expect(dueOn('2026-08-31')).toEqual(['London 2026']);
  expect(dueOn('2026-09-01')).toEqual(['London 2026', 'Munich 2027', 'London 2027']);
  expect(dueOn('2026-12-31')).toEqual(['London 2026', 'Munich 2027', 'London 2027']);
  expect(dueOn('2027-01-01')).toEqual(['Munich 2027', 'London 2027']);
});

test('days over New Year and a move name each place and year once', () => {
  const terms = [
    { from: '1900-01-01', schedule, place: placeOf('a', '2026-01-01', '2027-01-01') },
    { from: '2027-01-05', schedule, place: placeOf('b', '2026-01-01') },
  ] as const;
  const dates = ['2026-12-31', '2027-01-04', '2027-01-05', '2027-01-06', '2028-01-03'];
  expect(missingHolidays(dates, terms)).toEqual([
    { place: { id: 'b', name: 'Place b' }, year: 2027 },
    { place: { id: 'b', name: 'Place b' }, year: 2028 },
  ]);
});

test('a place without an id, as in an example, is not named', () => {
  const place = placeWith([{ date: '2026-01-01', name: 'New Year' }]);
  expect(missingHolidays(['2027-01-04'], [{ from: '1900-01-01', schedule, place }])).toEqual([]);
});
