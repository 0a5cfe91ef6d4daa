import { dayOfWeek } from '@almanac/domain/calendar/calendar-date';
import { calendarDays, includes } from '@almanac/domain/calendar/period';
import { expect, test } from 'vitest';
import {
  comingDays,
  comingPeriods,
  comingYear,
  isOver,
  weeksAroundToday,
  weeksWithin,
} from './away-periods.ts';

const inWords = ({
  which = '',
  startDate,
  endDate,
}: {
  which?: string;
  startDate: string;
  endDate: string;
}) => `${which} ${startDate.slice(5)} to ${endDate.slice(5)}`.trim();

test.each([
  ['2026-11-23', ['today 11-23 to 11-23', 'this-week 11-24 to 11-29', 'next-week 11-30 to 12-06']],
  ['2026-11-28', ['today 11-28 to 11-28', 'this-week 11-29 to 11-29', 'next-week 11-30 to 12-06']],
  ['2026-11-29', ['today 11-29 to 11-29', 'this-week 11-30 to 11-29', 'next-week 11-30 to 12-06']],
])('on %s: today, the rest of the week and the next', (today, expected) => {
  expect(comingPeriods(today, 1).map(inWords)).toEqual(expected);
  expect(inWords(comingDays(today, 1))).toBe(`${today.slice(5)} to 12-06`);
});

test('no rest of the week on its Sunday', () => {
  const left = ['2026-11-23', '2026-11-28', '2026-11-29'].map((today) =>
    comingPeriods(today, 1).filter(isOver),
  );
  expect(left.map(({ length }) => length)).toEqual([0, 0, 1]);
});

test('a month is split into weeks; the first and last may be short', () => {
  expect(weeksWithin({ startDate: '2026-11-01', endDate: '2026-11-30' }, 1).map(inWords)).toEqual([
    '11-01 to 11-01',
    '11-02 to 11-08',
    '11-09 to 11-15',
    '11-16 to 11-22',
    '11-23 to 11-29',
    '11-30 to 11-30',
  ]);
});

test.each(['2026-11-25', '2026-11-29', '2026-11-30'])('52 whole weeks lie around %s', (today) => {
  const weeks = weeksAroundToday(today, 1);
  expect(weeks).toHaveLength(52);
  expect(weeks.findIndex((week) => includes(week, today))).toBe(6);
  expect(new Set(weeks.map((week) => `${dayOfWeek(week.startDate)} ${calendarDays(week)}`))).toEqual(
    new Set(['1 7']),
  );
  expect(comingYear(today, 1)).toEqual({ startDate: weeks[0]?.startDate, endDate: weeks.at(-1)?.endDate });
});
