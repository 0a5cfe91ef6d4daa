import type { LeaveFacts } from '@almanac/domain/time-off/balances/leave-facts';
import { readPersonalRules } from '../../leave/rule-facts.ts';
import type { Reader } from '../../platform/database/database.ts';
import { readAdjustmentsOf, readRequestsOf } from './leave-facts-queries.ts';

/** The accounts of a person, one a type. */
export interface PersonalAccounts {
  userId: string;
  name: string;
  accounts: readonly LeaveFacts[];
}

/**
 * All that the balances of the people are made of, of the types where some are named; those without terms have none. The
 * number of queries does not depend on theirs.
 */
export async function readLeaveFacts(
  database: Reader,
  userIds: readonly string[],
  types?: readonly string[],
): Promise<PersonalAccounts[]> {
  const rules = await readPersonalRules(database, userIds, types);
  const requests = groupedByAccount(await readRequestsOf(database, userIds));
  const adjustments = groupedByAccount(await readAdjustmentsOf(database, userIds));
  return [...rules.people].map(([userId, { name, ...personal }]) => ({
    userId,
    name,
    accounts: rules.types.map((type) => ({
      ...personal,
      type,
      requests: (requests.get(`${userId} ${type.code}`) ?? []).map(({ record }) => record),
      adjustments: (adjustments.get(`${userId} ${type.code}`) ?? []).map(({ record }) => record),
    })),
  }));
}

function groupedByAccount<Row extends { userId: string; type: string }>(rows: readonly Row[]) {
  return Map.groupBy(rows, ({ userId, type }) => `${userId} ${type}`);
}
