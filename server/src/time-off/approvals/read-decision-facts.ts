import { checkApprover } from '@almanac/domain/access/approver-rules';
import { leaveYearAt } from '@almanac/domain/leave/earning/year-ends';
import type { Outcome } from '@almanac/domain/refusal';
import { decisionFacts } from '@almanac/domain/time-off/approvals/decision-facts';
import type { DecisionFacts, ReadDecisionFacts } from '@almanac/domain/time-off/approvals/schema';
import { personReference } from '../../people/accounts/records/person-reference.ts';
import { inTurns } from '../../platform/work/long-work.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';
import { type BalanceRead, recordBalanceReads } from '../balances/balance-visibility.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import { readPresenceOfDepartments } from '../presence/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readRequestsToDecide } from './queries.ts';

/** The decision context of the requests that the actor may decide. The number of queries is constant. */
export async function readDecisionFacts(
  context: TimeOffContext,
  { requestIds = [] }: ReadDecisionFacts,
): Promise<Outcome<DecisionFacts[], 'FORBIDDEN'>> {
  const { database, actor, today } = context;
  const permission = checkApprover(actor);
  if (permission.refused) return permission;
  const requests = await readRequestsToDecide(
    database,
    peopleInApprovalScope(actor, today),
    requestIds,
    actor,
  );
  const [first] = requests;
  if (!first) return [];
  const requesterIds = [...new Set(requests.map(({ requesterId }) => requesterId))];
  const types = [...new Set(requests.map(({ type }) => type))];
  const people = await readLeaveFacts(database, requesterIds, types);
  const accounts = new Map(
    people.flatMap(({ userId, accounts: each, types: known }) =>
      each.map((facts) => {
        const { code } = facts.type;
        return [`${userId} ${code}`, { facts, isAway: known.get(code).isAway }] as const;
      }),
    ),
  );
  const departmentIds = requests.flatMap(({ departmentId }) => departmentId ?? []);
  const presence = await readPresenceOfDepartments(database, [...new Set(departmentIds)], {
    startDate: requests.reduce((day, { startDate }) => (startDate < day ? startDate : day), first.startDate),
    endDate: requests.reduce((day, { endDate }) => (endDate > day ? endDate : day), first.endDate),
  });
  const facts: DecisionFacts[] = [];
  const looks = new Map<string, BalanceRead>();
  for await (const { departmentId, name, email, ...request } of inTurns(requests)) {
    const leave = accounts.get(`${request.requesterId} ${request.type}`);
    if (!leave) continue;
    const group = leave.isAway ? presence.get(departmentId ?? '') : undefined;
    facts.push(decisionFacts(request, leave.facts, group, today));
    const { requesterId: id, startDate } = request;
    looks.set(id, {
      person: personReference({ id, name, email }),
      leaveYearStart: leaveYearAt(leave.facts, startDate).startDate,
    });
  }
  await recordBalanceReads(context, [...looks.values()]);
  return facts;
}
