import { personName } from '@almanac/domain/access/person-name';
import type { Message } from '@almanac/domain/language/message';
import { isRequestShown } from '@almanac/domain/leave/types/leave-type';
import { type RequestedTime, spanMessage } from '@almanac/domain/time-off/requests/span-text';
import { personMessage } from '../../people/accounts/records/person-message.ts';
import type { EmailContent, EmailRecipient } from '../../platform/mail/compose-notification.ts';
import { message as requestMessage } from '../requests/emails/messages/message.ts';
import {
  type Author,
  requestEmail,
  reviewLabel,
  theirReason,
  theReason,
  typeAndTime,
  whatOf,
  whole,
} from '../requests/emails/request-emails.ts';
import { isNotice, type StoredRequest, timeOffFor } from '../requests/records/stored-request.ts';
import { message } from './messages/message.ts';

interface Shortening {
  was: RequestedTime;
  request: StoredRequest;
  actor: Author;
  reason?: string | undefined;
}

/** Notifies a requester that someone else shortened their time off. */
export function shortenedEmail({ was, request, actor, reason }: Shortening, appUrl: string): EmailContent {
  return requestEmail(request, appUrl, {
    subject: requestMessage('time-off.emails.shortenedSubject', typeAndTime(request)),
    paragraphs: [
      message('time-off.correctionEmails.shortened', {
        person: personMessage(actor),
        what: whole(request),
        was: spanMessage(was),
      }),
      ...theReason(reason),
    ],
  });
}

/** Notifies an approver that someone returns earlier, with the details visible to them. */
export function shortenedEmailToApprover(
  { was, request, actor }: Shortening,
  approver: EmailRecipient,
  appUrl: string,
): EmailContent {
  const { requester } = request;
  const before = timeOffFor(approver, { ...was, type: request.type });
  const timeOff = timeOffFor(approver, request);
  const shortened = { person: personMessage(actor), what: whole(timeOff), was: spanMessage(before) };
  return requestEmail(request, appUrl, {
    subject: message('time-off.correctionEmails.shortenedOfSubject', {
      ...typeAndTime(timeOff),
      person: personName(requester),
    }),
    paragraphs: [
      requester.id === actor.id
        ? message('time-off.correctionEmails.shortenedOwn', shortened)
        : message('time-off.correctionEmails.shortenedOf', {
            ...shortened,
            requester: personMessage(requester),
          }),
    ],
  });
}

export interface Interruption {
  /** The days that were taken out. */
  days: RequestedTime;
  before: RequestedTime;
  /** The interrupted request. */
  request: StoredRequest;
  /** What remains of it before and after the days. */
  remaining: readonly RequestedTime[];
  /** What the days were recorded as, if anything. */
  recorded: StoredRequest | undefined;
  actor: Author;
  reason?: string | undefined;
}

/** Notifies a requester that someone else interrupted their time off. */
export function interruptedEmail(interruption: Interruption, appUrl: string): EmailContent {
  const { days, before, request, recorded, actor, reason } = interruption;
  return requestEmail(request, appUrl, {
    subject: message('time-off.correctionEmails.interruptedSubject', {
      type: whatOf(request),
      time: spanMessage(days),
    }),
    paragraphs: [
      message('time-off.correctionEmails.interrupted', {
        person: personMessage(actor),
        days: spanMessage(days),
        type: whatOf(request),
        was: spanMessage(before),
        recorded: recorded ? whatOf(recorded) : null,
      }),
      remainingMessage(interruption),
      ...theReason(reason),
    ],
  });
}

/** Notifies an approver of an interruption, with the details visible to them. */
export function interruptedEmailToApprover(
  interruption: Interruption,
  approver: EmailRecipient,
  appUrl: string,
): EmailContent {
  const { days, request, actor } = interruption;
  const { requester } = request;
  const before = timeOffFor(approver, { ...interruption.before, type: request.type });
  const isShown = interruption.recorded && isRequestShown(interruption.recorded.type, approver, true);
  const recorded = isShown ? interruption.recorded : undefined;
  const interrupted = {
    person: personMessage(actor),
    days: spanMessage(days),
    type: whatOf(before),
    was: spanMessage(before),
    recorded: recorded ? whatOf(timeOffFor(approver, recorded)) : null,
  };
  return requestEmail(recorded ?? request, appUrl, {
    subject: message('time-off.correctionEmails.interruptedOfSubject', {
      type: whatOf(before),
      time: spanMessage(days),
      person: personName(requester),
    }),
    paragraphs: [
      requester.id === actor.id
        ? message('time-off.correctionEmails.interruptedOwn', interrupted)
        : message('time-off.correctionEmails.interruptedOf', {
            ...interrupted,
            requester: personMessage(requester),
          }),
      remainingMessage(interruption),
      ...(recorded && isNotice(recorded) ? [message('time-off.correctionEmails.needsNoApproval')] : []),
    ],
  });
}

/** Asks an approver to decide a report of days within approved time off. */
export function reportedEmail(
  { days, request, recorded, before }: Interruption & { recorded: StoredRequest },
  approver: EmailRecipient,
  appUrl: string,
): EmailContent {
  const { requester } = request;
  const was = timeOffFor(approver, { ...before, type: request.type });
  return requestEmail(recorded, appUrl, {
    subject: message('time-off.correctionEmails.reportedSubject', {
      type: whatOf(recorded),
      time: spanMessage(days),
      person: personName(requester),
    }),
    paragraphs: [
      message('time-off.correctionEmails.reported', {
        person: personMessage(requester),
        what: whole(recorded),
        type: whatOf(was),
        was: spanMessage(was),
      }),
      ...theirReason(recorded),
    ],
    label: reviewLabel,
  });
}

/** Notifies a person that someone requested or recorded time off on their behalf. */
export function recordedEmail(request: StoredRequest, actor: Author, appUrl: string): EmailContent {
  const isApproved = request.status === 'APPROVED';
  const recorded = { person: personMessage(actor), what: whole(request) };
  return requestEmail(request, appUrl, {
    subject: isApproved
      ? message('time-off.correctionEmails.recordedSubject', typeAndTime(request))
      : message('time-off.correctionEmails.requestedSubject', typeAndTime(request)),
    paragraphs: [
      isApproved
        ? message('time-off.correctionEmails.recorded', recorded)
        : message('time-off.correctionEmails.requested', recorded),
      ...theReason(request.reason),
    ],
  });
}

function remainingMessage({ remaining }: Interruption): Message {
  if (remaining.length === 0) return message('time-off.correctionEmails.nothingRemains');
  return message('time-off.correctionEmails.remains', {
    remaining: remaining.map((time) => spanMessage(time)),
  });
}
