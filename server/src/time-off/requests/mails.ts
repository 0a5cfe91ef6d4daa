import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { calendarDays, type Period } from '@almanac/domain/calendar/period';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { type TimeOffType, timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { personText } from '../../audit/named-person.ts';
import { periodText } from '../../platform/date-text.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { TimeOffSettings } from './context.ts';

type Settings = Pick<TimeOffSettings, 'appUrl' | 'companyName'>;
type TimeOff = Period & { type: TimeOffType };
type Person = Omit<PersonReference, 'id'>;

interface RequestMail {
  request: TimeOffRequest;
  subject: string;
  paragraphs: readonly string[];
  label: string;
}

/** Asks the approvers to decide a request. */
export function requestedMails(
  request: TimeOffRequest,
  approvers: readonly Person[],
  settings: Settings,
): Mail[] {
  const { requester } = request;
  return mailEach(approvers, settings, {
    request,
    subject: `${personName(requester)} asks for ${brief(request)}`,
    paragraphs: [`${personText(requester)} asks for ${whole(request)}.`, ...theirReason(request)],
    label: 'Review the request',
  });
}

/** Tells the approvers that a request which waits for them is another one by now. */
export function editedMails(
  before: TimeOff,
  request: TimeOffRequest,
  approvers: readonly Person[],
  settings: Settings,
): Mail[] {
  const { requester } = request;
  const isOther = brief(before) !== brief(request);
  return mailEach(approvers, settings, {
    request,
    subject: `${personName(requester)} changed a request: ${brief(request)}`,
    paragraphs: [
      `${personText(requester)} changed a request that waits for a decision. They ask for ${whole(request)}.`,
      ...(isOther ? [`It was ${brief(before)}.`] : []),
      ...theirReason(request),
    ],
    label: 'Review the request',
  });
}

/** Tells the approvers that somebody is there after all on days that were approved. */
export function cancelledMailsToApprovers(
  request: TimeOffRequest,
  approvers: readonly Person[],
  actor: PersonReference,
  settings: Settings,
): Mail[] {
  const { requester } = request;
  const isOwn = requester.id === actor.id;
  const whose = isOwn ? 'their own approved' : `what was approved for ${personText(requester)},`;
  return mailEach(approvers, settings, {
    request,
    subject: `${whatOf(request)} of ${personName(requester)} was cancelled: ${periodText(request)}`,
    paragraphs: [`${personText(actor)} cancelled ${whose} ${whole(request)}.`],
    label: 'See the request',
  });
}

/** The requester, if somebody else did it, and unless they want no such mails or are deactivated. */
export function requesterToTell(
  { isRequesterMailed }: { isRequesterMailed: boolean },
  { requester }: TimeOffRequest,
  actor: { id: string },
): TimeOffRequest['requester'][] {
  return isRequesterMailed && requester.id !== actor.id ? [requester] : [];
}

/** Tells a requester how their request was decided. */
export function decidedMails(
  request: TimeOffRequest,
  told: readonly Person[],
  decider: Person,
  settings: Settings,
): Mail[] {
  const { rejectionReason } = request;
  const outcome = request.status === 'APPROVED' ? 'approved' : 'rejected';
  return mailEach(told, settings, {
    request,
    subject: `Your ${whatOf(request)} was ${outcome}: ${periodText(request)}`,
    paragraphs: [
      `${personText(decider)} ${outcome} your ${whole(request)}.`,
      ...(rejectionReason === undefined ? [] : [`The reason:\n${rejectionReason}`]),
    ],
    label: 'See the request',
  });
}

/** Tells a requester that somebody else cancelled their approved time off. */
export function cancelledMails(
  request: TimeOffRequest,
  told: readonly Person[],
  actor: Person,
  settings: Settings,
): Mail[] {
  return mailEach(told, settings, {
    request,
    subject: `Your ${whatOf(request)} was cancelled: ${periodText(request)}`,
    paragraphs: [`${personText(actor)} cancelled your ${whole(request)}.`],
    label: 'See the request',
  });
}

/** Tells a requester that their time off ends with their employment. */
export function shortenedMails(
  request: TimeOffRequest,
  told: readonly Person[],
  actor: Person,
  settings: Settings,
): Mail[] {
  return mailEach(told, settings, {
    request,
    subject: `Your ${whatOf(request)} was shortened: ${periodText(request)}`,
    paragraphs: [
      `${personText(actor)} set your last day. Your ${whatOf(request)} ends with it: ${periodAndDuration(request)}.`,
    ],
    label: 'See the request',
  });
}

function mailEach(recipients: readonly Person[], settings: Settings, mail: RequestMail): Mail[] {
  const { request, subject, paragraphs, label } = mail;
  const action = { label, url: `${settings.appUrl}/time-off/requests/${request.id}` };
  const { companyName } = settings;
  return recipients.map(({ name = '', email: to }) =>
    composeMail({
      to,
      subject,
      paragraphs: [name === '' ? 'Hello,' : `Hello ${name},`, ...paragraphs],
      action,
      companyName,
    }),
  );
}

function theirReason({ reason }: TimeOffRequest): string[] {
  return reason === undefined ? [] : [`Their reason:\n${reason}`];
}

function whatOf({ type }: { type: TimeOffType }): string {
  return timeOffTypeLabel[type];
}

function brief(timeOff: TimeOff): string {
  return `${whatOf(timeOff)}, ${periodText(timeOff)}`;
}

function whole(request: TimeOffRequest): string {
  return `${whatOf(request)}: ${periodAndDuration(request)}`;
}

function periodAndDuration(request: TimeOffRequest): string {
  const days = counted(calendarDays(request), 'day');
  return `${periodText(request)} (${days}, ${counted(request.businessDays, 'business day')})`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
