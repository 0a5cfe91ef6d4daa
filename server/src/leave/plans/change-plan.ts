import { planChanged } from '@almanac/domain/leave/events';
import { message } from '@almanac/domain/leave/plans/messages/message';
import { checkPolicies, checkYearStart } from '@almanac/domain/leave/plans/plan-rules';
import type { ChangePlan, Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import { isRefusal } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { changedFields } from '../../audit/changed-fields.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { type ChangedRules, changeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { Concerned } from '../../work-time/rule-changes/rule-effects.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import { isPlanAssigned, isPlanNameTaken, readPlan, readStoredPlan, readUnits } from './plan-queries.ts';
import {
  changedPolicies,
  checkPlanBounds,
  planFields,
  planNameTaken,
  planRecord,
  readVersions,
  rowsOfVersions,
  withoutDocument,
} from './plan-record.ts';
import { countPolicyWrite, removePolicies, savePlan, savePolicies } from './plan-store.ts';

export function changePlan(
  context: LeaveRuleContext,
  { id, version, name, names, yearStart, policies, ...seen }: { id: string } & ChangePlan,
): Promise<ChangedRules<Plan, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>> {
  const { today } = context;
  return changeRules(context, seen, async (reader) => {
    const before = checkVersion(message('leave.plans.plan'), version, await readPlan(reader, id, today));
    if (isRefusal(before)) return before;
    if (await isPlanNameTaken(reader, name, id)) return planNameTaken(name);
    const fixed = checkYearStart(before, yearStart, await isPlanAssigned(reader, id));
    if (fixed.refused) return fixed;
    const units = await readUnits(reader);
    const versions = readVersions(policies ?? before.policies, units);
    if (isRefusal(versions)) return versions;
    const bounds = checkPlanBounds(versions, { before: before.policies, units, today });
    if (bounds.refused) return bounds;
    const order = checkPolicies({ yearStart, policies: versions });
    if (order.refused) return order;
    return {
      edit: {
        kind: 'PLAN',
        planId: id,
        yearStart,
        policies: policies && versions.map(withoutDocument),
      } satisfies RuleEdit,
      concerned: concernedBy(before, { yearStart, policies }),
      async store(writer) {
        await savePlan(writer, id, {
          name,
          names: names === undefined ? (before.names ?? null) : names,
          yearStart,
        });
        if (policies) {
          await removePolicies(writer, id);
          await savePolicies(writer, id, rowsOfVersions(versions));
        }
        const stored = await readStoredPlan(writer, id, today);
        const rules = changedPolicies(before.policies, stored.policies, units);
        const fields = changedFields(planRecord(before), planRecord(stored), planFields) ?? [];
        const [first, ...others] = [...fields, ...rules];
        if (!first) return unchanged(stored);
        if (rules.length > 0) stored.version = await countPolicyWrite(writer, id);
        return {
          result: stored,
          events: [planChanged({ entityId: id, changes: [first, ...others], data: { name } })],
        };
      },
    };
  });
}

/** A new name affects no one. */
function concernedBy(
  before: Plan,
  { yearStart, policies }: Pick<ChangePlan, 'yearStart' | 'policies'>,
): Concerned {
  return policies || yearStart !== before.yearStart ? { planId: before.id } : { userIds: [] };
}
