import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { calendarDays } from '@almanac/domain/calendar/period';
import { amountOf } from '@almanac/domain/leave/types/amount';
import { isRequestShown, type LeaveType } from '@almanac/domain/leave/types/leave-type';
import type { RequestFacts } from '@almanac/domain/time-off/events';
import { hoursText, type RequestedTime } from '@almanac/domain/time-off/requests/span-text';
import { personText } from '../../../audit/named-person.ts';
import { composeMail, type MailFact } from '../../../platform/mail/compose-mail.ts';
import type { EmailContent } from '../../../platform/mail/compose-notification.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Approver } from '../records/approver-queries.ts';
import type { TimeOffSettings } from '../records/context.ts';
import { spanText } from '../records/request-record.ts';
import { type StoredRequest, timeOffFor } from '../records/stored-request.ts';

export type Settings = Pick<TimeOffSettings, 'appUrl' | 'companyName'>;
type TimeOff = RequestedTime & { type: LeaveType };
export type Person = Omit<PersonReference, 'id'>;

interface RequestMail {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly MailFact[];
  label: string;
}

/** Asks the approvers to decide a request, with its decision context. */
export function requestedMails(
  request: StoredRequest,
  approvers: readonly Approver[],
  settings: Settings,
  facts: readonly MailFact[] = [],
): Mail[] {
  const { requester } = request;
  return mailEach(request, approvers, settings, (approver) => ({
    subject: `${personName(requester)} asks for ${brief(request)}`,
    paragraphs: [
      `${personText(requester)} asks for ${whole(request)}.`,
      ...inPlaceText(approver),
      ...theirReason(request),
    ],
    facts,
    label: 'Review the request',
  }));
}

/** Why an approver without the requester in scope is asked; undefined if they have them in scope. */
function inPlaceText({ inPlaceOf }: Pick<Approver, 'inPlaceOf'>): string[] {
  return inPlaceOf ? [`You are asked for ${personText(inPlaceOf)}, who is away.`] : [];
}

/** Notifies the approvers of time off that needs no approval. */
export function noticeMails(
  request: StoredRequest,
  approvers: readonly Approver[],
  settings: Settings,
): Mail[] {
  const { requester } = request;
  return mailEach(request, approvers, settings, () => ({
    subject: `${personName(requester)} recorded ${brief(request)}`,
    paragraphs: [
      `${personText(requester)} recorded ${whole(request)}. It needs no approval.`,
      ...theirReason(request),
    ],
    label: 'See the request',
  }));
}

/** Notifies the approvers of an edited request. */
export function editedMails(
  before: TimeOff,
  request: StoredRequest,
  approvers: readonly Approver[],
  settings: Settings,
): Mail[] {
  const { requester } = request;
  const isOther = brief(before) !== brief(request);
  return mailEach(request, approvers, settings, (approver) => ({
    subject: `${personName(requester)} changed a request: ${brief(request)}`,
    paragraphs: [
      `${personText(requester)} changed a request that waits for a decision. They ask for ${whole(request)}.`,
      ...(isOther && isRequestShown(before.type, approver, true)
        ? [`It was ${brief(timeOffFor(approver, before))}.`]
        : []),
      ...theirReason(request),
    ],
    label: 'Review the request',
  }));
}

/** Notifies the approvers that approved time off was cancelled, each with the details visible to them. */
export function cancelledMailsToApprovers(
  request: StoredRequest,
  approvers: readonly Approver[],
  actor: PersonReference,
  settings: Settings,
): Mail[] {
  const { requester } = request;
  const isOwn = requester.id === actor.id;
  const whose = isOwn ? 'their own approved' : `what was approved for ${personText(requester)},`;
  return mailEach(request, approvers, settings, (approver) => {
    const timeOff = timeOffFor(approver, request);
    return {
      subject: `${whatOf(timeOff)} of ${personName(requester)} was cancelled: ${spanText(timeOff)}`,
      paragraphs: [`${personText(actor)} cancelled ${whose} ${whole(timeOff)}.`],
      label: 'See the request',
    };
  });
}

/** The requester, if someone else acted and they are active and want such mail. */
export function requesterToTell(
  { isRequesterMailed }: { isRequesterMailed: boolean },
  { requester }: StoredRequest,
  actor: { id: string },
): StoredRequest['requester'][] {
  return isRequesterMailed && requester.id !== actor.id ? [requester] : [];
}

/** Notifies a requester of the decision, and of the time off that regained an interruption's days. */
export function decidedEmail(
  request: StoredRequest,
  {
    decider,
    returnedTo,
    appUrl,
  }: { decider: Parameters<typeof personText>[0]; returnedTo: RequestFacts | undefined; appUrl: string },
): EmailContent {
  const outcome = request.status === 'APPROVED' ? 'approved' : 'rejected';
  return outcomeEmail(request, appUrl, outcome, [
    `${personText(decider)} ${outcome} your ${whole(request)}${decidedForText(request)}.`,
    ...(returnedTo ? [`These days are ${returnedTo.typeName} again: ${spanText(returnedTo)}.`] : []),
    ...theReason(request.rejectionReason),
  ]);
}

function outcomeEmail(
  request: StoredRequest,
  appUrl: string,
  outcome: string,
  paragraphs: readonly string[],
): EmailContent {
  return {
    subject: `Your ${whatOf(request)} was ${outcome}: ${spanText(request)}`,
    paragraphs,
    action: { label: 'See the request', url: `${appUrl}/time-off/requests/${request.id}` },
  };
}

/** Such as ', for Maria Rossi', for a decision by a deputy; otherwise empty. */
export function decidedForText({ decidedFor }: Pick<StoredRequest, 'decidedFor'>): string {
  return decidedFor ? `, for ${decidedFor.name}` : '';
}

/** Notifies a requester that someone else cancelled their approved time off. */
export function cancelledMails(
  request: StoredRequest,
  told: readonly Person[],
  actor: Person,
  settings: Settings,
): Mail[] {
  const paragraphs = [`${personText(actor)} cancelled your ${whole(request)}.`];
  return outcomeMails(request, told, settings, { outcome: 'cancelled', paragraphs });
}

/** Notifies a requester that their time off ends with their employment. */
export function shortenedMails(
  request: StoredRequest,
  told: readonly Person[],
  actor: Person,
  settings: Settings,
): Mail[] {
  const paragraphs = [
    `${personText(actor)} set your last day. Your ${whatOf(request)} ends with it: ${periodAndDuration(request)}.`,
  ];
  return outcomeMails(request, told, settings, { outcome: 'shortened', paragraphs });
}

interface RequestOutcome {
  /** The former status, such as 'approved'. */
  outcome: string;
  /** The affected days, if not all. */
  days?: RequestedTime;
  paragraphs: readonly string[];
}

/** Notifies a requester of a change to their request. */
export function outcomeMails(
  request: StoredRequest,
  told: readonly Person[],
  settings: Settings,
  { outcome, days = request, paragraphs }: RequestOutcome,
): Mail[] {
  const subject = `Your ${whatOf(request)} was ${outcome}: ${spanText(days)}`;
  return mailEach(request, told, settings, () => ({ subject, paragraphs, label: 'See the request' }));
}

/** One mail per recipient, with a link to the request. */
export function mailEach<Recipient extends Person>(
  { id }: StoredRequest,
  recipients: readonly Recipient[],
  { appUrl, companyName }: Settings,
  mailTo: (recipient: Recipient) => RequestMail,
): Mail[] {
  const url = `${appUrl}/time-off/requests/${id}`;
  return recipients.map((recipient) => {
    const { name = '', email: to } = recipient;
    const { subject, paragraphs, facts, label } = mailTo(recipient);
    const greeting = name === '' ? 'Hello,' : `Hello ${name},`;
    return composeMail({
      to,
      subject,
      paragraphs: [greeting, ...paragraphs],
      facts,
      action: { label, url },
      companyName,
    });
  });
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
  if (type.unit === 'HOUR') return `${spanText(request)} (${hoursText(amountOf(amount, type.unit))})`;
  const days = counted(calendarDays(request), 'day');
  // Days after the employment are not business days.
  const duration = businessDays === 0 ? days : `${days}, ${counted(businessDays, 'business day')}`;
  return `${spanText(request)} (${duration})`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
