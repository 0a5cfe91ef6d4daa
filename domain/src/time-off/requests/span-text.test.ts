import { expect, test } from 'vitest';
import { englishTexts } from '../../testing/english.ts';
import { datesText } from './messages/dates-text.ts';
import {
  halfWords,
  hoursMessage,
  hoursText,
  type RequestedTime,
  spanMessage,
  spanText,
  spanTextBeside,
  statedHalvesOf,
} from './span-text.ts';

const day = { startDate: '2026-08-03', endDate: '2026-08-03' };
const week = { startDate: '2026-08-03', endDate: '2026-08-07' };

test.each([
  [day, 'Mon 3 Aug 2026'],
  [{ ...day, startHalf: 'PM' }, 'Mon 3 Aug 2026, afternoon'],
  [{ ...day, endHalf: 'AM' }, 'Mon 3 Aug 2026, morning'],
  [{ ...day, minutes: 150 }, 'Mon 3 Aug 2026, 2:30 hours'],
  [{ ...week, startHalf: 'AM', endHalf: 'PM' }, 'Mon 3 to Fri 7 Aug 2026'],
  [{ ...week, startHalf: 'PM' }, 'Mon 3 Aug 2026 (afternoon) to Fri 7 Aug 2026'],
  [{ ...week, endHalf: 'AM' }, 'Mon 3 Aug 2026 to Fri 7 Aug 2026 (morning)'],
  [{ ...week, startHalf: 'PM', endHalf: 'AM' }, 'Mon 3 Aug 2026 (afternoon) to Fri 7 Aug 2026 (morning)'],
] satisfies [RequestedTime, string][])('%o is %s', (time, text) => {
  expect(spanText(time, englishTexts)).toBe(text);
});

test.each([
  [{ ...day, startHalf: 'PM' }, 'Mon 3 Aug, afternoon'],
  [{ ...day, minutes: 150 }, 'Mon 3 Aug, 2:30 hours'],
  [week, 'Mon 3 to Fri 7 Aug'],
  [{ ...week, startHalf: 'PM', endHalf: 'AM' }, 'Mon 3 Aug (afternoon) to Fri 7 Aug (morning)'],
  [
    { startDate: '2026-12-28', endDate: '2027-01-01', endHalf: 'AM' },
    'Mon 28 Dec to Fri 1 Jan 2027 (morning)',
  ],
  [{ startDate: '2027-01-04', endDate: '2027-01-04', startHalf: 'PM' }, 'Mon 4 Jan 2027, afternoon'],
] satisfies [RequestedTime, string][])('beside a day of the same year, %o is %s', (time, text) => {
  expect(spanTextBeside(time, day, englishTexts)).toBe(text);
});

test('a span as a message survives JSON', () => {
  const message = JSON.parse(JSON.stringify(spanMessage({ ...week, startHalf: 'PM' })));
  expect(englishTexts.text(message)).toBe('Mon 3 Aug 2026 (afternoon) to Fri 7 Aug 2026');
});

test('dates have their year unless others are in the same one', () => {
  expect(datesText(week, englishTexts)).toBe('Mon 3 to Fri 7 Aug 2026');
  expect(datesText({ ...week, beside: day }, englishTexts)).toBe('Mon 3 to Fri 7 Aug');
});

test('hours have the format of a clock', () => {
  expect([0, 1, 45, 60, 65, 120, 2400].map((minutes) => hoursText(minutes, englishTexts))).toEqual([
    '0 hours',
    '1 minute',
    '45 minutes',
    '1 hour',
    '1:05 hours',
    '2 hours',
    '40 hours',
  ]);
  expect(hoursMessage(65)).toEqual('1:05 hours');
});

test('whole days have no labels for their halves', () => {
  expect(halfWords(week, englishTexts)).toEqual({ start: undefined, end: undefined });
});

test.each([
  [{ startHalf: 'AM', endHalf: 'PM', minutes: null }, {}],
  [{}, {}],
  [{ startHalf: 'PM', endHalf: 'PM' }, { startHalf: 'PM' }],
  [{ startHalf: 'AM', endHalf: 'AM' }, { endHalf: 'AM' }],
  [{ startHalf: null, endHalf: null, minutes: 150 }, { minutes: 150 }],
] as const)('%j has the fields %j', (time, fields) => {
  expect(statedHalvesOf(time)).toEqual(fields);
});
