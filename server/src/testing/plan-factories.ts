import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { Database } from '../platform/database/database.ts';

/** Rules with a yearly grant on 1 January, without carry-over, and overrides. */
export function policyDocumentOf(daysPerYear: number, given: Partial<PolicyDocument> = {}): PolicyDocument {
  return {
    grants: [{ steps: [{ afterMonths: 0, perYear: daysPerYear }], carryLimit: 0, carryMonths: null }],
    accrual: { every: 'YEAR', at: 'START', anchor: null },
    proration: 'BEGUN',
    rounding: { to: 0.5, mode: 'NEAREST' },
    fullWeek: null,
    cap: null,
    overdraft: 0,
    carriesDebt: false,
    chargesHolidays: false,
    usableAfterMonths: 0,
    minNoticeDays: 0,
    maxDays: null,
    ...given,
  };
}

/** Stores a plan with calendar years, the vacation rules from 2026 and the types without a limit; returns its id. */
export async function createPlan(
  database: Database,
  rules: PolicyDocument = policyDocumentOf(24),
  unlimited: readonly string[] = [],
): Promise<string> {
  const id = randomUUIDv7();
  await database
    .insertInto('leavePlans')
    .values({ id, name: `Plan ${randomUUID()}`, yearStart: '01-01' })
    .execute();
  await database
    .insertInto('leavePolicies')
    .values(
      ['VACATION', ...unlimited].map((type, index) => ({
        id: randomUUIDv7(),
        planId: id,
        type,
        effectiveFrom: '2026-01-01',
        rules: JSON.stringify(index === 0 ? rules : policyDocumentOf(0, { grants: [], overdraft: null })),
      })),
    )
    .execute();
  return id;
}
