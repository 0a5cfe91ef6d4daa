import { z } from 'zod';
import { Id, PersonReference } from '../people/schema.ts';
import { PeriodFields, StatusName, TypeName } from './schema.ts';

export const CheckTeamCapacity = z.object({
  ...PeriodFields,
  departmentId: Id.optional(),
  requesterId: Id.optional(),
});
export type CheckTeamCapacity = z.infer<typeof CheckTeamCapacity>;

/** Shares are percents with one decimal. */
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
  excludeRequestId: Id.optional(),
  requesterId: Id.optional(),
});
export type CheckConflicts = z.infer<typeof CheckConflicts>;

/** Somebody who is or may be away; without the type, which is theirs to tell. */
export const Absence = z.object({
  requester: PersonReference,
  startDate: z.string(),
  endDate: z.string(),
  status: StatusName,
});
export type Absence = z.infer<typeof Absence>;

export const ReadStatistics = z.object({
  year: z.coerce
    .number({ error: 'year must be a year between 1900 and 2199' })
    .int({ error: 'year must be a year between 1900 and 2199' })
    .min(1900, { error: 'year must be a year between 1900 and 2199' })
    .max(2199, { error: 'year must be a year between 1900 and 2199' })
    .optional(),
  departmentId: Id.optional(),
});
export type ReadStatistics = z.infer<typeof ReadStatistics>;

const BusinessDaysByType = z.record(TypeName, z.int());

/** Counts of the requests that touch the year; business days are the approved ones within it. */
export const Statistics = z.object({
  year: z.int(),
  totalRequests: z.int(),
  byStatus: z.record(StatusName, z.int()),
  byType: z.record(TypeName, z.int()),
  businessDaysByType: BusinessDaysByType,
  byMonth: z.array(z.object({ month: z.int(), businessDays: z.int() })),
});
export type Statistics = z.infer<typeof Statistics>;

export const ReadCalendarReport = z.object({
  ...PeriodFields,
  departmentId: Id.optional(),
  teamId: Id.optional(),
});
export type ReadCalendarReport = z.infer<typeof ReadCalendarReport>;

export const CalendarReport = z.object({
  startDate: z.string(),
  endDate: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      isWeekend: z.boolean(),
      entries: z.array(z.object({ requestId: Id, requester: PersonReference, type: TypeName })),
    }),
  ),
});
export type CalendarReport = z.infer<typeof CalendarReport>;

export const ReadTeamReport = z.object(PeriodFields);
export type ReadTeamReport = z.infer<typeof ReadTeamReport>;

export const TeamReport = z.object({
  team: z.object({ id: Id, name: z.string() }),
  startDate: z.string(),
  endDate: z.string(),
  members: z.array(
    z.object({
      user: PersonReference,
      allocationPercent: z.number(),
      businessDaysByType: BusinessDaysByType,
    }),
  ),
  totals: BusinessDaysByType,
});
export type TeamReport = z.infer<typeof TeamReport>;

/** How many of the people in sight are away on each business day. */
export const Coverage = z.object({
  people: z.int(),
  days: z.array(z.object({ date: z.string(), away: z.int() })),
});
export type Coverage = z.infer<typeof Coverage>;

/** The departments and teams of the people whose requests the caller decides. */
export const ApprovalGroups = z.object({
  departments: z.array(z.object({ id: Id, name: z.string() })),
  teams: z.array(z.object({ id: Id, name: z.string(), department: z.object({ name: z.string() }) })),
});
export type ApprovalGroups = z.infer<typeof ApprovalGroups>;
