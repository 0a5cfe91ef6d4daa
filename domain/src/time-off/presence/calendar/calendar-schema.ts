import * as z from 'zod/mini';
import { Id } from '../../../id.ts';
import { fieldError } from '../../../language/field-error.ts';
import { halfDays } from '../../../work-time/half-day.ts';
import { StatusName, statedHalves, TypeName } from '../../requests/schema.ts';
import { message } from '../messages/message.ts';
import { FreeDay, ReadCalendarReport } from '../schema.ts';

/** The longest period of a calendar: three months. */
export const longestCalendarInDays = 92;

/** The maximum absences in one calendar. */
export const mostCalendarAbsences = 5_000;

export const ReadCalendar = z.object({
  ...ReadCalendarReport.shape,
  userId: z.optional(Id),
  /** `scope` leaves out colleagues whose requests the caller does not see. */
  only: z.optional(z.enum(['scope'], { error: fieldError(message('time-off.presence.onlyScope')) })),
});
export type ReadCalendar = z.infer<typeof ReadCalendar>;

const CalendarPerson = z.object({
  id: Id,
  /** The email address if there is no name. */
  name: z.string(),
  departmentId: z.optional(Id),
  /** False if deactivated, otherwise absent. */
  isActive: z.optional(z.literal(false)),
  /** The index of their schedule in `works`; absent if the caller sees only when they are away. */
  worksAs: z.optional(z.int()),
});

/** Time off within the employment, as the caller may see it: `AWAY` for a hidden type. */
const CalendarAbsence = z.object({
  /** The id of the request, if the caller may read it; otherwise of this absence, which may join several. */
  id: z.string(),
  userId: Id,
  type: TypeName,
  status: StatusName,
  startDate: z.string(),
  endDate: z.string(),
  ...statedHalves,
});
export type CalendarAbsence = z.infer<typeof CalendarAbsence>;

/** What a calendar shows. Holidays, schedules and coverage are those of people whose requests the caller sees. */
export const Calendar = z.object({
  /** By name: those whose requests the caller sees, and colleagues who are away. */
  people: z.array(CalendarPerson),
  /** By start. */
  absences: z.array(CalendarAbsence).check(z.maxLength(mostCalendarAbsences)),
  /** In date order; a holiday without a half lasts all day. */
  holidays: z.array(
    z.object({ date: z.string(), name: z.string(), half: z.optional(z.enum(halfDays)), placeId: Id }),
  ),
  /** The places of those people at some time in the period. */
  places: z.array(z.object({ id: Id, name: z.string() })),
  works: z.array(z.object({ free: z.array(FreeDay) })),
  /** The days on which someone works, and how many of them are away for at least half a day. */
  coverage: z.array(
    z.object({
      date: z.string(),
      people: z.int(),
      away: z.int(),
      /** Rounded; only the counts and the next field are exact. */
      percentAway: z.number(),
      exceedsCapacityLimit: z.boolean(),
    }),
  ),
  /** Whether there are more absences than these. */
  truncated: z.boolean(),
});
export type Calendar = z.infer<typeof Calendar>;

export type CalendarCoverage = Calendar['coverage'][number];
export type CalendarPerson = Calendar['people'][number];
