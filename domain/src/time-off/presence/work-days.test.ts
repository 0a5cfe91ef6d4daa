import { expect, test } from 'vitest';
import { bavaria, week } from '../../testing/leave-worlds.ts';
import { daysAroundYear } from '../../work-time/holidays/bridge-days.ts';
import { checkWorkDaysPeriod, workDays } from './work-days.ts';

test('each day has its working time and its holiday', () => {
  const work = {
    terms: [{ from: '1900-01-01', schedule: week('MTWt', 270), place: bavaria }],
  } as const;
  expect(workDays({ startDate: '2026-12-23', endDate: '2026-12-25' }, work)).toEqual([
    { date: '2026-12-23', am: 270, pm: 270 },
    { date: '2026-12-24', am: 270, pm: 0, holiday: { name: 'Holiday 2026-12-24', half: 'PM' } },
    { date: '2026-12-25', am: 0, pm: 0, holiday: { name: 'Holiday 2026-12-25' } },
  ]);
});

test('a leap year fits, with the days that decide its bridge days', () => {
  expect(checkWorkDaysPeriod(daysAroundYear(2028))).toMatchObject({ refused: false });
});

test.each([
  ['2026-01-01', '2026-12-31', undefined],
  ['2026-01-01', '2027-02-04', undefined],
  ['2026-01-01', '2027-02-05', 'The period must be at most 400 days long'],
  ['2026-01-02', '2026-01-01', 'End date must be on or after start date'],
])('from %s to %s: %s', (startDate, endDate, message) => {
  expect(checkWorkDaysPeriod({ startDate, endDate })).toMatchObject(
    message === undefined ? { refused: false } : { issues: [{ path: 'endDate', message }] },
  );
});
