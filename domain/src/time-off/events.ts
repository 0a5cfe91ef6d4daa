import * as z from 'zod/mini';
import { english } from '../calendar/english-date-text.ts';
import { event } from '../events/event.ts';
import {
  EventDate,
  EventMoment,
  EventNumber,
  EventPerson,
  RecordName,
  TypeCode,
} from '../events/event-values.ts';
import { personText } from '../events/event-words.ts';
import { Id } from '../id.ts';
import { createTexts, entriesIn } from '../language/texts.ts';
import { leaveUnits } from '../leave/types/amount.ts';
import { Version } from '../version.ts';
import { halfDays } from '../work-time/half-day.ts';
import { SeenAtDecision } from './approvals/schema.ts';
import { requestCatalogues } from './requests/messages/catalogues.ts';
import { type RequestedTime, spanText } from './requests/span-text.ts';
import { requestStatuses } from './requests/vocabulary.ts';

/** The days of a request, or a part of them. */
export const SpanFacts = z.object({
  startDate: EventDate,
  endDate: EventDate,
  /** Present unless the first day is taken from its morning. */
  startHalf: z.optional(z.enum(halfDays)),
  endHalf: z.optional(z.enum(halfDays)),
  minutes: z.optional(EventNumber),
});

/** A request as it stood after the change. */
export const RequestState = z.object({
  type: TypeCode,
  typeName: RecordName,
  status: z.enum(requestStatuses),
  ...SpanFacts.shape,
  unit: z.enum(leaveUnits),
  /** In days or hours, as the type counts. */
  amount: EventNumber,
  businessDays: EventNumber,
  /** Working days in the occupied halves, however the type counts. */
  workDays: EventNumber,
  version: Version,
});
export type RequestState = z.infer<typeof RequestState>;

/** The ids of the people asked to decide. */
const asked = z.optional(z.array(Id));

const Decision = {
  request: RequestState,
  decidedAt: EventMoment,
  /** The absent approver for whom a deputy decided. */
  decidedFor: z.optional(EventPerson),
  seen: z.optional(SeenAtDecision),
  /** The request that regained the days of a rejected interruption. */
  returnedTo: z.optional(z.object({ id: Id, ...RequestState.shape })),
};

const englishTexts = createTexts('en', english, entriesIn('en', [requestCatalogues]));

interface ToldRequest {
  data: { request: RequestState };
  subject: { id: string; name?: string | undefined; email?: string | undefined };
  actor?: { id?: string | undefined } | undefined;
}

function ownRequestText({ data: { request } }: Pick<ToldRequest, 'data'>): string {
  return `${request.typeName}, ${timeText(request)}`;
}

function requestText({ data: { request }, subject }: ToldRequest): string {
  return `${request.typeName} of ${personText(subject)}, ${timeText(request)}`;
}

/** Names the requester only if someone else acted. */
function requestTextFor(event: ToldRequest): string {
  return event.actor?.id === event.subject.id ? ownRequestText(event) : requestText(event);
}

function timeText(time: RequestedTime): string {
  return spanText(time, englishTexts);
}

function decidedForText({
  decidedFor,
}: {
  decidedFor?: { name: string; email: string } | undefined;
}): string {
  return decidedFor ? `, for ${decidedFor.name || decidedFor.email}` : '';
}

export const timeOffRequested = event('time-off.requested', {
  isPublic: true,
  data: { request: RequestState, asked },
  // A type without approval is approved at once.
  text: (told) =>
    `${told.data.request.status === 'APPROVED' ? 'Recorded' : 'Asked for'} ${ownRequestText(told)}`,
});

export const timeOffEdited = event('time-off.edited', {
  isPublic: true,
  data: {
    request: RequestState,
    asked,
    /** The type's name before, if the type changed. */
    formerTypeName: z.optional(RecordName),
    /** Set if the request ends with its requester's employment. */
    endsWithEmployment: z.optional(z.literal(true)),
  },
  text(told) {
    if (told.data.endsWithEmployment) return `Shortened to ${requestText(told)}`;
    const isOfReason = told.changes.every(({ field }) => field === 'reason');
    return `Changed ${isOfReason ? 'the reason of a request for' : 'a request to'} ${ownRequestText(told)}`;
  },
});

export const timeOffCancelled = event('time-off.cancelled', {
  isPublic: true,
  data: {
    request: RequestState,
    /** Set if the email about an automatic approval was still unsent, so that approvers never heard of it. */
    wasUnannounced: z.optional(z.literal(true)),
    /** Why it was cancelled, if no one asked for it. */
    because: z.optional(z.enum(['JOINED_TO_ORIGIN', 'EMPLOYMENT_ENDS'])),
  },
  text(told) {
    const { because } = told.data;
    if (because === 'JOINED_TO_ORIGIN') return `Joined ${requestText(told)} to what it was the rest of`;
    const what = because === 'EMPLOYMENT_ENDS' ? requestText(told) : requestTextFor(told);
    return `Cancelled ${what}`;
  },
});

export const timeOffDeleted = event('time-off.deleted', {
  isPublic: true,
  data: { request: RequestState },
  text: (told) => `Deleted the request for ${ownRequestText(told)}`,
});

export const timeOffApproved = event('time-off.approved', {
  isPublic: true,
  data: Decision,
  text: (told) => `Approved ${requestText(told)}${decidedForText(told.data)}`,
});

export const timeOffRejected = event('time-off.rejected', {
  isPublic: true,
  data: Decision,
  text: (told) => `Rejected ${requestText(told)}${decidedForText(told.data)}`,
});

export const decisionUndone = event('time-off.decision-undone', {
  isPublic: true,
  data: { request: RequestState },
  text: (told) => `Took back the decision on ${requestText(told)}`,
});

const recordedAs = {
  RECORDED: 'Recorded',
  TAKEN_OUT: 'Recorded',
  REQUESTED: 'Asked for',
  REPORTED: 'Reported',
  REST: 'Kept the rest as',
  RETURNED: 'Gave the days back as',
} as const;

export const timeOffRecorded = event('time-off.recorded', {
  isPublic: true,
  data: {
    request: RequestState,
    asked,
    /** How it came about: on behalf, as a report, or as a part of an interrupted request. */
    as: z.enum(Object.keys(recordedAs) as (keyof typeof recordedAs)[]),
    decidedAt: z.optional(EventMoment),
  },
  text: (told) => `${recordedAs[told.data.as]} ${requestText(told)}`,
});

export const timeOffShortened = event('time-off.shortened', {
  isPublic: true,
  data: { request: RequestState },
  text: (told) => `Shortened to ${requestTextFor(told)}`,
});

export const timeOffInterrupted = event('time-off.interrupted', {
  isPublic: true,
  data: {
    /** The request as it stood before. */
    request: RequestState,
    days: SpanFacts,
    /** What remains before and after the days; nothing if it is empty. */
    remaining: z.array(SpanFacts),
    /** Set if an undone rejection took the days out again. */
    again: z.optional(z.literal(true)),
    /** What the days were recorded as, if anything. */
    recorded: z.optional(z.object({ id: Id, ...RequestState.shape })),
  },
  text: (told) => `Took ${timeText(told.data.days)} out of ${requestText(told)}`,
});

export const timeOffRestored = event('time-off.restored', {
  isPublic: true,
  data: { request: RequestState, days: SpanFacts },
  text: (told) => `Gave ${timeText(told.data.days)} back to ${requestText(told)}`,
});

export const documentRecorded = event('time-off.document-recorded', {
  data: { request: RequestState, isReceived: z.boolean() },
  text: (told) =>
    `Recorded the document as ${told.data.isReceived ? 'received' : 'missing'}: ${requestText(told)}`,
});

export const approversReminded = event('time-off.reminded', {
  data: { request: RequestState },
  text(told) {
    const names = told.changes.flatMap(({ to }) => (typeof to === 'object' ? personText(to) : []));
    return `Reminded ${[...new Set(names)].join(', ')} of ${requestText(told)}`;
  },
});

export const timeOffEvents = {
  'time-off.requested': timeOffRequested,
  'time-off.edited': timeOffEdited,
  'time-off.cancelled': timeOffCancelled,
  'time-off.deleted': timeOffDeleted,
  'time-off.approved': timeOffApproved,
  'time-off.rejected': timeOffRejected,
  'time-off.decision-undone': decisionUndone,
  'time-off.recorded': timeOffRecorded,
  'time-off.shortened': timeOffShortened,
  'time-off.interrupted': timeOffInterrupted,
  'time-off.restored': timeOffRestored,
  'time-off.document-recorded': documentRecorded,
  'time-off.reminded': approversReminded,
} as const;
