import type { HolidayOfYear, HolidaysOfYear, SuggestedHoliday } from '@almanac/domain/work-time/schema';

/** A year's holidays of a place and its suggestions. */
export interface SuggestedYear {
  stored: HolidaysOfYear;
  suggestions: readonly SuggestedHoliday[];
}

/** A suggested day that is no holiday yet. */
export interface OfferedDay {
  holiday: HolidayOfYear;
  isPublic: boolean;
  isTicked: boolean;
}

export interface OfferedYear {
  stored: HolidaysOfYear;
  days: readonly OfferedDay[];
}

interface Choice {
  /** The year of the page. */
  shown: number;
  /** Manually ticked or cleared, by date. */
  ticks: ReadonlyMap<string, boolean>;
}

/**
 * The days that can be added. Public holidays are ticked at first in the year of the page, and in another year if that
 * has none yet.
 */
export function offeredYear({ stored, suggestions }: SuggestedYear, { shown, ticks }: Choice): OfferedYear {
  const known = new Set(stored.holidays.map(({ date }) => date));
  const isOpen = stored.year === shown || known.size === 0;
  const days = suggestions
    .filter(({ date }) => !known.has(date))
    .map(({ preselected: isPublic, ...holiday }) => ({
      holiday,
      isPublic,
      isTicked: ticks.get(holiday.date) ?? (isPublic && isOpen),
    }));
  return { stored, days };
}

/** The year's holidays with the ticked days. */
export function withTicked({ stored, days }: OfferedYear): HolidaysOfYear {
  const ticked = days.filter(({ isTicked }) => isTicked).map(({ holiday }) => holiday);
  return { ...stored, holidays: [...stored.holidays, ...ticked] };
}

/** The number of ticked days. */
export function tickedDays(years: readonly OfferedYear[]): number {
  return years.flatMap(({ days }) => days).filter(({ isTicked }) => isTicked).length;
}
