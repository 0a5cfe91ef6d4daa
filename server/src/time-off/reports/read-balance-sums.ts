import { checkReportViewer } from '@almanac/domain/access/approver-rules';
import { fromFirstDay } from '@almanac/domain/leave/earning/year-ends';
import { rulesOn } from '@almanac/domain/leave/plans/plan';
import { isUnlimited } from '@almanac/domain/leave/plans/policy';
import { isTypeShown, noSuchType } from '@almanac/domain/leave/types/leave-type';
import type { Outcome } from '@almanac/domain/refusal';
import { account } from '@almanac/domain/time-off/balances/engine/account';
import { sumsByDepartment } from '@almanac/domain/time-off/reports/balance-sums';
import type { BalanceSum, ReadBalanceSums } from '@almanac/domain/time-off/reports/schema';
import { inTurns } from '../../platform/work/long-work.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readTypesAndPeople } from './queries.ts';

const peopleInABatch = 200;

/** The balance sums of the visible people by department. People without a limit don't count. */
export async function readBalanceSums(
  { database, actor, today }: TimeOffContext,
  { type: code, departmentId }: ReadBalanceSums,
): Promise<Outcome<BalanceSum[], 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const { types, people } = await readTypesAndPeople(database, visiblePeople(actor, today), departmentId);
  const type = types.find(code);
  if (!type || !isTypeShown(type, { role: actor.role, isRequester: false }, true)) return noSuchType;
  const accounts = [];
  for (let start = 0; start < people.length; start += peopleInABatch) {
    const batch = people.slice(start, start + peopleInABatch);
    const ids = batch.map(({ id }) => id);
    const facts = new Map((await readLeaveFacts(database, ids, [code])).map((each) => [each.userId, each]));
    for await (const { id, department } of inTurns(batch)) {
      const [leave] = facts.get(id)?.accounts ?? [];
      const rules = leave && rulesOn(leave, fromFirstDay(today, leave));
      if (leave && rules && !isUnlimited(rules))
        accounts.push({ department, account: account(leave, today) });
    }
  }
  return sumsByDepartment(accounts, type.unit);
}
