import type { Calendar } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import { expect, test } from 'vitest';
import { coverageByDay, freeText, holidaysByDay, isAnyoneAtWork, whyFreeOf } from './calendar-free-days.ts';

const epiphany = { date: '2026-01-06', name: 'Epiphany' };
const calendar: Calendar = {
  people: [
    { id: 'ann', name: 'Ann', worksAs: 0 },
    { id: 'bea', name: 'Bea', worksAs: 0 },
    { id: 'cem', name: 'Cem' },
  ],
  absences: [],
  places: ['Bavaria', 'England', 'Malta', 'Spain'].map((name) => ({ id: name.toLowerCase(), name })),
  holidays: [
    ...['bavaria', 'england', 'malta', 'spain'].map((placeId) => ({
      date: '2026-01-01',
      name: 'New Year',
      placeId,
    })),
    { ...epiphany, placeId: 'bavaria' },
    { ...epiphany, name: 'Kings', half: 'PM', placeId: 'spain' },
    { ...epiphany, name: 'Kings', half: 'PM', placeId: 'malta' },
  ],
  works: [{ free: [{ date: '2026-01-05' }, { date: '2026-01-06', holiday: epiphany }] }],
  coverage: [{ date: '2026-01-03', people: 2, away: 0, percentAway: 0, exceedsCapacityLimit: false }],
  truncated: false,
};

test('holidays name their places if these differ', () => {
  const named = holidaysByDay(calendar);
  expect(named.get('2026-01-01')).toEqual(['New Year']);
  expect(named.get('2026-01-06')).toEqual(['Epiphany in Bavaria', 'Kings (afternoon) in Malta, Spain']);
  expect(named.get('2026-01-07')).toBeUndefined();
  expect(holidaysByDay(undefined).size).toBe(0);
});

test('a person has their own free days, a colleague the weekend', () => {
  const whyFree = (userId: string, date: string) => {
    const reason = whyFreeOf(calendar)(userId, date);
    return reason && freeText(reason);
  };
  expect(whyFree('bea', '2026-01-05')).toBe('free day');
  expect(whyFree('ann', '2026-01-06')).toBe('holiday: Epiphany');
  expect(whyFree('ann', '2026-01-07')).toBeUndefined();
  expect(whyFree('cem', '2026-01-06')).toBeUndefined();
  expect(whyFree('cem', '2026-01-10')).toBe('free day');
});

test('a day with anyone at work is a work day', () => {
  const atWork = (date: string, of: Calendar | undefined) => isAnyoneAtWork(date, coverageByDay(of));
  expect(['2026-01-03', '2026-01-04', '2026-01-06'].map((date) => atWork(date, calendar))).toEqual([
    true,
    false,
    false,
  ]);
  expect(atWork('2026-01-06', undefined)).toBe(true);
  expect(atWork('2026-01-03', { ...calendar, coverage: [] })).toBe(false);
});
