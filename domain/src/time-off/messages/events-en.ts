import { formatList } from '../../language/formats.ts';
import type { Message, Said, Texts } from '../../language/message.ts';

export interface OfRequest {
  /** The request: its type, its dates and, unless evident, its requester. */
  request: Message;
}

function ofRequest(textOf: (request: string) => string) {
  return ({ request }: OfRequest, texts: Texts) => textOf(texts.text(request));
}

export const en = {
  'time-off.events.own': ({ type, time }: { type: string; time: Message }, texts: Texts) =>
    `${type}, ${texts.text(time)}`,
  'time-off.events.of': (
    { type, person, time }: { type: string; person: Said; time: Message },
    texts: Texts,
  ) => `${type} of ${texts.text(person)}, ${texts.text(time)}`,
  'time-off.events.requested': ofRequest((request) => `Requested ${request}`),
  'time-off.events.recorded': ofRequest((request) => `Recorded ${request}`),
  'time-off.events.imported': ofRequest((request) => `Imported ${request}`),
  'time-off.events.reported': ofRequest((request) => `Reported ${request}`),
  'time-off.events.restKept': ofRequest((request) => `Kept the rest as ${request}`),
  'time-off.events.returnedAs': ofRequest((request) => `Returned the days as ${request}`),
  'time-off.events.changed': ofRequest((request) => `Changed a request to ${request}`),
  'time-off.events.reasonChanged': ofRequest((request) => `Changed the reason of a request for ${request}`),
  'time-off.events.shortened': ofRequest((request) => `Shortened to ${request}`),
  'time-off.events.joined': ofRequest((request) => `Joined ${request} to the request it was split from`),
  'time-off.events.cancelled': ofRequest((request) => `Cancelled ${request}`),
  'time-off.events.deleted': ofRequest((request) => `Deleted the request for ${request}`),
  'time-off.events.approved': ofRequest((request) => `Approved ${request}`),
  'time-off.events.approvedFor': ({ request, approver }: OfRequest & { approver: string }, texts: Texts) =>
    `Approved ${texts.text(request)}, for ${approver}`,
  'time-off.events.rejected': ofRequest((request) => `Rejected ${request}`),
  'time-off.events.rejectedFor': ({ request, approver }: OfRequest & { approver: string }, texts: Texts) =>
    `Rejected ${texts.text(request)}, for ${approver}`,
  'time-off.events.fromEmail': ({ decision }: { decision: Message }, texts: Texts) =>
    `${texts.text(decision)} (from an email)`,
  'time-off.events.decisionUndone': ofRequest((request) => `Undid the decision on ${request}`),
  'time-off.events.daysRemoved': ({ request, days }: OfRequest & { days: Message }, texts: Texts) =>
    `Removed ${texts.text(days)} from ${texts.text(request)}`,
  'time-off.events.daysReturned': ({ request, days }: OfRequest & { days: Message }, texts: Texts) =>
    `Returned ${texts.text(days)} to ${texts.text(request)}`,
  'time-off.events.documentReceived': ofRequest((request) => `Marked the document as received: ${request}`),
  'time-off.events.documentFetched': ofRequest(
    (request) => `Marked the document as fetched by HR: ${request}`,
  ),
  'time-off.events.documentDue': ofRequest((request) => `Reminded the person of the document: ${request}`),
  'time-off.events.documentMissing': ofRequest((request) => `Marked the document as missing: ${request}`),
  'time-off.events.leaveReduced': ofRequest((request) => `Reduced leave for ${request}`),
  'time-off.events.leaveNotReduced': ofRequest((request) => `Leave is no longer reduced for ${request}`),
  'time-off.events.reminded': (
    { request, approvers }: OfRequest & { approvers: readonly Said[] },
    texts: Texts,
  ) => `Reminded ${formatList(approvers.map(texts.text), texts.locale)} of ${texts.text(request)}`,
};
