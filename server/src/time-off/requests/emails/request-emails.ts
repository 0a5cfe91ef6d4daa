import { personName } from '@almanac/domain/access/person-name';
import { calendarDays } from '@almanac/domain/calendar/period';
import { personText } from '@almanac/domain/events/event-words';
import { amountOf } from '@almanac/domain/leave/types/amount';
import { isRequestShown, type LeaveType } from '@almanac/domain/leave/types/leave-type';
import type { RequestState } from '@almanac/domain/time-off/events';
import { hoursText, type RequestedTime } from '@almanac/domain/time-off/requests/span-text';
import type { MailFact } from '../../../platform/mail/compose-mail.ts';
import type { EmailContent, EmailRecipient } from '../../../platform/mail/compose-notification.ts';
import { englishTexts, spanText } from '../records/request-record.ts';
import { type StoredRequest, timeOffFor } from '../records/stored-request.ts';

type TimeOff = RequestedTime & { type: LeaveType };
/** Who acted, with their name at the time. */
export type Author = { id?: string | undefined; name?: string | undefined; email?: string | undefined };

/** Asks an approver to decide a request, with its decision context. */
export function requestedEmail(
  request: StoredRequest,
  { inPlaceOf, facts, appUrl }: { inPlaceOf: Author | undefined; facts: readonly MailFact[]; appUrl: string },
): EmailContent {
  const { requester } = request;
  return requestEmail(request, appUrl, {
    subject: `${personName(requester)} asks for ${brief(request)}`,
    paragraphs: [
      `${personText(requester)} asks for ${whole(request)}.`,
      ...(inPlaceOf ? [`You are asked for ${personText(inPlaceOf)}, who is away.`] : []),
      ...theirReason(request),
    ],
    facts,
    label: 'Review the request',
  });
}

/** Notifies an approver of time off that needs no approval. */
export function noticeEmail(request: StoredRequest, appUrl: string): EmailContent {
  const { requester } = request;
  return requestEmail(request, appUrl, {
    subject: `${personName(requester)} recorded ${brief(request)}`,
    paragraphs: [
      `${personText(requester)} recorded ${whole(request)}. It needs no approval.`,
      ...theirReason(request),
    ],
  });
}

/** Notifies an approver of an edited request. */
export function editedEmail(
  before: TimeOff,
  request: StoredRequest,
  approver: EmailRecipient,
  appUrl: string,
): EmailContent {
  const { requester } = request;
  const isOther = brief(before) !== brief(request);
  return requestEmail(request, appUrl, {
    subject: `${personName(requester)} changed a request: ${brief(request)}`,
    paragraphs: [
      `${personText(requester)} changed a request that waits for a decision. They ask for ${whole(request)}.`,
      ...(isOther && isRequestShown(before.type, approver, true)
        ? [`It was ${brief(timeOffFor(approver, before))}.`]
        : []),
      ...theirReason(request),
    ],
    label: 'Review the request',
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
  const isOwn = requester.id === actor.id;
  const whose = isOwn ? 'their own approved' : `what was approved for ${personText(requester)},`;
  const timeOff = timeOffFor(approver, request);
  return requestEmail(request, appUrl, {
    subject: `${whatOf(timeOff)} of ${personName(requester)} was cancelled: ${spanText(timeOff)}`,
    paragraphs: [`${personText(actor)} cancelled ${whose} ${whole(timeOff)}.`],
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
    returnedTo: RequestState | undefined;
    appUrl: string;
  },
): EmailContent {
  const outcome = request.status === 'APPROVED' ? 'approved' : 'rejected';
  const forText = decidedFor ? `, for ${decidedFor.name || decidedFor.email}` : '';
  return outcomeEmail(request, appUrl, {
    outcome,
    paragraphs: [
      `${personText(decider)} ${outcome} your ${whole(request)}${forText}.`,
      ...(returnedTo ? [`These days are ${returnedTo.typeName} again: ${spanText(returnedTo)}.`] : []),
      ...theReason(request.rejectionReason),
    ],
  });
}

/** Notifies a requester that someone else cancelled their approved time off. */
export function cancelledEmail(request: StoredRequest, actor: Author, appUrl: string): EmailContent {
  const paragraphs = [`${personText(actor)} cancelled your ${whole(request)}.`];
  return outcomeEmail(request, appUrl, { outcome: 'cancelled', paragraphs });
}

/** Notifies a requester that their time off ends with their employment. */
export function endedEmail(request: StoredRequest, actor: Author, appUrl: string): EmailContent {
  const paragraphs = [
    `${personText(actor)} set your last day. Your ${whatOf(request)} ends with it: ${periodAndDuration(request)}.`,
  ];
  return outcomeEmail(request, appUrl, { outcome: 'shortened', paragraphs });
}

/** Notifies a requester of a change to their request. */
export function outcomeEmail(
  request: StoredRequest,
  appUrl: string,
  {
    outcome,
    days = request,
    paragraphs,
  }: {
    /** The former status, such as 'approved'. */
    outcome: string;
    /** The affected days, if not all. */
    days?: RequestedTime;
    paragraphs: readonly string[];
  },
): EmailContent {
  const subject = `Your ${whatOf(request)} was ${outcome}: ${spanText(days)}`;
  return requestEmail(request, appUrl, { subject, paragraphs });
}

/** An email with a link to the request. */
export function requestEmail(
  { id }: Pick<StoredRequest, 'id'>,
  appUrl: string,
  {
    label = 'See the request',
    ...content
  }: Pick<EmailContent, 'subject' | 'paragraphs' | 'facts'> & { label?: string },
): EmailContent {
  return { ...content, action: { label, url: `${appUrl}/time-off/requests/${id}` } };
}

export function theReason(reason: string | undefined): string[] {
  return reason === undefined ? [] : [`The reason:\n${reason}`];
}

export function theirReason({ reason }: StoredRequest): string[] {
  return reason === undefined ? [] : [`Their reason:\n${reason}`];
}

export function whatOf({ type }: TimeOff): string {
  return type.name;
}

function brief(timeOff: TimeOff): string {
  return `${whatOf(timeOff)}, ${spanText(timeOff)}`;
}

export function whole(request: StoredRequest): string {
  return `${whatOf(request)}: ${periodAndDuration(request)}`;
}

/** The request's dates and amount, in the unit of its type. */
function periodAndDuration(request: StoredRequest): string {
  const { type, minutes, amount, businessDays } = request;
  if (minutes !== undefined) return spanText(request);
  if (type.unit === 'HOUR')
    return `${spanText(request)} (${hoursText(amountOf(amount, type.unit), englishTexts)})`;
  const days = counted(calendarDays(request), 'day');
  // Days after the employment are not business days.
  const duration = businessDays === 0 ? days : `${days}, ${counted(businessDays, 'business day')}`;
  return `${spanText(request)} (${duration})`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
