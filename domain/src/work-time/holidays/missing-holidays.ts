import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { dayOfYear, yearOf } from '../../calendar/date-parts.ts';
import { type TermsInOrder, termsOn, type WorkTerms } from '../day-of-work.ts';
import type { Place } from '../place.ts';
import type { ListedPlace } from '../schema.ts';

/** A year without public holidays for a place. */
export interface MissingHolidays {
  place: { id: string; name: string };
  year: number;
}

// Most holidays of a year are known by September, when planning begins.
const askedFrom = '09-01';

/** The years whose holidays are due: the current one and, from 1 September, the next. */
function yearsToEnter(today: CalendarDate): number[] {
  const year = yearOf(today);
  return dayOfYear(today) < askedFrom ? [year] : [year, year + 1];
}

/**
 * Whether a place with holidays in the given years lacks those of the year: it has some in an earlier year, but none
 * in this one.
 */
export function lacksHolidays(years: readonly number[], year: number): boolean {
  return years.some((each) => each < year) && !years.includes(year);
}

/** The due years without holidays, by year and then in the order of the places. */
export function missingYears(places: readonly ListedPlace[], today: CalendarDate): MissingHolidays[] {
  return yearsToEnter(today).flatMap((year) =>
    places.flatMap(({ id, name, years }) => {
      const isMissing = lacksHolidays(
        years.map((each) => each.year),
        year,
      );
      return isMissing ? [{ place: { id, name }, year }] : [];
    }),
  );
}

/** The places and years without holidays for the dates, by the person's place on each day; each pair once. */
export function missingHolidays(
  dates: readonly CalendarDate[],
  terms: TermsInOrder<WorkTerms>,
): MissingHolidays[] {
  const found = new Map<string, MissingHolidays>();
  for (const date of dates) {
    const { place } = termsOn(terms, date);
    const { id, name } = place;
    const year = yearOf(date);
    if (id === undefined || name === undefined || found.has(`${id} ${year}`)) continue;
    if (lacksHolidays(yearsOf(place), year)) found.set(`${id} ${year}`, { place: { id, name }, year });
  }
  return [...found.values()];
}

function yearsOf({ holidays }: Place): number[] {
  return [...new Set(Array.from(holidays.keys(), yearOf))];
}
