import { allowed, type Decision, refuse } from '../../refusal.ts';
import type { RequestStatus } from '../../time-off/requests/vocabulary.ts';
import { message } from './messages/message.ts';

/** How long a link in an email can be used, in hours. */
export const hoursOfLink = 48;

export interface LinkFacts {
  /** Whether the company lets approvers decide from emails. */
  isSwitchedOn: boolean;
  isApproverActive: boolean;
  isExpired: boolean;
}

/** Whether a link is open at all, whatever became of its request. Refuses with `LINK_ENDED`. */
export function checkLink({ isSwitchedOn, isApproverActive, isExpired }: LinkFacts): Decision<'LINK_ENDED'> {
  if (!isSwitchedOn) return refuse('LINK_ENDED', message('connections.emailDecisions.switchedOff'));
  if (!isApproverActive) return refuse('LINK_ENDED', message('connections.emailDecisions.notActive'));
  if (isExpired) {
    return refuse('LINK_ENDED', message('connections.emailDecisions.expired', { hours: hoursOfLink }));
  }
  return allowed;
}

export interface LinkedRequestFacts {
  /** Whether the link has decided the request. */
  isUsed: boolean;
  /** The version that the email was about. */
  version: number;
  /** The request as it is now; undefined if it was deleted. */
  request: { status: RequestStatus; version: number } | undefined;
  isDecider: boolean;
}

/** Whether the request can still be decided by the link. Refuses with `LINK_ENDED`. */
export function checkLinkedRequest({
  isUsed,
  version,
  request,
  isDecider,
}: LinkedRequestFacts): Decision<'LINK_ENDED'> {
  if (isUsed) return refuse('LINK_ENDED', message('connections.emailDecisions.used'));
  if (!request) return refuse('LINK_ENDED', message('connections.emailDecisions.deleted'));
  if (!isDecider) return refuse('LINK_ENDED', message('connections.emailDecisions.notDecider'));
  if (request.status === 'CANCELLED') {
    return refuse('LINK_ENDED', message('connections.emailDecisions.cancelled'));
  }
  if (request.status !== 'PENDING') {
    return refuse('LINK_ENDED', message('connections.emailDecisions.decided'));
  }
  if (request.version !== version) {
    return refuse('LINK_ENDED', message('connections.emailDecisions.changed'));
  }
  return allowed;
}

/** Refuses a link whose request was changed or decided at the same moment. */
export function refuseLateLink() {
  return refuse('LINK_ENDED', message('connections.emailDecisions.changed'));
}

/** Refuses a browser in which someone other than the link's approver is signed in. */
export function refuseOtherSession(approver: { name: string; email: string }) {
  const name = approver.name || approver.email;
  return refuse('FORBIDDEN', message('connections.emailDecisions.forOther', { name }));
}

/** Refuses to undo what the link hasn't decided. */
export function refuseUnusedLink() {
  return refuse('INVALID_TRANSITION', message('connections.emailDecisions.nothingToUndo'));
}
