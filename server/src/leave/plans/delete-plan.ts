import { planDeleted } from '@almanac/domain/leave/events';
import { message } from '@almanac/domain/leave/plans/messages/message';
import { checkPlanDeletion } from '@almanac/domain/leave/plans/plan-rules';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import { isRefusal } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { deletedFields } from '../../audit/changed-fields.ts';
import { isReferenced } from '../../platform/database/references.ts';
import { type RemovedRules, removeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import { readPlan, readUnits } from './plan-queries.ts';
import { changedPolicies, planFields, planRecord } from './plan-record.ts';
import { lockPlanForDeletion, removePlan } from './plan-store.ts';

export function deletePlan(
  context: LeaveRuleContext,
  { id, version, ...seen }: VersionedRecord & RuleFields,
): Promise<RemovedRules<'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>> {
  return removeRules(context, seen, async (reader, writer) => {
    if (writer) await lockPlanForDeletion(writer, id);
    const plan = checkVersion(
      message('leave.plans.plan'),
      version,
      await readPlan(reader, id, context.today),
    );
    if (isRefusal(plan)) return plan;
    const units = await readUnits(reader);
    const decision = checkPlanDeletion({
      ...plan,
      isReferenced: await isReferenced(reader, 'leave_plans', id),
    });
    if (decision.refused) return decision;
    return {
      edit: { kind: 'NONE' } satisfies RuleEdit,
      concerned: { userIds: [] },
      async store(removing) {
        await removePlan(removing, id);
        const [first, ...others] = deletedFields(planRecord(plan), planFields);
        return {
          result: null,
          events: [
            planDeleted({
              entityId: id,
              changes: [first, ...others, ...changedPolicies(plan.policies, [], units)],
            }),
          ],
        };
      },
    };
  });
}
