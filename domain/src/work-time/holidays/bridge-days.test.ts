import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, dayOfWeek } from '../../calendar/calendar-date.ts';
import { calendarYear, daysOf, includes, type Period } from '../../calendar/period.ts';
import { englishTexts } from '../../testing/english.ts';
import type { Half } from '../half-day.ts';
import { bridgeDays, bridgeDaysOfYear, daysAroundYear } from './bridge-days.ts';
import { bridgeText, shortBridgeText } from './bridge-text.ts';

interface Day {
  date: CalendarDate;
  am: number;
  pm: number;
  holiday?: { name: string; half?: Half };
}

const mondayToFriday = [1, 2, 3, 4, 5];

/** A year of eight hours on the weekdays, without the holidays. */
function yearOf(
  year: number,
  holidays: Record<CalendarDate, Half | 'DAY'> = {},
  weekdays: readonly number[] = mondayToFriday,
): Day[] {
  return daysOf(calendarYear(year)).map((date) => {
    const worked = weekdays.includes(dayOfWeek(date)) ? 240 : 0;
    const half = holidays[date];
    if (half === undefined) return { date, am: worked, pm: worked };
    return {
      date,
      am: half === 'PM' ? worked : 0,
      pm: half === 'AM' ? worked : 0,
      holiday: { name: 'Holiday', ...(half !== 'DAY' && { half }) },
    };
  });
}

const bridgesOf = (...given: Parameters<typeof yearOf>) => bridgeDays(yearOf(...given), []);

test('a holiday on Thursday gives the Friday, one on Tuesday the Monday', () => {
  expect(bridgesOf(2026, { '2026-05-14': 'DAY' })).toEqual([{ date: '2026-05-15', takes: 1, makes: 4 }]);
  expect(bridgesOf(2026, { '2026-01-06': 'DAY' })).toEqual([{ date: '2026-01-05', takes: 1, makes: 4 }]);
});

test('a holiday in the middle or at an end of the week joins nothing', () => {
  for (const date of ['2026-05-11', '2026-05-13', '2026-05-15', '2026-05-16'])
    expect(bridgesOf(2026, { [date]: 'DAY' })).toEqual([]);
});

test('two holidays around one day join it to both weekends', () => {
  expect(bridgesOf(2026, { '2026-05-12': 'DAY', '2026-05-14': 'DAY', '2026-05-15': 'DAY' })).toEqual([
    { date: '2026-05-11', takes: 1, makes: 4 },
    { date: '2026-05-13', takes: 1, makes: 6 },
  ]);
});

test('half a holiday costs half a day as a bridge, and is no pier of one', () => {
  const christmas = { '2018-12-24': 'PM', '2018-12-25': 'DAY', '2018-12-26': 'DAY' } as const;
  expect(bridgesOf(2018, christmas)).toEqual([{ date: '2018-12-24', takes: 0.5, makes: 5 }]);
  expect(bridgesOf(2026, { '2026-05-14': 'PM' })).toEqual([]);
});

test("the person's own free days count: Wednesdays off, and Monday is a holiday", () => {
  expect(bridgesOf(2026, { '2026-05-25': 'DAY' }, [1, 2, 4, 5])).toEqual([
    { date: '2026-05-26', takes: 1, makes: 5 },
  ]);
});

test('what every week of part-time work has is no bridge', () => {
  expect(bridgesOf(2026, {}, [1, 3, 5])).toEqual([]);
  expect(bridgesOf(2026, {}, mondayToFriday)).toEqual([]);
});

test('days with time off are not offered', () => {
  const days = yearOf(2026, { '2026-05-14': 'DAY', '2026-06-04': 'DAY' });
  const timeOff = [{ startDate: '2026-05-12', endDate: '2026-05-15' }];
  expect(bridgeDays(days, timeOff).map(({ date }) => date)).toEqual(['2026-06-05']);
});

test('a bridge over New Year needs the days of both years', () => {
  const [first, second] = [yearOf(2029), yearOf(2030, { '2030-01-01': 'DAY' })];
  expect(bridgeDays(first, [])).toEqual([]);
  expect(bridgeDays([...second, ...first], [])).toEqual([{ date: '2029-12-31', takes: 1, makes: 4 }]);
});

test('a year alone has its bridges over New Year, and none of its neighbours', () => {
  const holidays = { '2029-12-25': 'DAY', '2030-01-01': 'DAY', '2030-12-26': 'DAY' } as const;
  const everyDay = [2028, 2029, 2030, 2031].flatMap((year) => yearOf(year, holidays));
  const ofYear = (year: number) => {
    const known = everyDay.filter(({ date }) => includes(daysAroundYear(year), date));
    return bridgeDaysOfYear(year, known, []).map(({ date }) => date);
  };
  expect(ofYear(2029)).toEqual(['2029-12-24', '2029-12-31']);
  expect(ofYear(2030)).toEqual(['2030-12-27']);
});

test('the days around a year are days that exist', () => {
  expect(daysAroundYear(2026)).toEqual({ startDate: '2025-12-16', endDate: '2027-01-16' });
  expect(daysAroundYear(1900).startDate).toBe('1900-01-01');
  expect(daysAroundYear(2199).endDate).toBe('2199-12-31');
});

test('the last day of an employment is no bridge to what follows', () => {
  const days = yearOf(2026, { '2026-05-14': 'DAY' }).map((day) =>
    day.date > '2026-05-15' ? { date: day.date, am: 0, pm: 0 } : day,
  );
  expect(bridgeDays(days, [])).toEqual([]);
});

test('the texts say what a bridge day takes and makes', () => {
  const [whole, half] = [1, 0.5].map((takes) => ({ date: '2026-05-15', takes, makes: 4 }));
  expect([whole, half].map((day) => day && bridgeText(day, englishTexts))).toEqual([
    '1 day off makes 4',
    'half a day off makes 4',
  ]);
  expect([whole, half].map((day) => day && shortBridgeText(day, englishTexts))).toEqual([
    '1 day makes 4',
    'half a day makes 4',
  ]);
});

const start = '2026-04-27';
const minutes = fc.constantFrom(0, 0, 240);
const anyDays = fc
  .array(
    fc.record({
      am: minutes,
      pm: minutes,
      isHoliday: fc.boolean(),
      isKnown: fc.constantFrom(true, true, false),
    }),
    {
      maxLength: 40,
    },
  )
  .map((days) =>
    days.flatMap(({ am, pm, isHoliday, isKnown }, index) =>
      isKnown
        ? [{ date: addDays(start, index), am, pm, ...(isHoliday && { holiday: { name: 'Holiday' } }) }]
        : [],
    ),
  );
const anyTimeOff = fc.array(
  fc
    .tuple(fc.nat(40), fc.nat(4))
    .map(([from, length]) => ({ startDate: addDays(start, from), endDate: addDays(start, from + length) })),
  { maxLength: 3 },
);

test('any days have the bridges that a walk in both directions finds', () => {
  fc.assert(
    fc.property(anyDays, anyTimeOff, (days, timeOff) => {
      expect(bridgeDays(days, timeOff)).toEqual(naiveBridges(days, timeOff));
    }),
  );
});

/** Takes each day off in turn and walks to the ends of the free days around it. */
function naiveBridges(days: readonly Day[], timeOff: readonly Period[]) {
  return days.flatMap(({ date, am, pm }) => {
    const row = rowAround(date, days);
    const joins = row[0] !== date && row.at(-1) !== date;
    const hasHoliday = row.some((each) => days.some((day) => day.date === each && day.holiday));
    const isTaken = timeOff.some((period) => includes(period, date));
    if (am + pm === 0 || isTaken || !joins || !hasHoliday || row.length < 4 || row.length > 16) return [];
    return [{ date, takes: am > 0 && pm > 0 ? 1 : 0.5, makes: row.length }];
  });
}

/** The day and the free days next to it. */
function rowAround(date: CalendarDate, days: readonly Day[]): CalendarDate[] {
  const isFree = (each: CalendarDate) => days.some((day) => day.date === each && day.am + day.pm === 0);
  let [first, last] = [date, date];
  while (isFree(addDays(first, -1))) first = addDays(first, -1);
  while (isFree(addDays(last, 1))) last = addDays(last, 1);
  return daysOf({ startDate: first, endDate: last });
}
