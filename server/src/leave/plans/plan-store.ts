import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Names } from '@almanac/domain/language/names';
import type { LeaveYearStart } from '@almanac/domain/leave/plans/leave-year';
import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { Writer } from '../../platform/database/database.ts';

/** A stored policy version. */
interface StoredPolicy {
  type: string;
  from: CalendarDate;
  /** Null: the type is no longer offered. */
  rules: PolicyDocument | null;
}

interface NewPlan {
  name: string;
  names?: Names | null | undefined;
  yearStart: LeaveYearStart | null;
  policies: readonly StoredPolicy[];
  /** Whether the first start created it. */
  isSeeded?: boolean;
}

/** Stores a plan with its policies and returns its id. */
export async function insertPlan(
  writer: Writer,
  { name, names, yearStart, policies, isSeeded = false }: NewPlan,
): Promise<string> {
  const id = randomUUIDv7();
  await writer
    .insertInto('leavePlans')
    .values({ id, name, names: names ?? null, yearStart, isSeeded })
    .execute();
  await savePolicies(writer, id, policies);
  return id;
}

export async function savePlan(
  writer: Writer,
  id: string,
  plan: { name: string; names: Names | null; yearStart: string | null },
): Promise<void> {
  await writer.updateTable('leavePlans').set(plan).where('id', '=', id).execute();
}

/** Keeps others from assigning the plan while it is deleted. */
export async function lockPlanForDeletion(writer: Writer, id: string): Promise<void> {
  await writer.selectFrom('leavePlans').select('id').where('id', '=', id).forUpdate().execute();
}

export async function removePlan(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('leavePlans').where('id', '=', id).execute();
}

/** Stores policy versions, replacing those of the same dates. */
export async function savePolicies(
  writer: Writer,
  planId: string,
  policies: readonly StoredPolicy[],
): Promise<void> {
  if (policies.length === 0) return;
  await writer
    .insertInto('leavePolicies')
    .values(
      policies.map(({ type, from, rules }) => ({
        id: randomUUIDv7(),
        planId,
        type,
        effectiveFrom: from,
        rules: rules && JSON.stringify(rules),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['planId', 'type', 'effectiveFrom'])
        .doUpdateSet(({ ref }) => ({ rules: ref('excluded.rules') })),
    )
    .execute();
}

/** Deletes policy versions: those of the type and date, or all. */
export async function removePolicies(
  writer: Writer,
  planId: string,
  only?: { type: string; from: CalendarDate },
): Promise<void> {
  await writer
    .deleteFrom('leavePolicies')
    .where('planId', '=', planId)
    .$if(only !== undefined, (query) =>
      query.where('type', '=', only?.type ?? '').where('effectiveFrom', '=', only?.from ?? ''),
    )
    .execute();
}

/** Increments the plan's version for a change of its policies, and returns it. */
export async function countPolicyWrite(writer: Writer, planId: string): Promise<number> {
  const { version } = await writer
    .updateTable('leavePlans')
    .set((eb) => ({ policiesWritten: eb('policiesWritten', '+', 1) }))
    .where('id', '=', planId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
