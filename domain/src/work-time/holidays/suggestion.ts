import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { calendarYear, includes } from '../../calendar/period.ts';
import type { SuggestedHoliday } from '../schema.ts';

/** A holiday from an almanac of the world's countries. */
export interface KnownHoliday {
  /** The local date and time it begins, `YYYY-MM-DD hh:mm:ss`. */
  begins: string;
  hours: number;
  name: string;
  isPublic: boolean;
}

const noon = '12:00:00';
const longestName = 100;

/**
 * The suggestions for a year: days in order, each once, with public holidays preselected. A holiday that begins at
 * noon or later is suggested as an afternoon.
 */
export function suggestionsFor(year: number, known: readonly KnownHoliday[]): SuggestedHoliday[] {
  const days = known.flatMap(daysOfHoliday).filter(({ date }) => includes(calendarYear(year), date));
  return [...Map.groupBy(days, ({ date }) => date).values()]
    .flatMap(asOne)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function daysOfHoliday({ begins, hours, name, isPublic }: KnownHoliday): SuggestedHoliday[] {
  const [firstDay = '', time = ''] = begins.split(' ');
  const suggestion = { name: name.slice(0, longestName), preselected: isPublic };
  if (time >= noon) return [{ ...suggestion, date: firstDay, half: 'PM' }];
  // The day clocks go forward has 23 hours.
  const days = Math.max(1, Math.floor((hours + 1) / 24));
  return Array.from({ length: days }, (_, index) => ({ ...suggestion, date: dayAfter(firstDay, index) }));
}

/** Merges the suggestions of one day: public holidays take precedence, and whole days over halves. */
function asOne(sameDay: readonly SuggestedHoliday[]): SuggestedHoliday[] {
  const isPublic = sameDay.some(({ preselected }) => preselected);
  const ofRank = sameDay.filter(({ preselected }) => preselected === isPublic);
  const whole = ofRank.filter(({ half }) => half === undefined);
  const [strongest, ...others] = whole.length > 0 ? whole : ofRank;
  if (!strongest) return [];
  const names = new Set([strongest, ...others].map(({ name }) => name));
  return [{ ...strongest, name: [...names].join(' / ').slice(0, longestName) }];
}

function dayAfter(date: CalendarDate, days: number): CalendarDate {
  return days === 0 ? date : addDays(date, days);
}
