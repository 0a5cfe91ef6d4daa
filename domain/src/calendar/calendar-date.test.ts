import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dateAt,
  dayOfWeek,
  daysBetween,
  earliestDate,
  fieldsOf,
  isCalendarDate,
  isWeekend,
  latestDate,
  mondayOf,
  toInstant,
} from './calendar-date.ts';

const first = Temporal.PlainDate.from(earliestDate);
const allDays = first.until(latestDate).days;
const anyDate = fc.integer({ min: 0, max: allDays }).map((days) => first.add({ days }).toString());

function existsForTemporal(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

describe('isCalendarDate', () => {
  test('accepts every day from 1900 to 2199', () => {
    for (let day = first; day.toString() <= latestDate; day = day.add({ days: 1 })) {
      if (!isCalendarDate(day.toString())) expect.fail(`${day} is a day`);
    }
  });

  test('agrees with Temporal on which numbers make a day', () => {
    const number = (max: number, digits: number) =>
      fc.integer({ min: 0, max }).map((value) => String(value).padStart(digits, '0'));
    const numbers = fc.tuple(number(2300, 4), number(14, 2), number(33, 2));
    fc.assert(
      fc.property(numbers, (parts) => {
        const text = parts.join('-');
        const isWithinRange = text >= earliestDate && text <= latestDate;
        expect(isCalendarDate(text)).toBe(isWithinRange && existsForTemporal(text));
      }),
    );
  });

  test.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '1899-12-31',
    '2200-01-01',
    '2026-1-01',
    '2026-01-01T00:00',
    '2026-01-01\n',
    ' 2026-01-01',
    '+02026-01-01',
    '２０２６-01-01',
    'today',
  ])('refuses %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isCalendarDate(text) === false));
  });
});

describe('computing with dates agrees with Temporal', () => {
  test('addDays', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -100_000, max: 100_000 }), (date, days) => {
        expect(addDays(date, days)).toBe(Temporal.PlainDate.from(date).add({ days }).toString());
      }),
    );
  });

  test('addMonths, on the last day where the month is too short', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        expect(addMonths(date, months)).toBe(Temporal.PlainDate.from(date).add({ months }).toString());
      }),
    );
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  });

  test('daysBetween', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        expect(daysBetween(from, to)).toBe(Temporal.PlainDate.from(from).until(to).days);
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  test('dayOfWeek and isWeekend', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { dayOfWeek: fromMonday } = Temporal.PlainDate.from(date);
        expect(dayOfWeek(date)).toBe(fromMonday % 7);
        expect(isWeekend(date)).toBe(fromMonday >= 6);
      }),
    );
  });

  test('fieldsOf and toInstant', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { year, month, day } = Temporal.PlainDate.from(date);
        expect(fieldsOf(date)).toEqual({ year, month, day });
        expect(toInstant(date)).toBe(Temporal.Instant.from(`${date}T00:00Z`).epochMilliseconds);
      }),
    );
  });

  test('dates compare as texts', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        expect(Math.sign(daysBetween(one, other))).toBe(one < other ? 1 : one > other ? -1 : 0);
      }),
    );
  });
});

describe('dateAt', () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Pacific/Chatham',
    'Pacific/Pago_Pago',
    'Africa/Casablanca',
  ];
  // Only past zone rules are settled: the two libraries may ship different guesses of the future.
  const anyInstant = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2026, 0) });

  test('agrees with Temporal in odd time zones', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), (instant, zone) => {
        const day = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate();
        expect(dateAt(instant, zone)).toBe(day.toString());
      }),
    );
  });

  test.each([
    ['2025-12-31T23:59:59.999Z', 'UTC', '2025-12-31'],
    ['2025-12-31T23:00:00Z', 'Europe/Berlin', '2026-01-01'],
    ['2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31'],
    ['2025-03-30T00:59:59Z', 'Europe/Berlin', '2025-03-30'],
    ['2025-03-29T23:00:00Z', 'Europe/Berlin', '2025-03-30'],
    ['2025-10-25T21:59:59Z', 'Europe/Berlin', '2025-10-25'],
    ['2025-10-25T22:00:00Z', 'Europe/Berlin', '2025-10-26'],
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
  ])('at %s in %s the date is %s', (instant, zone, date) => {
    expect(dateAt(Date.parse(instant), zone)).toBe(date);
  });
});

test.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
  ['2027-01-01', '2026-12-28'],
])('the Monday of %s is %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});
