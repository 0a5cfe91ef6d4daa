import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { policyDeleted } from '@almanac/domain/leave/events';
import { message } from '@almanac/domain/leave/plans/messages/message';
import { checkRemainingVersions } from '@almanac/domain/leave/plans/plan-rules';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import { isRefusal, notFound } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { type RemovedRules, removeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import { readPlan, readUnits } from './plan-queries.ts';
import { changedPolicies, storedVersions } from './plan-record.ts';
import { countPolicyWrite, removePolicies } from './plan-store.ts';

/** Deletes a policy version; the one before it stays effective. */
export function deletePolicy(
  context: LeaveRuleContext,
  { id, type, from, version, ...seen }: VersionedRecord & { type: string; from: CalendarDate } & RuleFields,
): Promise<RemovedRules<'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>> {
  return removeRules(context, seen, async (reader) => {
    const found = await readPlan(reader, id, context.today);
    const removed = found?.policies.filter((each) => each.type === type && each.from === from) ?? [];
    const units = await readUnits(reader);
    const [change] = changedPolicies(removed, [], units);
    if (!change) return notFound(message('leave.plans.policy'));
    const plan = checkVersion(message('leave.plans.plan'), version, found);
    if (isRefusal(plan)) return plan;
    const others = storedVersions(plan, units).filter((each) => each.type !== type || each.from !== from);
    const order = checkRemainingVersions({ ...plan, policies: others });
    if (order.refused) return order;
    return {
      edit: { kind: 'POLICY_DELETION', planId: id, type, from } satisfies RuleEdit,
      concerned: { planId: id, types: [type] },
      from,
      async store(writer) {
        await removePolicies(writer, id, { type, from });
        await countPolicyWrite(writer, id);
        return {
          result: null,
          events: [policyDeleted({ entityId: id, changes: [change], data: { name: plan.name, type, from } })],
        };
      },
    };
  });
}
