import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { type DateOrder, dateOrderOf, dateOrders, readImportedDate } from './import-dates.ts';

describe('a day is read', () => {
  test.each([
    ['2026-09-01', '2026-09-01'],
    ['2026-09-01 00:00:00', '2026-09-01'],
    ['2026-09-01T00:00:00.000', '2026-09-01'],
    ['2026/9/1', '2026-09-01'],
    ['1.9.2026', '2026-09-01'],
    ['01.09.2026', '2026-09-01'],
    ['1. 9. 2026', '2026-09-01'],
    ['1 September 2026', '2026-09-01'],
    ['1-Sep-2026', '2026-09-01'],
    ['Sep 1, 2026', '2026-09-01'],
    ['Sept. 1 2026', '2026-09-01'],
    ['1. März 2026', '2026-03-01'],
    ['1. Mrz. 2026', '2026-03-01'],
    ['31 Dez 2026', '2026-12-31'],
    ['24. Jänner 2026', '2026-01-24'],
    ['1er septembre 2026', '2026-09-01'],
    ['12 févr. 2026', '2026-02-12'],
    ['3 AOUT 2026', '2026-08-03'],
    ['15 juil. 2026', '2026-07-15'],
    ['1 de septiembre de 2026', '2026-09-01'],
    ['2-ene-2026', '2026-01-02'],
    ['5 sept. 2026', '2026-09-05'],
    ['1 سبتمبر 2026', '2026-09-01'],
    ['1 إبريل 2026', '2026-04-01'],
    ['1 ابريل 2026', '2026-04-01'],
    ['1 تشرين الأول 2026', '2026-10-01'],
    ['1 كانون الثاني 2026', '2026-01-01'],
    ['1 آب 2026', '2026-08-01'],
    ['1 غشت 2026', '2026-08-01'],
    ['31/12/2026', '2026-12-31'],
    ['12/31/2026', '2026-12-31'],
    ['9/9/2026', '2026-09-09'],
  ])('from %j', (text, date) => {
    expect(readImportedDate(text, undefined)).toBe(date);
  });

  test.each(['', 'tomorrow', '30.2.2026', '31/31/2026', '2026-09-01 08:30', '1 Sep', '45536'])(
    'not from %j',
    (text) => {
      expect(readImportedDate(text, 'DMY')).toBeUndefined();
    },
  );

  // June or July, October or November.
  test.each(['1 jui 2026', '1 تشرين 2026'])('not from %j, which begins two months', (text) => {
    expect(readImportedDate(text, 'DMY')).toBeUndefined();
  });
});

test.each([
  '1.9.26',
  '01.09.26',
  '1. 9. 26',
  '09/01/26',
  '31/12/99',
  '26-09-01',
  '1-Sep-26',
  '1 September 26',
  'Sep 1, 26',
  "1 Sep '26",
  '1. März 26',
  '1.9.26 00:00',
])('the year of %j has two digits', (text) => {
  for (const order of [undefined, ...dateOrders]) {
    expect(readImportedDate(text, order)).toBe('two-digit year');
  }
});

test('a long cell is no date', () => {
  expect(readImportedDate(`2026-09-01T00:00:00.${'0'.repeat(299_000)}`, undefined)).toBeUndefined();
});

test('if day and month are ambiguous, the order of the file decides', () => {
  expect(readImportedDate('09/01/2026', undefined)).toBe('ambiguous');
  expect(readImportedDate('09/01/2026', 'DMY')).toBe('2026-01-09');
  expect(readImportedDate('09/01/2026', 'MDY')).toBe('2026-09-01');
});

test.each([
  [[], undefined],
  [['2026-09-01', '1.9.2026', '9/9/2026'], undefined],
  [['09/01/2026'], 'UNKNOWN'],
  [['09/01/2026', '31/12/2026'], 'DMY'],
  [['12-31-2026', '09-01-2026'], 'MDY'],
  [['31/12/2026', '12/31/2026', '09/01/2026'], 'UNKNOWN'],
] as const)('the dates %j are in the order %s', (texts, order) => {
  expect(dateOrderOf(texts)).toBe(order);
});

const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('2000-01-01', count));
const slashed = (date: CalendarDate, order: DateOrder) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return order === 'DMY' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
};

test('with its own order each date is read back, and with no order no other date is', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...dateOrders), (date, order) => {
      const text = slashed(date, order);
      expect(readImportedDate(text, order)).toBe(date);
      expect([date, 'ambiguous']).toContain(readImportedDate(text, undefined));
    }),
  );
});

test('the detected order is the one all dates were written in', () => {
  fc.assert(
    fc.property(fc.array(days), fc.constantFrom(...dateOrders), (dates, order) => {
      expect([order, 'UNKNOWN', undefined]).toContain(dateOrderOf(dates.map((date) => slashed(date, order))));
    }),
  );
});
