import { randomUUIDv7 } from 'node:crypto';
import { documentOf } from '@almanac/domain/leave/plans/policy-schema';
import { standardPolicies } from '@almanac/domain/leave/plans/standard-policies';
import type { Database } from '../platform/database/database.ts';

/** Makes the type available in every plan, unlimited and from early on. */
export async function offerType(database: Database, type: string): Promise<void> {
  const { UNPAID } = standardPolicies({ vacationDaysPerYear: 0, sickDaysPerYear: 0 });
  const plans = await database.selectFrom('leavePlans').select('id').execute();
  const policies = plans.map(({ id: planId }) => ({
    id: randomUUIDv7(),
    planId,
    type,
    effectiveFrom: '2000-01-01',
    rules: JSON.stringify(documentOf(UNPAID, 'DAY')),
  }));
  if (policies.length > 0) await database.insertInto('leavePolicies').values(policies).execute();
}
