import { expect, test } from 'vitest';
import type { CalendarEntry } from './calendar-entry.ts';
import { marksOfEntries, marksOfMonth, marksOfWorks } from './legend-marks.ts';

const day: CalendarEntry = {
  id: 'one',
  user: { id: 'ann', name: 'Ann' },
  type: 'VACATION',
  isPending: false,
  startDate: '2026-08-03',
  endDate: '2026-08-03',
  startHalf: 'AM',
  endHalf: 'PM',
};

test('only the marks that a bar has are explained, each once', () => {
  expect(marksOfEntries([day])).toEqual([]);
  const afternoon = { ...day, startHalf: 'PM' } as const;
  expect(marksOfEntries([afternoon, { ...day, isPending: true }, afternoon])).toEqual([
    'pending',
    'half-day',
  ]);
});

test('hours are no half day', () => {
  expect(marksOfEntries([{ ...day, endHalf: 'AM', minutes: 120 }])).toEqual(['hours']);
});

test('a public holiday is explained only in its month', () => {
  const holidays = new Map([['2026-09-01', ['Feast']]]);
  expect(marksOfMonth({ startDate: '2026-08-01', endDate: '2026-08-31' }, holidays)).toEqual([]);
  expect(marksOfMonth({ startDate: '2026-09-01', endDate: '2026-09-30' }, holidays)).toEqual([
    'public-holiday',
  ]);
});

test('holidays and free days are explained where a schedule has them', () => {
  const saturday = { date: '2026-08-08' };
  const feast = { date: '2026-08-05', holiday: { name: 'Feast' } };
  expect(marksOfWorks([])).toEqual([]);
  expect(marksOfWorks([{ free: [saturday] }])).toEqual(['free-day']);
  expect(marksOfWorks([{ free: [saturday] }, { free: [feast] }])).toEqual(['holiday', 'free-day']);
});
