import * as z from 'zod/mini';
import { calendarDate } from '../../calendar/schema.ts';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import type { Said } from '../../language/message.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { noSuchTypeMessage } from '../../leave/types/leave-type.ts';
import { codePattern } from '../../leave/types/types-schema.ts';
import { Pagination, paging, repeatable } from '../../paging.ts';
import { clearableText, optionalText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { halfDays } from '../../work-time/half-day.ts';
import { ruleMessage } from './messages/rule-message.ts';
import { mostDecidersNamed, requestStatuses } from './vocabulary.ts';

const typeExpected = fieldError(ruleMessage('time-off.requests.typeExpected'));

/** The code of a type as the caller may see it: `AWAY` if it is hidden from them. */
export const TypeName = z
  .string({ error: typeExpected })
  .check(
    z.maxLength(40, { error: typeExpected, abort: true }),
    z.regex(codePattern, { error: typeExpected }),
  );

function optionExpected(label: Said, options: readonly string[]) {
  return fieldError(commonMessage('common.option', { label, options }));
}

export const StatusName = z.enum(requestStatuses, {
  error: optionExpected('status', requestStatuses),
});

const HalfName = z.enum(halfDays, {
  error: optionExpected(ruleMessage('time-off.requests.half'), halfDays),
});

/** For a single day of a type in hours. */
const Minutes = z
  .int({ error: fieldError(ruleMessage('time-off.requests.wholeMinutes')) })
  .check(
    z.minimum(1, { error: fieldError(ruleMessage('time-off.requests.leastMinutes', { least: 1 })) }),
    z.maximum(1440, { error: fieldError(ruleMessage('time-off.requests.mostMinutes', { most: 1440 })) }),
  );

/** The fields of every call and form with a period. */
export const PeriodFields = {
  startDate: calendarDate(ruleMessage('time-off.requests.startDate')),
  endDate: calendarDate(ruleMessage('time-off.requests.endDate')),
};

/** The response fields of a span with half days; absent for whole days. */
export const statedHalves = {
  startHalf: z.optional(HalfName),
  endHalf: z.optional(HalfName),
  minutes: z.optional(z.int()),
};

/** A request split off this one, or the one it was split off. */
export const LinkedRequest = z.object({
  id: Id,
  relation: z.enum(['CONTINUES', 'CONTINUED_BY', 'INTERRUPTS', 'INTERRUPTED_BY']),
  status: StatusName,
  startDate: z.string(),
  endDate: z.string(),
  ...statedHalves,
});
export type LinkedRequest = z.infer<typeof LinkedRequest>;

const NamedPerson = z.object({ id: Id, name: z.string() });

/** Who is asked to decide; absent if nothing is to be decided. */
export const DeciderFields = {
  /** Deputies come last. */
  deciders: z.optional(
    z
      .array(
        z.object({
          ...NamedPerson.shape,
          /** The absent approver they stand in for. */
          for: z.optional(NamedPerson),
        }),
      )
      .check(z.maxLength(mostDecidersNamed)),
  ),
  /** All who are asked, named or not, whether or not they want emails. */
  deciderCount: z.optional(z.int()),
};

export const TimeOffRequest = z.object({
  id: Id,
  version: Version,
  type: TypeName,
  status: StatusName,
  startDate: z.string(),
  endDate: z.string(),
  startHalf: HalfName,
  endHalf: HalfName,
  /** For a single day of a type in hours. */
  minutes: z.optional(z.int()),
  /** The half the minutes fill first, if they occupy both. */
  minutesHalf: z.optional(HalfName),
  /** Worked days within the employment: halves as 0.5, minutes as their share of the day, with two decimals. */
  businessDays: z.number(),
  /** The charge within the employment, in days or hours. */
  amount: z.number(),
  /** Its days within the employment, if others are outside; null: all are. */
  employedDays: z.optional(z.nullable(z.object({ startDate: z.string(), endDate: z.string() }))),
  /** For a pending request whose type or days were changed: the previous ones. */
  changedFrom: z.optional(
    z.object({
      type: TypeName,
      startDate: z.string(),
      endDate: z.string(),
      ...statedHalves,
    }),
  ),
  reason: z.optional(z.string()),
  createdAt: z.string(),
  approvedAt: z.optional(z.string()),
  rejectionReason: z.optional(z.string()),
  decidedBy: z.optional(
    z.object({
      id: Id,
      name: z.string(),
      /** False if deactivated, otherwise absent. */
      isActive: z.optional(z.literal(false)),
    }),
  ),
  /** The absent approver the decider deputised for. */
  decidedFor: z.optional(NamedPerson),
  ...DeciderFields,
  /** Present if an expected document hasn't been received. */
  documentMissing: z.optional(z.literal(true)),
  /** The day an approver recorded the document. */
  documentReceivedOn: z.optional(z.string()),
  /** Present if HR fetched the document; otherwise the requester brought it. */
  documentFetched: z.optional(z.literal(true)),
  /**
   * For administrators and the requester, if administrators can have the absence reduce leave by its full months; `on`:
   * the day on which the requester was notified that it does.
   */
  leaveReduction: z.optional(z.object({ on: z.optional(z.string()) })),
  /** Who requested it on behalf of the requester. */
  recordedBy: z.optional(NamedPerson),
  /** The parts an interruption split a request into: the removed days, and the rest after them. */
  linked: z.optional(z.array(LinkedRequest)),
  requester: z.object({
    id: Id,
    name: z.optional(z.string()),
    email: z.string(),
    department: z.optional(z.object({ name: z.string() })),
    /** False if deactivated, otherwise absent. */
    isActive: z.optional(z.literal(false)),
  }),
});
export type TimeOffRequest = z.infer<typeof TimeOffRequest>;

const typeRequired = fieldError(
  commonMessage('common.required', { label: ruleMessage('time-off.requests.type') }),
);

export const RequestTimeOff = z.strictObject({
  type: z
    .string({ error: typeRequired })
    .check(
      z.minLength(1, { error: typeRequired, abort: true }),
      z.maxLength(40, { error: fieldError(noSuchTypeMessage), abort: true }),
      z.regex(codePattern, { error: fieldError(noSuchTypeMessage) }),
    ),
  ...PeriodFields,
  /** Default: the morning. */
  startHalf: z.optional(HalfName),
  /** Default: the afternoon. */
  endHalf: z.optional(HalfName),
  minutes: z.optional(Minutes),
  reason: optionalText(ruleMessage('time-off.requests.reason'), { max: 2000 }),
});
export type RequestTimeOff = z.infer<typeof RequestTimeOff>;

/** Omitted fields stay unchanged; null or an empty reason clears it, and null clears the minutes. */
export const EditRequest = z.strictObject({
  ...z.partial(RequestTimeOff).shape,
  minutes: z.nullish(Minutes),
  reason: clearableText(ruleMessage('time-off.requests.reason'), { max: 2000 }),
  ...seenVersion,
});
export type EditRequest = z.infer<typeof EditRequest>;

const sortKeys = ['createdAt', 'startDate'] as const;
const sortOrders = ['asc', 'desc'] as const;

export const ExportRequests = z.object({
  sortBy: z._default(z.enum(sortKeys, { error: optionExpected('sortBy', sortKeys) }), 'createdAt'),
  sortOrder: z._default(z.enum(sortOrders, { error: optionExpected('sortOrder', sortOrders) }), 'desc'),
  status: repeatable(StatusName),
  type: repeatable(TypeName),
  startDate: z.optional(PeriodFields.startDate),
  endDate: z.optional(PeriodFields.endDate),
  requesterId: z.optional(Id),
  departmentId: z.optional(Id),
  teamId: z.optional(Id),
});
export type ExportRequests = z.infer<typeof ExportRequests>;

export const ListRequests = z.object({
  ...paging({ defaultLimit: 10, maxLimit: 1000 }),
  ...ExportRequests.shape,
});
export type ListRequests = z.infer<typeof ListRequests>;

export const RequestPage = z.object({ data: z.array(TimeOffRequest), pagination: Pagination });
export type RequestPage = z.infer<typeof RequestPage>;
