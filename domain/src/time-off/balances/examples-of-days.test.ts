import { describe, expect, test } from 'vitest';
import { amountOf } from '../../leave/types/amount.ts';
import {
  approved,
  balanceAt,
  bavaria,
  grant,
  holidays,
  linesOf,
  mondayToFriday,
  nowhere,
  person,
  plan,
  rules,
  week,
  worth,
} from '../../testing/leave-worlds.ts';
import { type HalfDaySpan, spansOverlap } from '../../work-time/half-day.ts';
import { checkNoOverlap } from '../requests/request-rules.ts';
import { checkBooking } from './engine/booking-check.ts';

const today = '2026-01-01';

describe('halves and holidays, in Bavaria', () => {
  const ann = person(plan(rules(30)), { place: bavaria });

  test.each([
    ['example 7: the week of Whit Monday', '2026-05-25', '2026-05-29', 4],
    ['the week of Corpus Christi', '2026-06-01', '2026-06-05', 4],
    ['Easter with both of its holidays', '2026-03-30', '2026-04-10', 8],
    ['the week before a holiday', '2026-05-18', '2026-05-22', 5],
    ['example 8: the whole of Christmas Eve', '2026-12-24', '2026-12-24', 0.5],
    ['example 8: its morning', '2026-12-24/AM', '2026-12-24/AM', 0.5],
    ['example 8: its afternoon', '2026-12-24/PM', '2026-12-24/PM', 0],
    ['from Christmas Eve to New Year', '2026-12-24', '2027-01-01', 4],
    ['from the afternoon of Christmas Eve', '2026-12-24/PM', '2026-12-28', 1],
    ['example 10: from Monday noon to Friday noon', '2026-08-03/PM', '2026-08-07/AM', 4],
    ['from Friday noon to Monday noon', '2026-08-07/PM', '2026-08-10/AM', 1],
    ['a morning', '2026-08-03/AM', '2026-08-03/AM', 0.5],
  ])('%s', (_name, from, to, days) => {
    expect(worth(ann, from, to)).toBe(days);
    const decision = checkBooking(approved(from, to), ann, today);
    expect(decision.refused).toBe(days === 0);
  });

  test('example 11: a morning leaves the afternoon free, but not the whole day', () => {
    const morning = approved('2026-08-03/AM');
    const afternoon = approved('2026-08-03/PM');
    expect(spansOverlap(morning, afternoon)).toBe(false);
    expect(worth(ann, '2026-08-03/PM')).toBe(0.5);
    expect(checkBooking(afternoon, { ...ann, requests: [morning] }, today).refused).toBe(false);
    expect(spansOverlap(morning, approved('2026-08-03'))).toBe(true);
    expect(spansOverlap(afternoon, approved('2026-08-03'))).toBe(true);
    expect(spansOverlap(afternoon, approved('2026-08-04/AM'))).toBe(false);
  });

  test('example 11: whole days and halves of all types overlap each other', () => {
    const seenType = { code: 'SICK_LEAVE', name: 'Sick Leave' };
    const morning = { ...approved('2026-08-03/AM'), type: 'SICK_LEAVE', seenType };
    const inTheWay = (span: HalfDaySpan) => checkNoOverlap(span, [morning]);
    expect(inTheWay(approved('2026-08-03/PM')).refused).toBe(false);
    expect(inTheWay(approved('2026-08-03'))).toMatchObject({ code: 'OVERLAPPING_REQUEST' });
    expect(inTheWay(approved('2026-07-31', '2026-08-03/AM')).refused).toBe(true);
    expect(inTheWay(approved('2026-08-03/PM', '2026-08-07')).refused).toBe(false);
  });

  test('example 13: a holiday on a Saturday refunds nothing', () => {
    const assumption = {
      ...ann,
      terms: person(plan(rules(30)), { place: holidays('2026-08-15') }).terms,
    } as const;
    expect(worth(assumption, '2026-08-14', '2026-08-17')).toBe(2);
    expect(worth(ann, '2026-08-14', '2026-08-17')).toBe(2);
    const onMonday = person(plan(rules(30)), { place: holidays('2026-08-17') });
    expect(worth(onMonday, '2026-08-14', '2026-08-17')).toBe(1);
  });

  test('two half holidays make a day of half its value each', () => {
    const halves = person(plan(rules(30)), { place: holidays('2026-08-04/AM 2026-08-05/PM') });
    expect(worth(halves, '2026-08-03', '2026-08-07')).toBe(4);
    expect(worth(halves, '2026-08-04/AM')).toBe(0);
    expect(worth(halves, '2026-08-05/AM')).toBe(0.5);
  });
});

describe('schedules', () => {
  const scaled = rules(30, { fullWeek: amountOf(5, 'DAY') });

  test.each([
    ['example 15: Monday to Thursday', 'MTWt', 24, 4],
    ['Monday to Friday', 'MTWtF', 30, 5],
    ['Monday to Wednesday', 'MTW', 18, 3],
    ['one day', 'F', 6, 1],
    ['six days', 'MTWtFS', 36, 6],
  ])('%s', (_name, days, granted, aWeek) => {
    const part = person(plan(scaled), { schedule: week(days) });
    expect(balanceAt(part, '2026-01-01')).toBe(granted);
    expect(worth(part, '2026-08-03', '2026-08-09')).toBe(aWeek);
  });

  test('a nine-day fortnight takes five days in one week and four in the next', () => {
    const minutes = [...mondayToFriday.minutes, ...week('MTWt').minutes];
    const part = person(plan(scaled), { schedule: { minutes, anchor: '2026-08-03' } });
    expect(balanceAt(part, '2026-01-01')).toBe(27);
    expect([worth(part, '2026-08-03', '2026-08-09'), worth(part, '2026-08-10', '2026-08-16')]).toEqual([
      5, 4,
    ]);
    expect(worth(part, '2026-07-20', '2026-07-26')).toBe(5);
    expect(worth(part, '2026-07-27', '2026-08-02')).toBe(4);
  });

  test('example 16: a holiday on a free day costs nothing and gives nothing', () => {
    const part = person(plan(scaled), { schedule: week('TWtF'), place: bavaria });
    expect(worth(part, '2026-05-25', '2026-05-29')).toBe(4);
    expect(worth(part, '2026-06-01', '2026-06-05')).toBe(3);
  });

  test('example 18: with fewer days from mid-year, leave earned and booked weeks are smaller', () => {
    const requests = [approved('2026-10-05', '2026-10-09')];
    const before = person(plan(scaled), { requests });
    const after = person(plan(scaled), { requests, terms: [{ from: '2026-07-01', schedule: week('MTWt') }] });
    expect(linesOf(before, '2026-12-30')).toEqual([
      ['2026-01-01', 'GRANT', 30],
      ...['05', '06', '07', '08', '09'].map((day) => [`2026-10-${day}`, 'TAKEN', -1]),
    ]);
    expect(linesOf(after, '2026-12-30')).toEqual([
      ['2026-01-01', 'GRANT', 30],
      ['2026-07-01', 'GRANT', -3],
      ...['05', '06', '07', '08'].map((day) => [`2026-10-${day}`, 'TAKEN', -1]),
    ]);
    expect(worth(before, '2026-10-05', '2026-10-09')).toBe(5);
    expect(worth(after, '2026-10-05', '2026-10-09')).toBe(4);
  });

  test('example 20: a short Friday in both halves is a whole day', () => {
    const minutes = week('MTWt', 255).minutes.map((each, half) => (half === 8 || half === 9 ? 120 : each));
    const ann = person(plan(scaled), { schedule: { minutes } });
    expect(balanceAt(ann, '2026-01-01')).toBe(30);
    expect(worth(ann, '2026-08-03', '2026-08-07')).toBe(5);
    expect(worth(ann, '2026-08-07/PM')).toBe(0.5);
    const freeAfternoon = minutes.map((each, half) => (half === 9 ? 0 : each));
    const bob = person(plan(scaled), { schedule: { minutes: freeAfternoon } });
    expect(balanceAt(bob, '2026-01-01')).toBe(27);
    expect(worth(bob, '2026-08-03', '2026-08-07')).toBe(4.5);
  });
});

describe('other ways to count', () => {
  const ruled = plan(rules(25));

  test.each([
    ['example 36: a week of a Tuesday to Friday worker', '2026-08-03', '2026-08-09', 5],
    ['example 36: the week of Whit Monday', '2026-05-25', '2026-05-31', 4],
    ['a free Monday', '2026-08-03', '2026-08-03', 1],
    ['a weekend', '2026-08-08', '2026-08-09', 0],
  ])('weekdays, %s', (_name, from, to, days) => {
    const ann = person(ruled, { schedule: week('TWtF'), place: bavaria, type: { counts: 'WEEKDAYS' } });
    expect(worth(ann, from, to)).toBe(days);
    expect(balanceAt(ann, '2026-01-01')).toBe(25);
  });

  test.each([
    ['example 50: four weeks', '2026-06-01', '2026-06-28', 28],
    ['a weekend', '2026-06-06', '2026-06-07', 2],
    ['a holiday', '2026-06-04', '2026-06-04', 1],
    ['half a Sunday', '2026-06-07/PM', '2026-06-07/PM', 0.5],
  ])('calendar days, %s', (_name, from, to, days) => {
    for (const place of [bavaria, nowhere]) {
      const ann = person(ruled, { schedule: week('TWtF'), place, type: { counts: 'CALENDAR' } });
      expect(worth(ann, from, to)).toBe(days);
    }
  });
});

describe('hours', () => {
  const hours = { unit: 'HOUR' } as const;
  const inHours = plan(rules(0, { grants: [grant(160, {}, 'HOUR')], rounding: null }));
  const ann = person(inHours, { type: hours, place: bavaria });

  test.each([
    ['example 44: two and a half hours', '2026-07-02', 150, 2.5],
    ['a whole day', '2026-07-02', undefined, 8],
    ['its morning', '2026-07-02/AM', undefined, 4],
    ['Christmas Eve', '2026-12-24', undefined, 4],
    ['an hour of it', '2026-12-24', 60, 1],
    ['more hours than it has', '2026-12-24', 300, 4],
    ['a Sunday', '2026-07-05', 60, 0],
  ])('%s', (_name, date, minutes, taken) => {
    expect(worth(ann, date, date, minutes)).toBe(taken);
  });

  test('example 46: four days of nine hours', () => {
    const fullWeek = amountOf(40, 'HOUR');
    const statutory = grant(160, { name: 'Statutory', carryLimit: null, carryMonths: 6 }, 'HOUR');
    const extra = grant(40, { name: 'Extra', carryLimit: null, carryMonths: 60 }, 'HOUR');
    const dutch = plan(rules(0, { grants: [statutory, extra], fullWeek, rounding: null }));
    const bob = person(dutch, { type: hours, schedule: week('MTWt', 270) });
    expect(linesOf(bob, '2026-01-01')).toEqual([
      ['2026-01-01', 'GRANT', 144],
      ['2026-01-01', 'GRANT', 36],
    ]);
    expect(balanceAt(bob, '2026-01-01')).toBe(180);
    expect(worth(bob, '2026-08-03')).toBe(9);
    expect(worth(bob, '2026-08-03', '2026-08-03', 120)).toBe(2);
    expect(worth(bob, '2026-08-03', '2026-08-09')).toBe(36);
    expect(linesOf(bob, '2027-12-31', 'LAPSED')).toEqual([['2027-06-30', 'LAPSED', -144]]);
  });
});
