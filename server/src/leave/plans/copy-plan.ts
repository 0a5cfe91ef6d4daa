import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { planCreated } from '@almanac/domain/leave/events';
import { copiedVersions } from '@almanac/domain/leave/plans/copied-plan';
import { message } from '@almanac/domain/leave/plans/messages/message';
import { checkPolicies } from '@almanac/domain/leave/plans/plan-rules';
import type { CopyPlan, Plan } from '@almanac/domain/leave/plans/plan-schema';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { createdFields } from '../../audit/changed-fields.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { claimRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { isPlanNameTaken, readPlan, readStoredPlan, readUnits } from './plan-queries.ts';
import {
  changedPolicies,
  planFields,
  planNameTaken,
  planRecord,
  readVersions,
  rowsOfVersions,
} from './plan-record.ts';
import { insertPlan } from './plan-store.ts';

/** Adds a copy of a plan, with the same or another leave year. */
export async function copyPlan(
  context: UseCaseContext,
  { id, name, yearStart: wanted }: { id: string } & CopyPlan,
): Promise<Outcome<Plan, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { actor, today } = context;
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  return change<Plan, 'VALIDATION_ERROR' | 'NOT_FOUND'>(context, async (writer) => {
    await claimRules(writer);
    const original = await readPlan(writer, id, today);
    if (!original) return notFound(message('leave.plans.plan'));
    if (await isPlanNameTaken(writer, name)) return planNameTaken(name);
    const yearStart = wanted === undefined ? original.yearStart : wanted;
    const units = await readUnits(writer);
    const versions = readVersions(copiedVersions(original, yearStart, today), units);
    if (isRefusal(versions)) return versions;
    const decision = checkPolicies({ yearStart, policies: versions });
    if (decision.refused) return decision;
    const copyId = await insertPlan(writer, { name, yearStart, policies: rowsOfVersions(versions) });
    const plan = await readStoredPlan(writer, copyId, today);
    const [first, ...others] = createdFields(planRecord(plan), planFields);
    return {
      result: plan,
      events: [
        planCreated({
          entityId: copyId,
          changes: [first, ...others, ...changedPolicies([], plan.policies, units)],
          data: { copyOf: original.name },
        }),
      ],
    };
  });
}
