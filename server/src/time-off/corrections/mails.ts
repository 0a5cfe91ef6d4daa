import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { isRequestShown, isTypeShown } from '@almanac/domain/leave/types/leave-type';
import type { RequestedTime } from '@almanac/domain/time-off/requests/span-text';
import { personText } from '../../audit/named-person.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import {
  mailEach,
  outcomeMails,
  type Person,
  type Settings,
  theirReason,
  theReason,
  whatOf,
  whole,
} from '../requests/mails/mails.ts';
import type { Approver } from '../requests/records/approver-queries.ts';
import { spanText } from '../requests/records/request-record.ts';
import { isNotice, type StoredRequest, timeOffFor } from '../requests/records/stored-request.ts';

interface Shortening {
  was: StoredRequest;
  request: StoredRequest;
  reason?: string | undefined;
}

/** Notifies a requester that someone else shortened their time off. */
export function shortenedEarlierMails(
  { was, request, reason }: Shortening,
  told: readonly Person[],
  actor: Person,
  settings: Settings,
): Mail[] {
  return outcomeMails(request, told, settings, {
    outcome: 'shortened',
    paragraphs: [
      `${personText(actor)} shortened your ${whole(request)}. It was ${spanText(was)}. The other days are back in your balance.`,
      ...theReason(reason),
    ],
  });
}

/** Notifies the approvers that someone returns earlier, each with the details visible to them. */
export function shortenedMailsToApprovers(
  { was, request }: Shortening,
  approvers: readonly Approver[],
  actor: PersonReference,
  settings: Settings,
): Mail[] {
  const { requester } = request;
  return mailEach(request, approvers, settings, (approver) => {
    const [before, timeOff] = [timeOffFor(approver, was), timeOffFor(approver, request)];
    return {
      subject: `${whatOf(timeOff)} of ${personName(requester)} was shortened: ${spanText(timeOff)}`,
      paragraphs: [
        `${personText(actor)} shortened ${whose(request, actor)} ${whole(timeOff)}. It was ${spanText(before)}.`,
      ],
      label: 'See the request',
    };
  });
}

interface Interruption {
  /** The days that were taken out. */
  days: RequestedTime;
  before: RequestedTime;
  request: StoredRequest;
  rest: StoredRequest | undefined;
  recorded: StoredRequest | undefined;
  reason?: string | undefined;
}

/** Notifies a requester that someone else interrupted their time off. */
export function interruptedMails(
  interruption: Interruption,
  told: readonly Person[],
  actor: Person,
  settings: Settings,
): Mail[] {
  const { days, before, request, recorded, reason } = interruption;
  const recording = recorded ? ` and recorded them as ${whatOf(recorded)}` : '';
  return outcomeMails(request, told, settings, {
    outcome: 'interrupted',
    days,
    paragraphs: [
      `${personText(actor)} took ${spanText(days)} out of your ${whatOf(request)}, ${spanText(before)}${recording}. These days are back in your balance.`,
      remaining(interruption),
      ...theReason(reason),
    ],
  });
}

/** Notifies the approvers of an interruption, and asks the deciders about a pending report. */
export function interruptedMailsToApprovers(
  interruption: Interruption,
  approvers: readonly Approver[],
  actor: PersonReference,
  settings: Settings,
): Mail[] {
  const { request, recorded } = interruption;
  const toldOf = (about: StoredRequest, told: readonly Approver[]) =>
    mailEach(about, told, settings, (approver) => interruptedMail(interruption, approver, actor));
  if (!recorded) return toldOf(request, approvers);
  const isPending = recorded.status === 'PENDING';
  const sees = (approver: Approver) =>
    isPending ? isTypeShown(recorded.type, approver, true) : isRequestShown(recorded.type, approver, true);
  const seeing = approvers.filter(sees);
  const others = approvers.filter((approver) => !sees(approver));
  return [
    ...(isPending
      ? mailEach(recorded, seeing, settings, (approver) => reportedMail(recorded, interruption, approver))
      : toldOf(recorded, seeing)),
    ...toldOf(request, others),
  ];
}

function interruptedMail(interruption: Interruption, approver: Approver, actor: PersonReference) {
  const { days, request } = interruption;
  const before = timeOffFor(approver, { ...interruption.before, type: request.type });
  const what = whatOf(before);
  const isShown = interruption.recorded && isRequestShown(interruption.recorded.type, approver, true);
  const recorded = isShown ? interruption.recorded : undefined;
  const recording = recorded ? ` and recorded them as ${whatOf(timeOffFor(approver, recorded))}` : '';
  return {
    subject: `${what} of ${personName(request.requester)} was interrupted: ${spanText(days)}`,
    paragraphs: [
      `${personText(actor)} took ${spanText(days)} out of ${whose(request, actor)} ${what}, ${spanText(before)}${recording}.`,
      remaining(interruption),
      ...(recorded && isNotice(recorded) ? ['It needs no approval.'] : []),
    ],
    label: 'See the request',
  };
}

function reportedMail(
  recorded: StoredRequest,
  { days, request, ...interruption }: Interruption,
  approver: Approver,
) {
  const { requester } = request;
  const before = timeOffFor(approver, { ...interruption.before, type: request.type });
  const what = whatOf(before);
  return {
    subject: `${personName(requester)} reports ${whatOf(recorded)}: ${spanText(days)}`,
    paragraphs: [
      `${personText(requester)} reports ${whole(recorded)}, in the midst of approved ${what}, ${spanText(before)}. Its days are back in their balance; where you reject the report, they are ${what} again.`,
      ...theirReason(recorded),
    ],
    label: 'Review the request',
  };
}

/** Notifies a person that someone requested or recorded time off on their behalf. */
export function recordedMails(
  request: StoredRequest,
  told: readonly Person[],
  actor: Person,
  settings: Settings,
): Mail[] {
  const isApproved = request.status === 'APPROVED';
  return mailEach(request, told, settings, () => ({
    subject: `${isApproved ? 'Recorded' : 'Asked for'} in your name: ${whatOf(request)}, ${spanText(request)}`,
    paragraphs: [
      `${personText(actor)} ${isApproved ? 'recorded' : 'asked for'} ${whole(request)} in your name.${isApproved ? ' It is approved.' : ' It waits for a decision.'}`,
      ...theReason(request.reason),
    ],
    label: 'See the request',
  }));
}

function remaining({ request, rest }: Interruption): string {
  if (request.status === 'CANCELLED') return `Nothing of it remains.`;
  return `What remains: ${[request, rest].flatMap((each) => (each ? [spanText(each)] : [])).join(' and ')}.`;
}

function whose({ requester }: StoredRequest, actor: { id: string }): string {
  return requester.id === actor.id ? 'their own' : `the approved time off of ${personText(requester)},`;
}
