import { expect, test } from 'vitest';
import { earliestDate } from '../../calendar/calendar-date.ts';
import type { WorkFacts } from '../../work-time/day-of-work.ts';
import { type Holiday, placeWith } from '../../work-time/place.ts';
import { freeDays } from './free-days.ts';

const fullWeek = [...Array(10).fill(240), 0, 0, 0, 0];
const fourDays = [...Array(8).fill(240), ...Array(6).fill(0)];

function workAt(place: string, holidays: Holiday[], minutes = fullWeek): WorkFacts {
  return {
    terms: [{ from: earliestDate, schedule: { minutes }, place: placeWith(holidays, { name: place }) }],
  };
}

const newYear = { date: '2026-01-01', name: 'New Year' };
const epiphany = { date: '2026-01-06', name: 'Epiphany' };
const bavaria = workAt('Bavaria', [newYear, epiphany]);
const england = workAt('England', [newYear]);
const firstWeek = { startDate: '2026-01-01', endDate: '2026-01-06' };

function person(id: string, work: WorkFacts, more = {}) {
  return { id, work, isActive: true, hasTimeOff: false, ...more };
}

test('a holiday names its places, and whether everyone has it', () => {
  const people = [person('ann', bavaria), person('bea', england)];
  expect(freeDays(firstWeek, people).holidays).toEqual([
    { ...newYear, places: ['Bavaria', 'England'], isForAll: true },
    { ...epiphany, places: ['Bavaria'], isForAll: false },
  ]);
});

test('people not employed then, or deactivated, do not count', () => {
  const people = [
    person('ann', bavaria),
    person('bea', england, { employmentStart: '2026-01-07' }),
    person('cem', england, { isActive: false }),
  ];
  expect(freeDays(firstWeek, people).holidays.map(({ isForAll }) => isForAll)).toEqual([true, true]);
  expect(freeDays(firstWeek, []).holidays).toEqual([]);
});

test('a half holiday is separate from a whole one', () => {
  const eve = { date: '2026-12-24', name: 'Christmas Eve' };
  const people = [
    person('ann', workAt('Bavaria', [{ ...eve, half: 'PM' }])),
    person('bea', workAt('Saxony', [eve])),
  ];
  const { holidays } = freeDays({ startDate: eve.date, endDate: eve.date }, people);
  expect(holidays).toEqual([
    { ...eve, half: 'PM', places: ['Bavaria'], isForAll: false },
    { ...eve, places: ['Saxony'], isForAll: false },
  ]);
});

test('free days are those of people with time off, once per schedule', () => {
  const people = [
    person('ann', bavaria, { hasTimeOff: true }),
    person('bea', bavaria, { hasTimeOff: true, isActive: false }),
    person('cem', workAt('Bavaria', [epiphany], fourDays), { hasTimeOff: true }),
    person('dee', england),
  ];
  expect(freeDays(firstWeek, people).free).toEqual([
    {
      userIds: ['ann', 'bea'],
      days: [
        { date: '2026-01-01', holiday: { name: 'New Year' } },
        { date: '2026-01-03' },
        { date: '2026-01-04' },
        { date: '2026-01-06', holiday: { name: 'Epiphany' } },
      ],
    },
    {
      userIds: ['cem'],
      days: [
        { date: '2026-01-02' },
        { date: '2026-01-03' },
        { date: '2026-01-04' },
        { date: '2026-01-06', holiday: { name: 'Epiphany' } },
      ],
    },
  ]);
});

test('a day with half of it worked is not free', () => {
  const mornings = workAt('Bavaria', [{ ...epiphany, half: 'PM' }]);
  const day = { startDate: epiphany.date, endDate: epiphany.date };
  expect(freeDays(day, [person('ann', mornings, { hasTimeOff: true })]).free).toEqual([
    { userIds: ['ann'], days: [] },
  ]);
});
