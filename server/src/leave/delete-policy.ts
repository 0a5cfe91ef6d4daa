import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { checkRemainingVersions } from '@almanac/domain/leave/plan-rules';
import { isRefusal, notFound } from '@almanac/domain/refusal';
import { asSeen, type SeenRecord } from '@almanac/domain/version-check';
import type { EffectFields } from '@almanac/domain/work-time/effect-schema';
import { dateText } from '../platform/date-text.ts';
import { type RemovedRules, type RuleContext, removeRules } from '../work-time/rule-change.ts';
import { readPlan, readUnits } from './plan-queries.ts';
import { changedPolicies, storedVersions } from './plan-record.ts';
import { countPolicyWrite, removePolicies } from './plan-store.ts';

/** Deletes a version of a policy, so that the one before it holds on. */
export function deletePolicy(
  context: RuleContext,
  { id, type, from, version, ...seen }: SeenRecord & { type: string; from: CalendarDate } & EffectFields,
): Promise<RemovedRules<'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>> {
  return removeRules(context, seen, async (writer) => {
    const found = await readPlan(writer, id, context.today);
    const removed = found?.policies.filter((each) => each.type === type && each.from === from) ?? [];
    const units = await readUnits(writer);
    const [change] = changedPolicies(removed, [], units);
    if (!change) return notFound('Policy');
    const plan = asSeen('Plan', version, found);
    if (isRefusal(plan)) return plan;
    const others = storedVersions(plan, units).filter((each) => each.type !== type || each.from !== from);
    const order = checkRemainingVersions({ ...plan, policies: others });
    if (order.refused) return order;
    return {
      concerned: { planId: id, types: [type] },
      from,
      async write() {
        await removePolicies(writer, id, { type, from });
        await countPolicyWrite(writer, id);
        return {
          result: null,
          audit: {
            action: 'leave-policy.deleted',
            entity: 'leave-plan',
            entityId: id,
            summary: `Deleted the rules of ${type} in the leave plan ${plan.name} from ${dateText(from)}`,
            changes: [change],
          },
        };
      },
    };
  });
}
