import { addDays, type CalendarDate, dayOfWeek, isWeekend } from '@almanac/domain/calendar/calendar-date';
import { dateInYear } from '@almanac/domain/calendar/date-parts';
import type { HolidayOfYear } from '@almanac/domain/work-time/schema';

type Movable = readonly [daysAfterEaster: number, name: string];
type Fixed = readonly [day: string, name: string];

const bavarianMovable: readonly Movable[] = [
  [-2, 'Good Friday'],
  [1, 'Easter Monday'],
  [39, 'Ascension Day'],
  [50, 'Whit Monday'],
  [60, 'Corpus Christi'],
];
const bavarianFixed: readonly Fixed[] = [
  ['01-01', 'New Year’s Day'],
  ['01-06', 'Epiphany'],
  ['05-01', 'Labour Day'],
  ['10-03', 'Day of German Unity'],
  ['11-01', 'All Saints’ Day'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Boxing Day'],
];

/** The public holidays of Bavaria in the year, and Christmas Eve afternoon, granted by the company. */
export function bavarianHolidays(year: number): HolidayOfYear[] {
  return inOrder([
    ...bavarianMovable.map(([days, name]) => ({ date: addDays(easterOf(year), days), name })),
    ...bavarianFixed.map(([day, name]) => ({ date: dateInYear(year, day), name })),
    { date: dateInYear(year, '12-24'), name: 'Christmas Eve', half: 'PM' },
  ]);
}

/** England's bank holidays in the year; those on a weekend move to a weekday. */
export function englishHolidays(year: number): HolidayOfYear[] {
  const christmas = weekdayFrom(dateInYear(year, '12-25'));
  return inOrder([
    { date: weekdayFrom(dateInYear(year, '01-01')), name: 'New Year’s Day' },
    { date: addDays(easterOf(year), -2), name: 'Good Friday' },
    { date: addDays(easterOf(year), 1), name: 'Easter Monday' },
    { date: mondayFrom(dateInYear(year, '05-01')), name: 'Early May bank holiday' },
    { date: mondayFrom(dateInYear(year, '05-25')), name: 'Spring bank holiday' },
    { date: mondayFrom(dateInYear(year, '08-25')), name: 'Summer bank holiday' },
    { date: christmas, name: 'Christmas Day' },
    { date: weekdayFrom(addDays(christmas, 1)), name: 'Boxing Day' },
  ]);
}

// Gregorian Easter by the Meeus/Jones/Butcher algorithm.
function easterOf(year: number): CalendarDate {
  const [century, yearOfCentury, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - fullMoon - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * fullMoon + 22 * weekday) / 451);
  return addDays(dateInYear(year, '03-22'), fullMoon + weekday - 7 * shift);
}

function mondayFrom(date: CalendarDate): CalendarDate {
  return addDays(date, (8 - dayOfWeek(date)) % 7);
}

function weekdayFrom(date: CalendarDate): CalendarDate {
  return isWeekend(date) ? weekdayFrom(addDays(date, 1)) : date;
}

function inOrder(holidays: HolidayOfYear[]): HolidayOfYear[] {
  return holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
