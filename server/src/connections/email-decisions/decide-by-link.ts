import { refuseLateLink } from '@almanac/domain/connections/email-decisions/link-rules';
import type { DecideByLink } from '@almanac/domain/connections/email-decisions/schema';
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
import { approveRequest } from '../../time-off/approvals/approve-request.ts';
import { rejectRequest } from '../../time-off/approvals/reject-request.ts';
import type { LinkContext } from './decision-settings.ts';
import { useLink } from './link-store.ts';
import { checkRequestOf, type OpenedLink, withLink } from './opened-link.ts';

type Code =
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'LINK_ENDED'
  | 'RATE_LIMITED'
  | 'YEAR_CLOSED'
  | 'INSUFFICIENT_BALANCE';

/** Decides the request of a link as its approver would on a screen, and uses the link in the same transaction. */
export function decideByLink(
  context: LinkContext,
  { token, decision: wanted, reason }: DecideByLink,
): Promise<Answered<Outcome<TimeOffRequest, Code>>> {
  return withLink(context, token, async (opened) => {
    const decision = await checkRequestOf(context, opened);
    if (decision.refused) return decision;
    const { link, approver } = opened;
    const asApprover = { ...context, actor: approver, check: usingLink(context, opened) };
    const input = { id: link.requestId, version: link.requestVersion, reason, via: 'EMAIL' } as const;
    const outcome = await (wanted === 'APPROVE'
      ? approveRequest(asApprover, input)
      : rejectRequest(asApprover, input));
    return isRefusal(outcome) ? whyRefused(context, opened, outcome) : outcome;
  });
}

/** The final check of the decision: the link is used, with everything else or not at all. */
function usingLink({ check, now }: LinkContext, { link }: OpenedLink): ChangeCheck {
  return async (writer, before, userIds, actor) => {
    if (!(await useLink(writer, link.tokenHash, now))) return refuseLateLink();
    return (await check?.(writer, before, userIds, actor)) ?? allowed;
  };
}

/** Why the decision failed: for what happened at the same moment, as the link says it afterwards. */
async function whyRefused(
  context: LinkContext,
  opened: OpenedLink,
  { code, message, issues }: Refusal<RefusalCode>,
): Promise<Refusal<'LINK_ENDED' | 'INSUFFICIENT_BALANCE' | 'YEAR_CLOSED'>> {
  if (code === 'INSUFFICIENT_BALANCE' || code === 'YEAR_CLOSED') return refuse(code, message, issues);
  const decision = await checkRequestOf(context, opened);
  return decision.refused ? decision : refuseLateLink();
}
