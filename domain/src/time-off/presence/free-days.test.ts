import { expect, test } from 'vitest';
import { earliestDate } from '../../calendar/calendar-date.ts';
import { daysOf } from '../../calendar/period.ts';
import type { WorkFacts } from '../../work-time/day-of-work.ts';
import { type Holiday, placeWith } from '../../work-time/place.ts';
import { freeDaysOf } from './free-days.ts';

const fullWeek = [...Array(10).fill(240), 0, 0, 0, 0];
const fourDays = [...Array(8).fill(240), ...Array(6).fill(0)];
const newYear = { date: '2026-01-01', name: 'New Year' };
const epiphany = { date: '2026-01-06', name: 'Epiphany' };
const firstWeek = daysOf({ startDate: '2026-01-01', endDate: '2026-01-06' });

function workWith(holidays: Holiday[], minutes = fullWeek): WorkFacts {
  return { terms: [{ from: earliestDate, schedule: { minutes }, place: placeWith(holidays) }] };
}

test('free days are those without work, with their holidays', () => {
  expect(freeDaysOf(workWith([newYear, epiphany]), firstWeek)).toEqual([
    { date: '2026-01-01', holiday: { name: 'New Year' } },
    { date: '2026-01-03' },
    { date: '2026-01-04' },
    { date: '2026-01-06', holiday: { name: 'Epiphany' } },
  ]);
  expect(freeDaysOf(workWith([], fourDays), firstWeek).map(({ date }) => date.slice(8))).toEqual([
    '02',
    '03',
    '04',
  ]);
});

test('half a holiday leaves the other half to work', () => {
  expect(freeDaysOf(workWith([{ ...epiphany, half: 'PM' }]), ['2026-01-06'])).toEqual([]);
});
