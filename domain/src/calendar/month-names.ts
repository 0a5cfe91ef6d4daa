import { toInstant } from './calendar-date.ts';
import { dateFormat } from './date-format.ts';
import { dateFromFields } from './date-parts.ts';

const monthsInYear = 12;

/** The month names of the locale, January first. */
export function monthNames(locale: string): string[] {
  const format = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: monthsInYear }, (_, index) => {
    const day = dateFromFields(2000, index + 1, 1);
    return day === undefined ? '' : format.format(toInstant(day));
  });
}
