import { expect, test } from 'vitest';
import { englishTexts } from '../testing/english.ts';
import { loggedHoliday, loggedSchedule } from './logged-work-time.ts';
import { holidayText, hoursText, scheduleText } from './work-time-words.ts';

const day = (morning: number, afternoon: number) => [morning, afternoon];
const free = [0, 0];
const full = day(240, 240);
const week = (...days: number[][]) => [...days, ...Array(7 - days.length).fill(free)].flat();

test.each([
  ['Mon–Fri 8 h', week(full, full, full, full, full)],
  ['Mon–Thu 9 h', week(...Array(4).fill(day(270, 270)))],
  ['Mon–Thu 8 h, Fri 4 h (morning)', week(full, full, full, full, day(240, 0))],
  ['Mon 3:30 h (afternoon)', week(day(0, 210))],
  ['Mon 8 h (5 h + 3 h), Wed 8 h', week(day(300, 180), free, full)],
  ['Mon–Sun 1:05 h (0:30 h + 0:35 h)', Array(7).fill(day(30, 35)).flat()],
])('%s', (text, minutes) => {
  expect(scheduleText({ minutes }, englishTexts)).toBe(text);
});

test('several weeks are listed in order, with the Monday they repeat from', () => {
  const minutes = [...week(full, full, full, full, full), ...week(), ...week(full)];
  expect(scheduleText({ minutes, anchor: '2026-08-03' }, englishTexts)).toBe(
    'week 1: Mon–Fri 8 h; week 2: free; week 3: Mon 8 h; from 2026-08-03',
  );
});

test('hours and holidays as text', () => {
  expect([0, 240, 275, 605].map((minutes) => hoursText(minutes, englishTexts))).toEqual([
    '0 h',
    '4 h',
    '4:35 h',
    '10:05 h',
  ]);
  expect(holidayText({ name: 'Christmas Eve', half: 'PM' }, englishTexts)).toBe('Christmas Eve (afternoon)');
  expect(holidayText({ name: 'A day', half: 'AM' }, englishTexts)).toBe('A day (morning)');
  expect(holidayText({ name: 'Christmas Day' }, englishTexts)).toBe('Christmas Day');
});

test('the audit log has schedules and holidays in English', () => {
  expect(loggedSchedule({ minutes: week(full, full, full, full, day(240, 0)) })).toBe(
    'Mon–Thu 8 h, Fri 4 h (morning)',
  );
  expect(loggedHoliday({ date: '2026-12-24', name: 'Christmas Eve', half: 'PM' })).toBe(
    '2026-12-24 Christmas Eve (afternoon)',
  );
});
