import { checkPolicies } from '@almanac/domain/leave/plan-rules';
import type { Plan } from '@almanac/domain/leave/plan-schema';
import type { WritePlan } from '@almanac/domain/leave/schema';
import { isRefusal } from '@almanac/domain/refusal';
import { createdFields } from '../audit/changed-fields.ts';
import { type ChangedRules, changeRules, type RuleContext } from '../work-time/rule-change.ts';
import { isPlanNameTaken, readStoredPlan, readUnits } from './plan-queries.ts';
import {
  changedPolicies,
  checkPlanBounds,
  kept,
  planNameTaken,
  planRecord,
  readVersions,
} from './plan-record.ts';
import { insertPlan } from './plan-store.ts';

export function createPlan(
  context: RuleContext,
  { name, yearStart, policies = [], ...seen }: WritePlan,
): Promise<ChangedRules<Plan, 'VALIDATION_ERROR'>> {
  return changeRules(context, seen, async (writer) => {
    if (await isPlanNameTaken(writer, name)) return planNameTaken(name);
    const units = await readUnits(writer);
    const versions = readVersions(policies, units);
    if (isRefusal(versions)) return versions;
    const bounds = checkPlanBounds(versions, { before: [], units, today: context.today });
    if (bounds.refused) return bounds;
    const decision = checkPolicies({ yearStart, policies: versions });
    if (decision.refused) return decision;
    return {
      concerned: { userIds: [] },
      async write() {
        const id = await insertPlan(writer, { name, yearStart, policies: kept(versions) });
        const plan = await readStoredPlan(writer, id, context.today);
        const [first, ...others] = createdFields(planRecord(plan), ['name', 'yearStart']);
        return {
          result: plan,
          audit: {
            action: 'leave-plan.created',
            entity: 'leave-plan',
            entityId: id,
            summary: `Added the leave plan ${name}`,
            changes: [first, ...others, ...changedPolicies([], plan.policies, units)],
          },
        };
      },
    };
  });
}
