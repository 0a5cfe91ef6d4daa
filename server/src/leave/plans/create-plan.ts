import { planCreated } from '@almanac/domain/leave/events';
import { checkPolicies } from '@almanac/domain/leave/plans/plan-rules';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { WritePlan } from '@almanac/domain/leave/plans/schema';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import { isRefusal } from '@almanac/domain/refusal';
import { createdFields } from '../../audit/changed-fields.ts';
import { type ChangedRules, changeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import { isPlanNameTaken, readStoredPlan, readUnits } from './plan-queries.ts';
import {
  changedPolicies,
  checkPlanBounds,
  planFields,
  planNameTaken,
  planRecord,
  readVersions,
  rowsOfVersions,
} from './plan-record.ts';
import { insertPlan } from './plan-store.ts';

export function createPlan(
  context: LeaveRuleContext,
  { name, names, yearStart, policies = [], ...seen }: WritePlan,
): Promise<ChangedRules<Plan, 'VALIDATION_ERROR'>> {
  return changeRules(context, seen, async (reader) => {
    if (await isPlanNameTaken(reader, name)) return planNameTaken(name);
    const units = await readUnits(reader);
    const versions = readVersions(policies, units);
    if (isRefusal(versions)) return versions;
    const bounds = checkPlanBounds(versions, { before: [], units, today: context.today });
    if (bounds.refused) return bounds;
    const decision = checkPolicies({ yearStart, policies: versions });
    if (decision.refused) return decision;
    return {
      edit: { kind: 'NONE' } satisfies RuleEdit,
      concerned: { userIds: [] },
      async store(writer) {
        const id = await insertPlan(writer, { name, names, yearStart, policies: rowsOfVersions(versions) });
        const plan = await readStoredPlan(writer, id, context.today);
        const [first, ...others] = createdFields(planRecord(plan), planFields);
        return {
          result: plan,
          events: [
            planCreated({
              entityId: id,
              changes: [first, ...others, ...changedPolicies([], plan.policies, units)],
            }),
          ],
        };
      },
    };
  });
}
