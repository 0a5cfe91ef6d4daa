import { personName } from '@almanac/domain/access/person-name';
import { calendarDays } from '@almanac/domain/calendar/period';
import type { Message, Said } from '@almanac/domain/language/message';
import type { NameValue } from '@almanac/domain/language/names';
import { amountOf } from '@almanac/domain/leave/types/amount';
import { awayType, isRequestShown, type LeaveType } from '@almanac/domain/leave/types/leave-type';
import { typeName } from '@almanac/domain/leave/types/standard-names';
import type { RequestState } from '@almanac/domain/time-off/events';
import { hoursMessage, type RequestedTime, spanMessage } from '@almanac/domain/time-off/requests/span-text';
import { personMessage } from '../../../people/accounts/records/person-message.ts';
import type { MailFact } from '../../../platform/mail/compose-mail.ts';
import type { EmailContent, EmailRecipient } from '../../../platform/mail/compose-notification.ts';
import { type StoredRequest, timeOffFor } from '../records/stored-request.ts';
import { message } from './messages/message.ts';

type TimeOff = RequestedTime & { type: Pick<LeaveType, 'code' | 'name' | 'names'> };
/** Who acted, with their name at the time. */
export type Author = { id?: string | undefined; name?: string | undefined; email?: string | undefined };

/** Asks an approver to decide a request, with its decision context. */
export function requestedEmail(
  request: StoredRequest,
  { inPlaceOf, facts, appUrl }: { inPlaceOf: Author | undefined; facts: readonly MailFact[]; appUrl: string },
): EmailContent {
  const { requester } = request;
  return requestEmail(request, appUrl, {
    subject: message('time-off.emails.requestedSubject', {
      person: personName(requester),
      what: brief(request),
    }),
    paragraphs: [
      message('time-off.emails.requested', { person: personMessage(requester), what: whole(request) }),
      ...(inPlaceOf ? [message('time-off.emails.inPlaceOf', { person: personMessage(inPlaceOf) })] : []),
      ...theirReason(request),
    ],
    facts,
    label: reviewLabel,
  });
}

/** Notifies an approver of time off that needs no approval. */
export function noticeEmail(request: StoredRequest, appUrl: string): EmailContent {
  const { requester } = request;
  return requestEmail(request, appUrl, {
    subject: message('time-off.emails.noticedSubject', {
      person: personName(requester),
      what: brief(request),
    }),
    paragraphs: [
      message('time-off.emails.noticed', { person: personMessage(requester), what: whole(request) }),
      ...theirReason(request),
    ],
  });
}

/** Notifies an approver of an edited request. */
export function editedEmail(
  before: RequestedTime & { type: LeaveType },
  request: StoredRequest,
  approver: EmailRecipient,
  appUrl: string,
): EmailContent {
  const { requester } = request;
  const isOther = JSON.stringify(brief(before)) !== JSON.stringify(brief(request));
  return requestEmail(request, appUrl, {
    subject: message('time-off.emails.editedSubject', {
      person: personName(requester),
      what: brief(request),
    }),
    paragraphs: [
      message('time-off.emails.edited', { person: personMessage(requester), what: whole(request) }),
      ...(isOther && isRequestShown(before.type, approver, true)
        ? [message('time-off.emails.was', { what: brief(timeOffFor(approver, before)) })]
        : []),
      ...theirReason(request),
    ],
    label: reviewLabel,
  });
}

/** Notifies an approver that approved time off was cancelled, with the details visible to them. */
export function cancelledEmailToApprover(
  request: StoredRequest,
  approver: EmailRecipient,
  actor: Author,
  appUrl: string,
): EmailContent {
  const { requester } = request;
  const timeOff = timeOffFor(approver, request);
  const cancelled = { person: personMessage(actor), what: whole(timeOff) };
  return requestEmail(request, appUrl, {
    subject: message('time-off.emails.cancelledOfSubject', {
      ...typeAndTime(timeOff),
      person: personName(requester),
    }),
    paragraphs: [
      requester.id === actor.id
        ? message('time-off.emails.cancelledOwn', cancelled)
        : message('time-off.emails.cancelledOf', { ...cancelled, requester: personMessage(requester) }),
    ],
  });
}

/** Notifies a requester of the decision, and of the time off that regained an interruption's days. */
export function decidedEmail(
  request: StoredRequest,
  {
    decider,
    decidedFor,
    returnedTo,
    appUrl,
  }: {
    decider: Author;
    decidedFor: Author | undefined;
    returnedTo: (RequestState & Pick<LeaveType, 'names'>) | undefined;
    appUrl: string;
  },
): EmailContent {
  const decided = {
    person: personMessage(decider),
    what: whole(request),
    insteadOf: (decidedFor?.name || decidedFor?.email) ?? null,
  };
  const isApproved = request.status === 'APPROVED';
  return requestEmail(request, appUrl, {
    subject: isApproved
      ? message('time-off.emails.approvedSubject', typeAndTime(request))
      : message('time-off.emails.rejectedSubject', typeAndTime(request)),
    paragraphs: [
      isApproved
        ? message('time-off.emails.approved', decided)
        : message('time-off.emails.rejected', decided),
      ...(returnedTo
        ? [
            message('time-off.emails.returned', {
              type: typeName({ name: returnedTo.typeName, names: returnedTo.names }),
              time: spanMessage(returnedTo),
            }),
          ]
        : []),
      ...theReason(request.rejectionReason),
    ],
  });
}

/** Notifies a requester that someone else cancelled their approved time off. */
export function cancelledEmail(request: StoredRequest, actor: Author, appUrl: string): EmailContent {
  return requestEmail(request, appUrl, {
    subject: message('time-off.emails.cancelledSubject', typeAndTime(request)),
    paragraphs: [
      message('time-off.emails.cancelled', { person: personMessage(actor), what: whole(request) }),
    ],
  });
}

/** Notifies a requester that their time off ends with their employment. */
export function endedEmail(request: StoredRequest, actor: Author, appUrl: string): EmailContent {
  return requestEmail(request, appUrl, {
    subject: message('time-off.emails.shortenedSubject', typeAndTime(request)),
    paragraphs: [message('time-off.emails.ended', { person: personMessage(actor), what: whole(request) })],
  });
}

export const reviewLabel = message('time-off.emails.review');

/** An email with a link to the request. */
export function requestEmail(
  { id }: Pick<StoredRequest, 'id'>,
  appUrl: string,
  {
    label = message('time-off.emails.see'),
    ...content
  }: Pick<EmailContent, 'subject' | 'paragraphs' | 'facts'> & { label?: Message },
): EmailContent {
  return { ...content, action: { label, url: `${appUrl}/time-off/requests/${id}` } };
}

export function theReason(reason: string | undefined): Message[] {
  return reason === undefined ? [] : [message('time-off.emails.reason', { reason })];
}

export function theirReason({ reason }: StoredRequest): Message[] {
  return reason === undefined ? [] : [message('time-off.emails.theirReason', { reason })];
}

export function whatOf({ type }: Pick<TimeOff, 'type'>): Said | NameValue {
  return type.code === awayType.code ? awayType.name : typeName(type);
}

/** The type and time, for the subject of an email. */
export function typeAndTime(timeOff: TimeOff): { type: Said | NameValue; time: Message } {
  return { type: whatOf(timeOff), time: spanMessage(timeOff) };
}

/** The type and time, such as 'Vacation, Mon 3 to Fri 7 Aug 2026'. */
export function brief(timeOff: TimeOff): Message {
  return message('time-off.emails.brief', typeAndTime(timeOff));
}

/** The type, dates and amount. */
export function whole(request: StoredRequest): Message {
  return message('time-off.emails.whole', { type: whatOf(request), time: timeWithAmount(request) });
}

/** The request's dates and amount, in the unit of its type. */
function timeWithAmount(request: StoredRequest): Message {
  const { type, minutes, amount, businessDays } = request;
  const time = spanMessage(request);
  if (minutes !== undefined) return time;
  if (type.unit === 'HOUR')
    return message('time-off.emails.inHours', { time, hours: hoursMessage(amountOf(amount, type.unit)) });
  const counted = { time, calendarDays: calendarDays(request) };
  // Days after the employment are not business days.
  return businessDays === 0
    ? message('time-off.emails.inCalendarDays', counted)
    : message('time-off.emails.inDays', { ...counted, businessDays });
}
