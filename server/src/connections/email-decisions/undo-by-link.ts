import { refuseLateLink, refuseUnusedLink } from '@almanac/domain/connections/email-decisions/link-rules';
import {
  allowed,
  isRefusal,
  type Outcome,
  type Refusal,
  type RefusalCode,
  refuse,
} from '@almanac/domain/refusal';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { Answered } from '../../platform/use-case/answered.ts';
import type { ChangeCheck } from '../../platform/use-case/change.ts';
import { undoDecision } from '../../time-off/approvals/undo-decision.ts';
import { readKnownRequests } from '../../time-off/requests/queries.ts';
import type { LinkContext } from './decision-settings.ts';
import { moveLinks } from './link-store.ts';
import { type OpenedLink, withLink } from './opened-link.ts';

type Code =
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'LINK_ENDED'
  | 'RATE_LIMITED'
  | 'YEAR_CLOSED'
  | 'INVALID_TRANSITION'
  | 'OVERLAPPING_REQUEST'
  | 'INSUFFICIENT_BALANCE';

/** Undoes the decision of a link. The request is as before, so its links work again, in the same transaction. */
export function undoDecisionByLink(
  context: LinkContext,
  { token }: { token: string },
): Promise<Answered<Outcome<TimeOffRequest, Code>>> {
  return withLink<Outcome<TimeOffRequest, Code>>(context, token, async (opened) => {
    const { link, approver } = opened;
    if (link.usedAt === null) return refuseUnusedLink();
    const asApprover = { ...context, actor: approver, check: givingBack(context, opened) };
    const outcome = await undoDecision(asApprover, { id: link.requestId });
    return isRefusal(outcome) ? whyRefused(outcome) : outcome;
  });
}

function givingBack({ check }: LinkContext, { link }: OpenedLink): ChangeCheck {
  const { requestId, requestVersion: from } = link;
  return async (writer, before, userIds, actor) => {
    const request = (await readKnownRequests(writer, [requestId])).get(requestId);
    if (request) await moveLinks(writer, { requestId, from, to: request.version });
    return (await check?.(writer, before, userIds, actor)) ?? allowed;
  };
}

/** Why it can't be undone: too late, the days are taken, or the request was changed or decided by someone else since. */
function whyRefused({ code, message, issues }: Refusal<RefusalCode>): Refusal<Code> {
  switch (code) {
    case 'INVALID_TRANSITION':
    case 'OVERLAPPING_REQUEST':
    case 'INSUFFICIENT_BALANCE':
    case 'YEAR_CLOSED':
      return refuse(code, message, issues);
    default:
      return refuseLateLink();
  }
}
