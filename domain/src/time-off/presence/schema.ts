import * as z from 'zod/mini';
import { PersonReference } from '../../access/schema.ts';
import { Id } from '../../id.ts';
import { wholeNumber } from '../../paging.ts';
import { halfDays } from '../../work-time/half-day.ts';
import { PeriodFields, StatusName, statedHalves, TimeOffRequest, TypeName } from '../requests/schema.ts';

export const CheckTeamCapacity = z.object({
  ...PeriodFields,
  departmentId: z.optional(Id),
  requesterId: z.optional(Id),
});
export type CheckTeamCapacity = z.infer<typeof CheckTeamCapacity>;

/** Shares are percentages with one decimal. */
export const TeamCapacity = z.object({
  overallImpact: z.object({
    maxPercentageImpact: z.number(),
    totalDaysExceedingThreshold: z.int(),
    exceedsCapacityLimit: z.boolean(),
  }),
  recommendations: z.array(z.string()),
  impactedDates: z.array(
    z.object({
      date: z.string(),
      onVacation: z.int(),
      totalTeamMembers: z.int(),
      percentageImpact: z.number(),
      exceedsThreshold: z.boolean(),
    }),
  ),
});
export type TeamCapacity = z.infer<typeof TeamCapacity>;

export const CheckConflicts = z.object({
  ...PeriodFields,
  excludeRequestId: z.optional(Id),
  requesterId: z.optional(Id),
});
export type CheckConflicts = z.infer<typeof CheckConflicts>;

/** The maximum absences of teammates in a check. */
export const mostTeammates = 1_000;

/** A possible absence in half days; type and hours only if everyone may see the type. */
export const Absence = z.object({
  requester: PersonReference,
  type: z.optional(TypeName),
  startDate: z.string(),
  endDate: z.string(),
  ...statedHalves,
  status: StatusName,
});
export type Absence = z.infer<typeof Absence>;

/** An absence as the caller may see it: `AWAY` for a hidden type. */
export const VisibleAbsence = z.object({
  user: z.object({ id: Id, name: z.string() }),
  startDate: z.string(),
  startHalf: z.enum(halfDays),
  endDate: z.string(),
  endHalf: z.enum(halfDays),
  /** For a single day of a type in hours that the caller may see. */
  minutes: z.optional(z.int()),
  type: TypeName,
  /** The first day they work again; absent if there is none. */
  backOn: z.optional(z.string()),
});
export type VisibleAbsence = z.infer<typeof VisibleAbsence>;

/** The next requested absence. */
export const NextDaysOff = z.object({ request: z.optional(TimeOffRequest) });
export type NextDaysOff = z.infer<typeof NextDaysOff>;

/**
 * How many visible people there are in the period; on each business day, how many work, and how many of them are away
 * for at least half a day.
 */
export const Coverage = z.object({
  people: z.int(),
  days: z.array(z.object({ date: z.string(), people: z.int(), away: z.int() })),
});
export type Coverage = z.infer<typeof Coverage>;

/** Departments and teams for filtering approvals. */
export const ApprovalGroups = z.object({
  departments: z.array(z.object({ id: Id, name: z.string() })),
  teams: z.array(z.object({ id: Id, name: z.string(), department: z.object({ name: z.string() }) })),
});
export type ApprovalGroups = z.infer<typeof ApprovalGroups>;

export const ReadCalendarReport = z.object({
  ...PeriodFields,
  departmentId: z.optional(Id),
  teamId: z.optional(Id),
});
export type ReadCalendarReport = z.infer<typeof ReadCalendarReport>;

/** The maximum people in a limited list of absences. */
const mostPeopleAsked = 1_000;

export const ListAbsences = z.object({
  ...ReadCalendarReport.shape,
  userId: z.optional(Id),
  /** People, not absences. */
  limit: z.optional(wholeNumber('limit', 1, mostPeopleAsked)),
});
export type ListAbsences = z.infer<typeof ListAbsences>;

export const ReadWorkDays = z.object({ ...PeriodFields, userId: z.optional(Id) });
export type ReadWorkDays = z.infer<typeof ReadWorkDays>;

const HolidayOfDay = z.object({ name: z.string(), half: z.optional(z.enum(halfDays)) });

export const FreeDay = z.object({ date: z.string(), holiday: z.optional(HolidayOfDay) });
export type FreeDay = z.infer<typeof FreeDay>;

/** A day with the minutes worked before and after noon; a holiday without a half lasts all day. */
export const WorkDay = z.object({
  date: z.string(),
  am: z.int(),
  pm: z.int(),
  holiday: z.optional(HolidayOfDay),
});
export type WorkDay = z.infer<typeof WorkDay>;
