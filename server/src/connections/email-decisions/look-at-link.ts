import { refuseLateLink } from '@almanac/domain/connections/email-decisions/link-rules';
import type { RequestOfLink } from '@almanac/domain/connections/email-decisions/schema';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { readTypesByCode } from '../../leave/types/type-queries.ts';
import type { Answered } from '../../platform/use-case/answered.ts';
import { readDecisionFacts } from '../../time-off/approvals/read-decision-facts.ts';
import { readRequest } from '../../time-off/requests/read-request.ts';
import { readApproversOf } from '../../time-off/requests/records/approver-queries.ts';
import type { LinkContext } from './decision-settings.ts';
import { checkRequestOf, type OpenedLink, withLink } from './opened-link.ts';

type Code = 'FORBIDDEN' | 'NOT_FOUND' | 'LINK_ENDED' | 'RATE_LIMITED';

/** What the approver of a link sees of its request, as on the approvals page. */
export function lookAtLink(
  context: LinkContext,
  { token }: { token: string },
): Promise<Answered<Outcome<RequestOfLink, Code>>> {
  return withLink(context, token, async (opened) => {
    const decision = await checkRequestOf(context, opened);
    return decision.refused ? decision : look(context, opened);
  });
}

async function look(
  context: LinkContext,
  { link, approver }: OpenedLink,
): Promise<Outcome<RequestOfLink, 'LINK_ENDED'>> {
  const { database, today, texts } = context;
  const asApprover = { ...context, actor: approver };
  const request = await readRequest(asApprover, { id: link.requestId });
  if (isRefusal(request)) return refuseLateLink();
  const facts = await readDecisionFacts(asApprover, { requestIds: [link.requestId] });
  const [ofRequest] = isRefusal(facts) ? [] : facts;
  if (!ofRequest) return refuseLateLink();
  const type = (await readTypesByCode(database)).get(request.type);
  const { mailed } = await readApproversOf(database, request.requester.id, today, type);
  const inPlaceOf = mailed.find(({ id }) => id === approver.id)?.inPlaceOf;
  return {
    request,
    type: { name: typeNameIn(texts.language, type), unit: type.unit },
    facts: ofRequest,
    approver: { id: approver.id, name: approver.name || approver.email },
    ...(inPlaceOf && { for: { id: inPlaceOf.id, name: inPlaceOf.name || inPlaceOf.email } }),
    expiresAt: link.expiresAt.toISOString(),
  };
}
