import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';

/** A required calendar date; messages use the field's label. */
export function calendarDate(label: string) {
  return z
    .string({
      error: ({ input }) =>
        input === undefined || input === null ? `${label} is required` : `${label} must be a date`,
    })
    .check(
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.refine(isCalendarDate, {
        error: `${label} must be a date between 1900 and 2199, written YYYY-MM-DD`,
      }),
      z.meta({ format: 'date' }),
    );
}
