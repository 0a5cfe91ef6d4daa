import { checkPlanDeletion } from '@almanac/domain/leave/plan-rules';
import { isRefusal } from '@almanac/domain/refusal';
import { asSeen, type SeenRecord } from '@almanac/domain/version-check';
import type { EffectFields } from '@almanac/domain/work-time/effect-schema';
import { deletedFields } from '../audit/changed-fields.ts';
import { isReferenced } from '../platform/database/references.ts';
import { type RemovedRules, type RuleContext, removeRules } from '../work-time/rule-change.ts';
import { readPlan, readUnits } from './plan-queries.ts';
import { changedPolicies, planRecord } from './plan-record.ts';
import { lockPlanForDeletion, removePlan } from './plan-store.ts';

export function deletePlan(
  context: RuleContext,
  { id, version, ...seen }: SeenRecord & EffectFields,
): Promise<RemovedRules<'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>> {
  return removeRules(context, seen, async (writer) => {
    await lockPlanForDeletion(writer, id);
    const plan = asSeen('Plan', version, await readPlan(writer, id, context.today));
    if (isRefusal(plan)) return plan;
    const units = await readUnits(writer);
    const decision = checkPlanDeletion({
      ...plan,
      isReferenced: await isReferenced(writer, 'leave_plans', id),
    });
    if (decision.refused) return decision;
    return {
      concerned: { userIds: [] },
      async write() {
        await removePlan(writer, id);
        const [first, ...others] = deletedFields(planRecord(plan), ['name', 'yearStart']);
        return {
          result: null,
          audit: {
            action: 'leave-plan.deleted',
            entity: 'leave-plan',
            entityId: id,
            summary: `Deleted the leave plan ${plan.name}`,
            changes: [first, ...others, ...changedPolicies(plan.policies, [], units)],
          },
        };
      },
    };
  });
}
