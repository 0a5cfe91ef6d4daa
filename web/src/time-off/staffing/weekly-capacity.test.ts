import { expect, test } from 'vitest';
import { weeklyCapacity } from './weekly-capacity.ts';

const weeks = [
  { startDate: '2026-03-02', endDate: '2026-03-08' },
  { startDate: '2026-03-09', endDate: '2026-03-15' },
];

function day(date: string, availablePercent: number, absentPercent = 0) {
  return { date, allocatedPercent: availablePercent + absentPercent, absentPercent, availablePercent };
}

test('a week is the average of its business days, in full-time people to one decimal', () => {
  const days = [
    day('2026-03-02', 250),
    day('2026-03-03', 250),
    day('2026-03-04', 150, 100),
    day('2026-03-05', 150, 100),
    day('2026-03-06', 150, 100),
    day('2026-03-09', 33.3),
  ];
  expect(weeklyCapacity(days, weeks)).toEqual([
    { startDate: '2026-03-02', available: 1.9, absent: 0.6 },
    { startDate: '2026-03-09', available: 0.3, absent: 0 },
  ]);
});

test('a week without data has no capacity', () => {
  expect(weeklyCapacity([], weeks).map(({ available }) => available)).toEqual([0, 0]);
});

test('tenths of a percent do not drift', () => {
  const days = ['02', '03', '04', '05', '06'].map((number) => day(`2026-03-${number}`, 0.1));
  expect(weeklyCapacity(days, weeks)[0]?.available).toBe(0);
  expect(weeklyCapacity([day('2026-03-02', 105)], weeks)[0]?.available).toBe(1.1);
});
