import { checkApprover } from '@almanac/domain/access/approver-rules';
import type { Person } from '@almanac/domain/access/principal';
import {
  checkLink,
  checkLinkedRequest,
  refuseOtherSession,
} from '@almanac/domain/connections/email-decisions/link-rules';
import { message } from '@almanac/domain/connections/email-decisions/messages/message';
import { type Decision, notFound, type Refusal } from '@almanac/domain/refusal';
import { checkTypeVisible } from '@almanac/domain/time-off/approvals/approver';
import { readSessionUser } from '../../people/accounts/records/people-queries.ts';
import { Answered } from '../../platform/use-case/answered.ts';
import { refuseTooMany } from '../../platform/use-case/too-many-uses.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { readKnownRequests } from '../../time-off/requests/queries.ts';
import type { LinkContext } from './decision-settings.ts';
import { type DecisionLink, isInApprovalScope, readLink } from './link-queries.ts';
import { hashOf } from './link-token.ts';

export interface OpenedLink {
  link: DecisionLink;
  approver: Person;
  /** Those that renew the approver's own session in this browser. */
  headers: Headers;
}

type LinkRefusal = Refusal<'FORBIDDEN' | 'NOT_FOUND' | 'LINK_ENDED' | 'RATE_LIMITED'>;

/** Runs the work with the link of a token, in the name of its approver. Refuses links that are unknown or have ended. */
export async function withLink<Outcome>(
  context: LinkContext,
  token: string,
  work: (opened: OpenedLink) => Promise<Outcome>,
): Promise<Answered<Outcome | LinkRefusal>> {
  const { database, caller, now } = context;
  const link = await readLink(database, hashOf(token));
  if (!link) {
    const wait = await context.countUnknownLink(caller.address);
    return wait
      ? refuseTooMany(message('connections.emailDecisions.tooMany'), wait.retryAfterSeconds)
      : new Answered(notFound(message('connections.emailDecisions.link')), new Headers());
  }
  const approver = await readSessionUser(database, link.approverId);
  const found = await context.findSession(caller);
  const headers = found?.headers ?? new Headers();
  if (found && found.user.id !== approver.id) return new Answered(refuseOtherSession(approver), headers);
  const { decisionsByEmail } = await readStoredSettings(database);
  const decision = checkLink({
    isSwitchedOn: decisionsByEmail,
    isApproverActive: approver.isActive,
    isExpired: link.expiresAt <= now,
  });
  if (decision.refused) return new Answered(decision, headers);
  return new Answered(await work({ link, approver: { kind: 'PERSON', ...approver }, headers }), headers);
}

/** Whether the link's approver can still decide its request. */
export async function checkRequestOf(
  { database, today }: LinkContext,
  { link, approver }: OpenedLink,
): Promise<Decision<'LINK_ENDED'>> {
  const request = (await readKnownRequests(database, [link.requestId])).get(link.requestId);
  const isDecider =
    request !== undefined &&
    !checkApprover(approver).refused &&
    !checkTypeVisible(approver, { requesterId: request.requester.id, leaveType: request.type }).refused &&
    (await isInApprovalScope(database, approver, request.requester.id, today));
  return checkLinkedRequest({
    isUsed: link.usedAt !== null,
    version: link.requestVersion,
    request,
    isDecider,
  });
}
