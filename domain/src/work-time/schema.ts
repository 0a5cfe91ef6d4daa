import { z } from 'zod';
import { dayOfWeek } from '../calendar/calendar-date.ts';
import { calendarDate } from '../calendar/schema.ts';
import { Id } from '../id.ts';
import { lineOfText } from '../text.ts';
import { halfDays } from './half-day.ts';

const halvesInWeek = 14;
const minutesInHalf = 720;
const monday = 1;

const minutesOfHalf = z
  .int({ error: 'Minutes must be a whole number' })
  .min(0, { error: 'Minutes must not be negative' })
  .max(minutesInHalf, { error: `A half of a day has at most ${minutesInHalf} minutes` });

/** A schedule as HR writes it: 14 numbers of minutes a week, from Monday morning on, for 1 to 4 weeks that repeat. */
export const WriteSchedule = z
  .strictObject({
    name: lineOfText('Name', { max: 100 }),
    minutes: z
      .array(minutesOfHalf, { error: 'Minutes must be a list' })
      .refine(({ length }) => [1, 2, 3, 4].some((weeks) => length === weeks * halvesInWeek), {
        error: `A schedule has 1 to 4 weeks of ${halvesInWeek} half days`,
        abort: true,
      })
      .refine((minutes) => minutes.some((each) => each > 0), { error: 'A schedule needs some work' }),
    anchor: calendarDate('First Monday')
      .refine((date) => dayOfWeek(date) === monday, { error: 'First Monday must be a Monday' })
      .optional(),
  })
  .refine(({ minutes, anchor }) => minutes.length <= halvesInWeek || anchor !== undefined, {
    error: 'First Monday is required where several weeks repeat',
    path: ['anchor'],
  });
export type WriteSchedule = z.infer<typeof WriteSchedule>;

export const Schedule = z.object({
  id: Id,
  name: z.string(),
  minutes: z.array(z.int()),
  anchor: z.string().optional(),
});
export type Schedule = z.infer<typeof Schedule>;

const HalfName = z.enum(halfDays, { error: `A half must be one of ${halfDays.join(', ')}` });

const HolidayOfYear = z.strictObject({
  date: calendarDate('Date'),
  name: lineOfText('Name', { max: 100 }),
  half: HalfName.optional(),
});

/** The whole list of a place's holidays in a year. */
export const WriteHolidays = z.strictObject({
  holidays: z
    .array(HolidayOfYear, { error: 'Holidays must be a list' })
    .max(100, { error: 'There can be at most 100 holidays in a year' })
    .superRefine((holidays, context) => {
      for (const [index, { date }] of holidays.entries()) {
        if (holidays.findIndex((each) => each.date === date) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'date'],
          message: 'A day can be a holiday only once',
        });
      }
    }),
});
export type WriteHolidays = z.infer<typeof WriteHolidays>;

export const SuggestedHoliday = z.object({
  date: z.string(),
  name: z.string(),
  half: HalfName.optional(),
  preselected: z.boolean(),
});
export type SuggestedHoliday = z.infer<typeof SuggestedHoliday>;
