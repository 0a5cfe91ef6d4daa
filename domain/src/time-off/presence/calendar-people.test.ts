import { expect, test } from 'vitest';
import { earliestDate } from '../../calendar/calendar-date.ts';
import type { WorkFacts } from '../../work-time/day-of-work.ts';
import { placeWith } from '../../work-time/place.ts';
import { calendarPeople } from './calendar-people.ts';
import { freeDaysOf } from './free-days.ts';

const epiphany = { date: '2026-01-06', name: 'Epiphany' };
const bavaria: WorkFacts = {
  terms: [
    {
      from: earliestDate,
      schedule: { minutes: [...Array(8).fill(240), ...Array(6).fill(0)] },
      place: placeWith([epiphany], { name: 'Bavaria' }),
    },
  ],
};
const fromFriday = { startDate: '2026-01-02', endDate: '2026-01-06' };

test('days off are listed once for all people with the same schedule', () => {
  const people = [
    { id: 'ann', name: 'Ann', work: bavaria },
    { id: 'bo', name: 'Bo' },
    { id: 'cem', name: 'Cem', work: bavaria, isActive: false as const },
  ];
  expect(calendarPeople(fromFriday, people)).toEqual({
    people: [
      { id: 'ann', name: 'Ann', worksAs: 0 },
      { id: 'bo', name: 'Bo', worksAs: 1 },
      { id: 'cem', name: 'Cem', isActive: false, worksAs: 0 },
    ],
    works: [
      {
        free: [
          { date: '2026-01-02' },
          { date: '2026-01-03' },
          { date: '2026-01-04' },
          { date: '2026-01-06', holiday: { name: 'Epiphany' } },
        ],
      },
      { free: [{ date: '2026-01-03' }, { date: '2026-01-04' }] },
    ],
  });
});

test('with no one in view there are no days', () => {
  expect(calendarPeople(fromFriday, [])).toEqual({ people: [], works: [] });
  expect(freeDaysOf(bavaria, [])).toEqual([]);
});
