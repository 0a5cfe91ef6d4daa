import { expect, test } from 'vitest';
import { holidaysByDay, isAnyoneAtWork, whyFreeOf } from './calendar-free-days.ts';

const epiphany = { date: '2026-01-06', name: 'Epiphany' };
const freeDays = {
  holidays: [
    { date: '2026-01-01', name: 'New Year', places: ['Bavaria', 'England'], isForAll: true },
    { ...epiphany, places: ['Bavaria'], isForAll: false },
    { ...epiphany, name: 'Kings', half: 'PM' as const, places: ['Spain', 'Malta'], isForAll: false },
  ],
  free: [
    { userIds: ['ann', 'bea'], days: [{ date: '2026-01-05' }, { date: '2026-01-06', holiday: epiphany }] },
  ],
};

test('holidays name their places if these differ', () => {
  const named = holidaysByDay(freeDays);
  expect(named.get('2026-01-01')).toEqual(['New Year']);
  expect(named.get('2026-01-06')).toEqual(['Epiphany in Bavaria', 'Kings (afternoon) in Spain, Malta']);
  expect(named.get('2026-01-07')).toBeUndefined();
  expect(holidaysByDay(undefined).size).toBe(0);
});

test('a person has their own free days', () => {
  const whyFree = whyFreeOf(freeDays);
  expect(whyFree('bea', '2026-01-05')).toBe('free day');
  expect(whyFree('ann', '2026-01-06')).toBe('holiday: Epiphany');
  expect(whyFree('ann', '2026-01-07')).toBeUndefined();
  expect(whyFree('cem', '2026-01-06')).toBeUndefined();
});

test('a day with anyone at work is a work day', () => {
  const days = [
    { date: '2026-01-03', people: 1, away: 0 },
    { date: '2026-01-06', people: 0, away: 0 },
  ];
  const coverage = { people: 2, days };
  const atWork = (date: string, of: typeof coverage | undefined) => isAnyoneAtWork(date, of);
  expect(['2026-01-03', '2026-01-04', '2026-01-06'].map((date) => atWork(date, coverage))).toEqual([
    true,
    false,
    false,
  ]);
  expect(atWork('2026-01-06', undefined)).toBe(true);
  expect(atWork('2026-01-03', { people: 0, days: [] })).toBe(false);
});
