import { personName } from '@almanac/domain/access/person-name';
import { personText } from '@almanac/domain/events/event-words';
import { isRequestShown } from '@almanac/domain/leave/types/leave-type';
import type { RequestedTime } from '@almanac/domain/time-off/requests/span-text';
import type { EmailContent, EmailRecipient } from '../../platform/mail/compose-notification.ts';
import {
  type Author,
  outcomeEmail,
  requestEmail,
  theirReason,
  theReason,
  whatOf,
  whole,
} from '../requests/emails/request-emails.ts';
import { spanText } from '../requests/records/request-record.ts';
import { isNotice, type StoredRequest, timeOffFor } from '../requests/records/stored-request.ts';

interface Shortening {
  was: RequestedTime;
  request: StoredRequest;
  actor: Author;
  reason?: string | undefined;
}

/** Notifies a requester that someone else shortened their time off. */
export function shortenedEmail({ was, request, actor, reason }: Shortening, appUrl: string): EmailContent {
  return outcomeEmail(request, appUrl, {
    outcome: 'shortened',
    paragraphs: [
      `${personText(actor)} shortened your ${whole(request)}. It was ${spanText(was)}. The other days are back in your balance.`,
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
  const before = timeOffFor(approver, { ...was, type: request.type });
  const timeOff = timeOffFor(approver, request);
  return requestEmail(request, appUrl, {
    subject: `${whatOf(timeOff)} of ${personName(request.requester)} was shortened: ${spanText(timeOff)}`,
    paragraphs: [
      `${personText(actor)} shortened ${whose(request, actor)} ${whole(timeOff)}. It was ${spanText(before)}.`,
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
  const recording = recorded ? ` and recorded them as ${whatOf(recorded)}` : '';
  return outcomeEmail(request, appUrl, {
    outcome: 'interrupted',
    days,
    paragraphs: [
      `${personText(actor)} took ${spanText(days)} out of your ${whatOf(request)}, ${spanText(before)}${recording}. These days are back in your balance.`,
      remainingText(interruption),
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
  const before = timeOffFor(approver, { ...interruption.before, type: request.type });
  const what = whatOf(before);
  const isShown = interruption.recorded && isRequestShown(interruption.recorded.type, approver, true);
  const recorded = isShown ? interruption.recorded : undefined;
  const recording = recorded ? ` and recorded them as ${whatOf(timeOffFor(approver, recorded))}` : '';
  return requestEmail(recorded ?? request, appUrl, {
    subject: `${what} of ${personName(request.requester)} was interrupted: ${spanText(days)}`,
    paragraphs: [
      `${personText(actor)} took ${spanText(days)} out of ${whose(request, actor)} ${what}, ${spanText(before)}${recording}.`,
      remainingText(interruption),
      ...(recorded && isNotice(recorded) ? ['It needs no approval.'] : []),
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
  const what = whatOf(was);
  return requestEmail(recorded, appUrl, {
    subject: `${personName(requester)} reports ${whatOf(recorded)}: ${spanText(days)}`,
    paragraphs: [
      `${personText(requester)} reports ${whole(recorded)}, in the midst of approved ${what}, ${spanText(was)}. Its days are back in their balance; where you reject the report, they are ${what} again.`,
      ...theirReason(recorded),
    ],
    label: 'Review the request',
  });
}

/** Notifies a person that someone requested or recorded time off on their behalf. */
export function recordedEmail(request: StoredRequest, actor: Author, appUrl: string): EmailContent {
  const isApproved = request.status === 'APPROVED';
  return requestEmail(request, appUrl, {
    subject: `${isApproved ? 'Recorded' : 'Asked for'} in your name: ${whatOf(request)}, ${spanText(request)}`,
    paragraphs: [
      `${personText(actor)} ${isApproved ? 'recorded' : 'asked for'} ${whole(request)} in your name.${isApproved ? ' It is approved.' : ' It waits for a decision.'}`,
      ...theReason(request.reason),
    ],
  });
}

function remainingText({ remaining }: Interruption): string {
  if (remaining.length === 0) return 'Nothing of it remains.';
  return `What remains: ${remaining.map(spanText).join(' and ')}.`;
}

function whose({ requester }: StoredRequest, actor: Author): string {
  return requester.id === actor.id ? 'their own' : `the approved time off of ${personText(requester)},`;
}
