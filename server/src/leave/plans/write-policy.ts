import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { policyWritten } from '@almanac/domain/leave/events';
import { message } from '@almanac/domain/leave/plans/messages/message';
import { checkChangedVersion } from '@almanac/domain/leave/plans/plan-rules';
import type { ChangePolicy, Policy } from '@almanac/domain/leave/plans/plan-schema';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import { isRefusal, notFound } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { unchanged } from '../../platform/use-case/change.ts';
import { type ChangedRules, changeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import { readPlan, readPolicyId, readUnits } from './plan-queries.ts';
import {
  changedPolicies,
  checkVersionBounds,
  readVersion,
  rowsOfVersions,
  storedVersions,
  withoutDocument,
} from './plan-record.ts';
import { countPolicyWrite, savePolicies } from './plan-store.ts';

/** Sets a type's rules in a plan, effective from a day: a new version, or a replacement of that day's. */
export function writePolicy(
  context: LeaveRuleContext,
  {
    id,
    type,
    from,
    version,
    rules,
    ...seen
  }: { id: string; type: string; from: CalendarDate } & ChangePolicy,
): Promise<ChangedRules<Policy, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  return changeRules(context, seen, async (reader) => {
    const plan = checkVersion(
      message('leave.plans.plan'),
      version,
      await readPlan(reader, id, context.today),
    );
    if (isRefusal(plan)) return plan;
    const units = await readUnits(reader);
    if (!units.has(type)) return notFound(message('leave.plans.type'));
    const written = readVersion({ type, from, rules }, units);
    if (isRefusal(written)) return written;
    const bounds = checkVersionBounds(written, { before: plan.policies, units, today: context.today });
    if (bounds.refused) return bounds;
    const others = storedVersions(plan, units).filter((each) => each.type !== type || each.from !== from);
    const order = checkChangedVersion({ ...plan, policies: [...others, written] }, { type, from });
    if (order.refused) return order;
    const { document } = written;
    return {
      edit: { kind: 'POLICY', planId: id, version: withoutDocument(written) } satisfies RuleEdit,
      concerned: { planId: id, types: [type] },
      from,
      async store(writer) {
        const sameDay = plan.policies.filter((each) => each.type === type && each.from === from);
        const [changes] = changedPolicies(sameDay, [{ type, from, rules: document }], units);
        const policy = { planId: id, type, from, rules: document };
        if (!changes) {
          const policyId = await readPolicyId(writer, id, policy);
          return unchanged({ ...policy, id: policyId, version: plan.version });
        }
        await savePolicies(writer, id, rowsOfVersions([written]));
        const policyId = await readPolicyId(writer, id, policy);
        return {
          result: { ...policy, id: policyId, version: await countPolicyWrite(writer, id) },
          events: [
            policyWritten({ entityId: id, changes: [changes], data: { name: plan.name, type, from } }),
          ],
        };
      },
    };
  });
}
