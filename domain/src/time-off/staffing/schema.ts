import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { message } from './messages/message.ts';

const StartDate = calendarDate(message('time-off.staffing.startDate'));

const EndDate = calendarDate(message('time-off.staffing.endDate'));

/** Default: the four weeks from today. */
export const ReadTeamCapacity = z.object({
  startDate: z.optional(StartDate),
  endDate: z.optional(EndDate),
});
export type ReadTeamCapacity = z.infer<typeof ReadTeamCapacity>;

export const TeamCapacity = z.object({
  teamId: Id,
  startDate: z.string(),
  endDate: z.string(),
  activeMembers: z.int(),
  days: z.array(
    z.object({
      date: z.string(),
      allocatedPercent: z.number(),
      absentPercent: z.number(),
      availablePercent: z.number(),
    }),
  ),
});
export type TeamCapacity = z.infer<typeof TeamCapacity>;
