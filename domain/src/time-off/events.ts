import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import {
  EventDate,
  EventMoment,
  EventNumber,
  EventPerson,
  RecordName,
  TypeCode,
} from '../events/event-values.ts';
import { personSaid } from '../events/event-words.ts';
import { Id } from '../id.ts';
import type { Message } from '../language/message.ts';
import { leaveUnits } from '../leave/types/amount.ts';
import { Version } from '../version.ts';
import { halfDays } from '../work-time/half-day.ts';
import { SeenAtDecision } from './approvals/schema.ts';
import { eventMessage } from './messages/event-message.ts';
import { spanMessage } from './requests/span-text.ts';
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
  /** Set if the approver decided by a link of an email, without signing in. */
  via: z.optional(z.literal('EMAIL')),
  /** The request that regained the days of a rejected interruption. */
  returnedTo: z.optional(z.object({ id: Id, ...RequestState.shape })),
};

interface ToldRequest {
  data: { request: RequestState };
  subject: { id: string; name?: string | undefined; email?: string | undefined };
  actor?: { id?: string | undefined } | undefined;
}

function ownRequestText({ data: { request } }: Pick<ToldRequest, 'data'>): Message {
  return eventMessage('time-off.events.own', { type: request.typeName, time: spanMessage(request) });
}

function requestText({ data: { request }, subject }: ToldRequest): Message {
  return eventMessage('time-off.events.of', {
    type: request.typeName,
    person: personSaid(subject),
    time: spanMessage(request),
  });
}

/** Names the requester only if someone else acted. */
function requestTextFor(event: ToldRequest): Message {
  return event.actor?.id === event.subject.id ? ownRequestText(event) : requestText(event);
}

export const timeOffRequested = event('time-off.requested', {
  isPublic: true,
  data: { request: RequestState, asked },
  // A type without approval is approved at once.
  text: (told) =>
    told.data.request.status === 'APPROVED'
      ? eventMessage('time-off.events.recorded', { request: ownRequestText(told) })
      : eventMessage('time-off.events.requested', { request: ownRequestText(told) }),
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
    if (told.data.endsWithEmployment)
      return eventMessage('time-off.events.shortened', { request: requestText(told) });
    const isOfReason = told.changes.every(({ field }) => field === 'reason');
    return isOfReason
      ? eventMessage('time-off.events.reasonChanged', { request: ownRequestText(told) })
      : eventMessage('time-off.events.changed', { request: ownRequestText(told) });
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
    if (because === 'JOINED_TO_ORIGIN')
      return eventMessage('time-off.events.joined', { request: requestText(told) });
    const what = because === 'EMPLOYMENT_ENDS' ? requestText(told) : requestTextFor(told);
    return eventMessage('time-off.events.cancelled', { request: what });
  },
});

export const timeOffDeleted = event('time-off.deleted', {
  isPublic: true,
  data: { request: RequestState },
  text: (told) => eventMessage('time-off.events.deleted', { request: ownRequestText(told) }),
});

type ToldDecision = ToldRequest & {
  data: { decidedFor?: { name: string; email: string } | undefined; via?: 'EMAIL' | undefined };
};

function decisionText(told: ToldDecision, textOf: (request: Message, approver?: string) => Message): Message {
  const { decidedFor, via } = told.data;
  const decision = textOf(requestText(told), decidedFor && (decidedFor.name || decidedFor.email));
  return via === 'EMAIL' ? eventMessage('time-off.events.fromEmail', { decision }) : decision;
}

export const timeOffApproved = event('time-off.approved', {
  isPublic: true,
  data: Decision,
  text: (told) =>
    decisionText(told, (request, approver) =>
      approver === undefined
        ? eventMessage('time-off.events.approved', { request })
        : eventMessage('time-off.events.approvedFor', { request, approver }),
    ),
});

export const timeOffRejected = event('time-off.rejected', {
  isPublic: true,
  data: Decision,
  text: (told) =>
    decisionText(told, (request, approver) =>
      approver === undefined
        ? eventMessage('time-off.events.rejected', { request })
        : eventMessage('time-off.events.rejectedFor', { request, approver }),
    ),
});

export const decisionUndone = event('time-off.decision-undone', {
  isPublic: true,
  data: { request: RequestState },
  text: (told) => eventMessage('time-off.events.decisionUndone', { request: requestText(told) }),
});

const recordedAs = {
  RECORDED: (request: Message) => eventMessage('time-off.events.recorded', { request }),
  IMPORTED: (request: Message) => eventMessage('time-off.events.imported', { request }),
  TAKEN_OUT: (request: Message) => eventMessage('time-off.events.recorded', { request }),
  REQUESTED: (request: Message) => eventMessage('time-off.events.requested', { request }),
  REPORTED: (request: Message) => eventMessage('time-off.events.reported', { request }),
  REST: (request: Message) => eventMessage('time-off.events.restKept', { request }),
  RETURNED: (request: Message) => eventMessage('time-off.events.returnedAs', { request }),
} as const;

export const timeOffRecorded = event('time-off.recorded', {
  isPublic: true,
  data: {
    request: RequestState,
    asked,
    /** How it came about: on behalf, from a file, as a report, or as a part of an interrupted request. */
    as: z.enum(Object.keys(recordedAs) as (keyof typeof recordedAs)[]),
    decidedAt: z.optional(EventMoment),
  },
  text: (told) => recordedAs[told.data.as](requestText(told)),
});

export const timeOffShortened = event('time-off.shortened', {
  isPublic: true,
  data: { request: RequestState },
  text: (told) => eventMessage('time-off.events.shortened', { request: requestTextFor(told) }),
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
  text: (told) =>
    eventMessage('time-off.events.daysRemoved', {
      request: requestText(told),
      days: spanMessage(told.data.days),
    }),
});

export const timeOffRestored = event('time-off.restored', {
  isPublic: true,
  data: { request: RequestState, days: SpanFacts },
  text: (told) =>
    eventMessage('time-off.events.daysReturned', {
      request: requestText(told),
      days: spanMessage(told.data.days),
    }),
});

export const documentRecorded = event('time-off.document-recorded', {
  data: {
    request: RequestState,
    isReceived: z.boolean(),
    /** Set if HR has fetched it. */
    isFetched: z.optional(z.literal(true)),
  },
  text(told) {
    const request = requestText(told);
    if (!told.data.isReceived) return eventMessage('time-off.events.documentMissing', { request });
    return told.data.isFetched
      ? eventMessage('time-off.events.documentFetched', { request })
      : eventMessage('time-off.events.documentReceived', { request });
  },
});

export const documentDue = event('time-off.document-due', {
  data: { request: RequestState },
  text: (told) => eventMessage('time-off.events.documentDue', { request: requestText(told) }),
});

export const leaveReduced = event('time-off.leave-reduced', {
  data: {
    request: RequestState,
    /** What it takes from other types, in days or hours; empty if it no longer reduces leave. */
    reduced: z.array(
      z.object({ type: TypeCode, typeName: RecordName, unit: z.enum(leaveUnits), amount: EventNumber }),
    ),
    reduces: z.boolean(),
  },
  text: (told) =>
    told.data.reduces
      ? eventMessage('time-off.events.leaveReduced', { request: requestText(told) })
      : eventMessage('time-off.events.leaveNotReduced', { request: requestText(told) }),
});

export const approversReminded = event('time-off.reminded', {
  data: { request: RequestState },
  text(told) {
    const approvers = told.changes.flatMap(({ to }) => (typeof to === 'object' ? personSaid(to) : []));
    return eventMessage('time-off.events.reminded', {
      request: requestText(told),
      approvers: [...new Set(approvers)],
    });
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
  'time-off.leave-reduced': leaveReduced,
  'time-off.reminded': approversReminded,
  'time-off.document-due': documentDue,
} as const;
