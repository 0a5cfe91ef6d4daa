import * as z from 'zod/mini';
import { dayOfWeek } from '../calendar/calendar-date.ts';
import { calendarDate } from '../calendar/schema.ts';
import { Id } from '../id.ts';
import { fieldError, fieldErrorText } from '../language/field-error.ts';
import { commonMessage } from '../language/messages/message.ts';
import { nameText } from '../name-text.ts';
import { answerShape, createShape } from '../records/record-schemas.ts';
import { lineOfText, optionalText } from '../text.ts';
import { seenVersion, Version } from '../version.ts';
import { ruleFields } from './effect-schema.ts';
import { halfDays } from './half-day.ts';
import { message } from './messages/message.ts';
import { placeFields, scheduleFields } from './work-time-fields.ts';

const halvesInWeek = 14;
const minutesInHalf = 720;
const monday = 1;

const minutesOfHalf = z.int({ error: fieldError(message('work-time.minutesAreWhole')) }).check(
  z.minimum(0, { error: fieldError(message('work-time.minutesAreNegative')) }),
  z.maximum(minutesInHalf, {
    error: fieldError(message('work-time.tooManyMinutes', { max: minutesInHalf })),
  }),
);

const mostWeeks = 4;
const wrongLength = {
  error: fieldError(message('work-time.wrongLength', { weeks: mostWeeks, halves: halvesInWeek })),
  abort: true,
};

const writtenSchedule = {
  ...createShape(scheduleFields),
  minutes: z.array(minutesOfHalf, { error: fieldError(message('work-time.minutesAreList')) }).check(
    z.maxLength(mostWeeks * halvesInWeek, { ...wrongLength, abort: true }),
    z.refine(({ length }) => length > 0 && length % halvesInWeek === 0, wrongLength),
    z.refine((minutes) => minutes.some((each) => each > 0), {
      error: fieldError(message('work-time.noWork')),
    }),
  ),
  anchor: z.optional(
    calendarDate(scheduleFields.anchor.label).check(
      z.refine((date) => dayOfWeek(date) === monday, {
        error: fieldError(message('work-time.notMonday')),
      }),
    ),
  ),
  ...ruleFields,
};

function hasNeededAnchor({ minutes, anchor }: { minutes: number[]; anchor?: string | undefined }): boolean {
  return minutes.length <= halvesInWeek || anchor !== undefined;
}

const anchorMissing = {
  error: fieldError(message('work-time.firstMondayMissing')),
  path: ['anchor'],
};

/** A work schedule: 14 numbers of minutes per week, from Monday morning, for 1 to 4 repeating weeks. */
export const WriteSchedule = z.strictObject(writtenSchedule).check(z.refine(hasNeededAnchor, anchorMissing));
export type WriteSchedule = z.infer<typeof WriteSchedule>;

export const ChangeSchedule = z
  .strictObject({ ...writtenSchedule, ...seenVersion })
  .check(z.refine(hasNeededAnchor, anchorMissing));
export type ChangeSchedule = z.infer<typeof ChangeSchedule>;

export const Schedule = z.object({
  id: Id,
  version: Version,
  ...answerShape(scheduleFields),
  minutes: z.array(z.int()),
});
export type Schedule = z.infer<typeof Schedule>;

const HalfName = z.enum(halfDays, {
  error: fieldError(commonMessage('common.option', { label: message('work-time.half'), options: halfDays })),
});

/** A place with shared public holidays; its region, such as DE-BY, determines the suggested ones. */
export const WritePlace = z.strictObject({
  ...createShape(placeFields),
  ...ruleFields,
});
export type WritePlace = z.infer<typeof WritePlace>;

export const ChangePlace = z.strictObject({ ...WritePlace.shape, ...seenVersion });
export type ChangePlace = z.infer<typeof ChangePlace>;

export const Place = z.object({
  id: Id,
  version: Version,
  ...answerShape(placeFields),
});
export type Place = z.infer<typeof Place>;

/** A place with its number of holidays per year, the earliest year first; years without any are absent. */
export const ListedPlace = z.extend(Place, {
  years: z.array(z.object({ year: z.int(), holidays: z.int() })),
});
export type ListedPlace = z.infer<typeof ListedPlace>;

/** A year without public holidays for a place. */
export const MissingHolidays = z.object({ place: z.object({ id: Id, name: z.string() }), year: z.int() });

export const HolidayOfYear = z.strictObject({
  date: calendarDate(message('work-time.date')),
  name: nameText(message('work-time.name'), { max: 100 }),
  half: z.optional(HalfName),
});
export type HolidayOfYear = z.infer<typeof HolidayOfYear>;

const mostHolidays = 100;

const holidayList = z.array(HolidayOfYear, { error: fieldError(message('work-time.holidaysAreList')) }).check(
  z.maxLength(mostHolidays, {
    error: fieldError(message('work-time.tooManyHolidays', { max: mostHolidays })),
    abort: true,
  }),
  z.superRefine((holidays, context) => {
    for (const [index, { date }] of holidays.entries()) {
      if (holidays.findIndex((each) => each.date === date) === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'date'],
        message: fieldErrorText(message('work-time.holidayTwice')),
      });
    }
  }),
);

/** All holidays of a place in a year, and of the next year if they change too; the version is that of the place. */
export const WriteHolidays = z.strictObject({
  holidays: holidayList,
  nextYear: z.optional(holidayList),
  ...ruleFields,
  ...seenVersion,
});
export type WriteHolidays = z.infer<typeof WriteHolidays>;

const yearError = { error: fieldError(message('work-time.noYear')) };

export const CalendarYear = z.pipe(
  z.pipe(z.stringFormat('year', /^\d{4}$/, yearError), z.transform(Number)),
  z.int().check(z.minimum(1900, yearError), z.maximum(2199, yearError)),
);

export const HolidaysOfYear = z.object({
  /** The place. */
  id: Id,
  version: Version,
  year: z.int(),
  holidays: z.array(z.object({ date: z.string(), name: z.string(), half: z.optional(HalfName) })),
});
export type HolidaysOfYear = z.infer<typeof HolidaysOfYear>;

/** The region is the code of a part of the country, such as BY or DE-BY. */
export const SuggestHolidays = z.object({
  country: lineOfText(message('work-time.country'), { max: 20 }),
  region: optionalText(message('work-time.region'), { max: 40 }),
  year: CalendarYear,
});
export type SuggestHolidays = z.infer<typeof SuggestHolidays>;

/** A country with suggested holidays, and its regions if they differ. */
export const HolidayCountry = z.object({
  code: z.string(),
  name: z.string(),
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type HolidayCountry = z.infer<typeof HolidayCountry>;

export const SuggestedHoliday = z.object({
  date: z.string(),
  name: z.string(),
  half: z.optional(HalfName),
  preselected: z.boolean(),
});
export type SuggestedHoliday = z.infer<typeof SuggestedHoliday>;
