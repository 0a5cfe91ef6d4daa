import type { LeaveType } from '../../leave/types/leave-type.ts';
import type { RequestedTime } from '../../time-off/requests/span-text.ts';
import type { RequestStatus } from '../../time-off/requests/vocabulary.ts';
import { isOfWholeDays } from '../../work-time/half-day.ts';

/** What calendar programs call an invitation or its update, and its withdrawal. */
export type InvitationMethod = 'REQUEST' | 'CANCEL';

/** How a calendar shows the time: out of office, free, or working elsewhere. */
export type BusyStatus = 'OOF' | 'FREE' | 'WORKINGELSEWHERE';

/** A request as it is now. */
export interface InvitedRequest extends RequestedTime {
  status: RequestStatus;
  version: number;
  type: Pick<LeaveType, 'code' | 'isAway'>;
}

/** The last invitation about a request. */
export interface SentInvitation {
  method: InvitationMethod;
  sequence: number;
  content: string;
  sentWith: string;
}

export interface NextInvitation {
  method: InvitationMethod;
  sequence: number;
  content: string;
}

/** How a calendar shows the absence: whole days away are out of office. */
export function busyStatusOf({ type, ...time }: Pick<InvitedRequest, 'type'> & RequestedTime): BusyStatus {
  if (!type.isAway) return 'WORKINGELSEWHERE';
  return isOfWholeDays(time) && time.minutes === undefined ? 'OOF' : 'FREE';
}

/** What an invitation says of the request; its reason, documents and amounts are no part of it. */
export function invitationContent({ type, ...time }: Pick<InvitedRequest, 'type'> & RequestedTime): string {
  const { startDate, endDate, startHalf = 'AM', endHalf = 'PM', minutes = '' } = time;
  return [type.code, busyStatusOf({ type, ...time }), startDate, startHalf, endDate, endHalf, minutes].join(
    ' ',
  );
}

/**
 * The invitation that the calendar of the requester needs now; undefined if it needs none. A first one is sent for an
 * approved request if the person wants it; after that, updates and the withdrawal follow whatever they want. The email
 * that carried the last one carries it again if it is sent again. `request` is undefined if it was deleted.
 */
export function nextInvitation(
  request: InvitedRequest | undefined,
  { sent, isWanted, sentWith }: { sent: SentInvitation | undefined; isWanted: boolean; sentWith: string },
): NextInvitation | undefined {
  const method = request?.status === 'APPROVED' ? 'REQUEST' : 'CANCEL';
  const content = request ? invitationContent(request) : (sent?.content ?? '');
  const version = request?.version ?? 0;
  if (!sent) return method === 'REQUEST' && isWanted ? { method, sequence: version, content } : undefined;
  if (isUpToDate(sent, { method, content })) {
    return sent.sentWith === sentWith ? { method, sequence: sent.sequence, content } : undefined;
  }
  if (sent.method === 'CANCEL' && !isWanted) return undefined;
  return { method, sequence: Math.max(sent.sequence + 1, version), content };
}

function isUpToDate(
  sent: SentInvitation,
  { method, content }: Pick<NextInvitation, 'method' | 'content'>,
): boolean {
  return sent.method === method && (method === 'CANCEL' || sent.content === content);
}
