import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  ChangeSchedule,
  Schedule,
  SuggestedHoliday,
  SuggestHolidays,
  WriteHolidays,
  WritePlace,
  WriteSchedule,
} from './schema.ts';

const week = [240, 240, 240, 240, 240, 240, 240, 240, 240, 240, 0, 0, 0, 0];
const schedule = { name: 'Monday to Friday', minutes: week };

test('a schedule of one week needs no anchor Monday, one of several weeks does', () => {
  expect(issuesOf(WriteSchedule, schedule)).toEqual([]);
  const fortnight = { ...schedule, minutes: [...week, ...week] };
  expect(issuesOf(WriteSchedule, { ...fortnight, anchor: '2026-08-03' })).toEqual([]);
  expect(issuesOf(WriteSchedule, fortnight)).toEqual([
    ['anchor', 'First Monday is required if several weeks repeat'],
  ]);
  const id = '01900000-0000-7000-8000-000000000001';
  expect(Schedule.safeParse({ ...schedule, id, version: 1 }).success).toBe(true);
});

test.each([
  ['no work', { minutes: week.map(() => 0) }, 'minutes', 'A schedule needs some work'],
  ['half a week', { minutes: week.slice(7) }, 'minutes', 'A schedule has 1 to 4 weeks of 14 half days'],
  ['five weeks', { minutes: Array(70).fill(240) }, 'minutes', 'A schedule has 1 to 4 weeks of 14 half days'],
  [
    '13 hours in a morning',
    { minutes: [780, ...week.slice(1)] },
    'minutes.0',
    'Half a day has at most 720 minutes',
  ],
  ['less than nothing', { minutes: [-1, ...week.slice(1)] }, 'minutes.0', 'Minutes must not be negative'],
  ['a Tuesday', { anchor: '2026-08-04' }, 'anchor', 'First Monday must be a Monday'],
  ['no name', { name: '' }, 'name', 'Name is required'],
])('a schedule with %s is refused at its field', (_name, given, field, message) => {
  expect(issuesOf(WriteSchedule, { ...schedule, ...given })).toEqual([[field, message]]);
});

test('a day is a holiday once, whole or half', () => {
  const holidays = [
    { date: '2026-12-24', name: 'Christmas Eve', half: 'PM' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ];
  expect(issuesOf(WriteHolidays, { holidays })).toEqual([]);
  expect(issuesOf(WriteHolidays, { holidays: [...holidays, { date: '2026-12-24', name: 'Again' }] })).toEqual(
    [['holidays.2.date', 'A day can be a holiday only once']],
  );
  expect(issuesOf(WriteHolidays, { holidays: [{ ...holidays[0], half: 'NOON' }] })).toEqual([
    ['holidays.0.half', 'A half must be one of AM, PM'],
  ]);
  expect(SuggestedHoliday.safeParse({ ...holidays[0], preselected: true }).success).toBe(true);
});

test('a place names its plan and its schedule, and a change may have the version seen', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  const place = { name: 'Munich', region: 'DE-BY', planId: id, scheduleId: id };
  expect(issuesOf(WritePlace, { ...place, dryRun: true })).toEqual([]);
  expect(issuesOf(ChangeSchedule, { ...schedule, version: 3, fingerprint: 'abc' })).toEqual([]);
  expect(issuesOf(WritePlace, { ...place, planId: 'Germany' })).toMatchObject([
    ['planId', expect.any(String)],
  ]);
});

test.each([
  ['2026', 2026],
  ['1899', undefined],
  ['26', undefined],
  ['2026.5', undefined],
])('the year %s of suggested holidays is %s', (year, expected) => {
  expect(SuggestHolidays.safeParse({ country: 'DE', year }).data?.year).toBe(expected);
});

function issuesOf(schema: z.ZodMiniType, record: object): [string, string][] {
  return (schema.safeParse(record).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}
