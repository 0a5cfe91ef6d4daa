import * as z from 'zod/mini';
import { PersonReference } from '../../access/schema.ts';
import { calendarDate } from '../../calendar/schema.ts';
import { isTrueOrFalse } from '../../flag.ts';
import { Id } from '../../id.ts';
import { leaveUnits } from '../../leave/types/amount.ts';
import { optionalText } from '../../text.ts';
import { seenVersion } from '../../version.ts';
import { StatusName, TypeName } from '../requests/schema.ts';
import { message } from './messages/message.ts';

const LastDay = calendarDate(message('time-off.leaving.lastDay'));

export const ReadLeaving = z.object({ lastDay: LastDay });
export type ReadLeaving = z.infer<typeof ReadLeaving>;

const OpenRequest = z.object({
  id: Id,
  type: TypeName,
  status: StatusName,
  startDate: z.string(),
  endDate: z.string(),
});

/** What is open when a person leaves after the last day. */
export const Leaving = z.object({
  lastDay: z.string(),
  /** Their pending requests. */
  pendingRequests: z.array(OpenRequest),
  /** Their pending and approved time off with days after the last one. */
  laterLeave: z.array(OpenRequest),
  /** Their memberships with days after the last one. */
  memberships: z.array(
    z.object({
      id: Id,
      team: z.object({ id: Id, name: z.string() }),
      allocationPercent: z.number(),
      startDate: z.string(),
      endDate: z.optional(z.string()),
    }),
  ),
  ledTeams: z.array(z.object({ id: Id, name: z.string() })),
  /** Pending requests of others they decide; at most 100, the oldest first. */
  waitingRequests: z.array(z.extend(OpenRequest, { requester: PersonReference })),
  /** The balance on the last day of each account that isn't only counted, in days or hours; negative if overdrawn. */
  payable: z.array(z.object({ type: TypeName, unit: z.enum(leaveUnits), amount: z.number() })),
  /** Who takes over, if already decided. */
  successor: z.optional(PersonReference),
});
export type Leaving = z.infer<typeof Leaving>;

export const PlanLeaving = z.strictObject({
  lastDay: LastDay,
  successorId: z.nullish(Id),
  cancelLaterLeave: z.boolean(isTrueOrFalse('cancelLaterLeave')),
  endMemberships: z.boolean(isTrueOrFalse('endMemberships')),
  /** Stored in the audit log; the only administrator must give one to set their own last day. */
  reason: optionalText(message('time-off.leaving.reason'), { max: 500 }),
  ...seenVersion,
});
export type PlanLeaving = z.infer<typeof PlanLeaving>;
