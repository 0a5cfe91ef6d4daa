import { expect, test } from 'vitest';
import { byDay, dayAfterKey, monthName, monthOf, readMonth, weeksOf } from './calendar-month.ts';

const today = '2026-11-21';
const august = { startDate: '2026-08-01', endDate: '2026-08-31' };

test('the address names the month', () => {
  expect(readMonth('2026-08', today)).toEqual(august);
  expect(monthName(august)).toBe('2026-08');
});

test.each([null, '', '2026', '2026-13', '2026-8', '0026-08', 'august'])(
  'an address without a valid month (%s) shows this month',
  (text) => {
    expect(readMonth(text, today)).toEqual({ startDate: '2026-11-01', endDate: '2026-11-30' });
  },
);

test('February has its own length', () => {
  expect(monthOf('2027-02-14').endDate).toBe('2027-02-28');
  expect(monthOf('2028-02-14').endDate).toBe('2028-02-29');
});

test.each([
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-11', 5, '2026-11-01', '2026-12-05'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
])('%s takes %i weeks, Sunday to Saturday', (month, count, first, last) => {
  const weeks = weeksOf(readMonth(month, today), 0);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]?.[0]).toBe(first);
  expect(weeks.at(-1)?.at(-1)).toBe(last);
});

test('a request is listed on each of its days in the month only', () => {
  const request = { startDate: '2026-07-30', endDate: '2026-08-02' };
  const days = byDay([request], august);
  expect(days.size).toBe(31);
  expect([...days].filter(([, requests]) => requests.length > 0).map(([day]) => day)).toEqual([
    '2026-08-01',
    '2026-08-02',
  ]);
});

test('requests of a day keep their order', () => {
  const first = { startDate: '2026-08-03', endDate: '2026-08-05', id: 'first' };
  const second = { startDate: '2026-08-04', endDate: '2026-08-04', id: 'second' };
  expect(byDay([first, second], august).get('2026-08-04')).toEqual([first, second]);
});

test.each([
  ['ArrowLeft', '2026-07-31'],
  ['ArrowRight', '2026-08-02'],
  ['ArrowUp', '2026-07-25'],
  ['ArrowDown', '2026-08-08'],
  ['PageUp', '2026-07-01'],
  ['PageDown', '2026-09-01'],
  ['Home', '2026-07-26'],
  ['End', '2026-08-01'],
])('%s moves from Saturday 1 August to %s', (key, target) => {
  expect(dayAfterKey(key, '2026-08-01', 0)).toBe(target);
});

test('Page Down from a 31st moves to the last day of a shorter month', () => {
  expect(dayAfterKey('PageDown', '2026-08-31', 0)).toBe('2026-09-30');
});

test("other keys don't move, nor does one beyond the last calendar date", () => {
  expect(dayAfterKey('Enter', '2026-08-01', 0)).toBeUndefined();
  expect(dayAfterKey('ArrowRight', '2199-12-31', 0)).toBeUndefined();
});
