import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { planCreated, typeCreated } from '@almanac/domain/leave/events';
import { leaveYearOf } from '@almanac/domain/leave/plans/leave-year';
import { message } from '@almanac/domain/leave/plans/messages/message';
import { checkPolicies } from '@almanac/domain/leave/plans/plan-rules';
import type { Plan, PlanFromTemplate } from '@almanac/domain/leave/plans/plan-schema';
import { countryTemplates } from '@almanac/domain/leave/templates/country-template';
import {
  policiesOfTemplate,
  type TypeOfPlan,
  typesOfTemplate,
} from '@almanac/domain/leave/templates/template-plan';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import { isRefusal, type Outcome, refuseInput } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { createdFields } from '../../audit/changed-fields.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { givePlanToNewcomers } from '../../work-time/give-plan.ts';
import { claimRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { readLeaveTypes, readStoredTypes } from '../types/type-queries.ts';
import { typeFields } from '../types/type-record.ts';
import { insertTypes } from '../types/type-store.ts';
import { isPlanNameTaken, readPlanName, readStoredPlan, readUnits } from './plan-queries.ts';
import {
  changedPolicies,
  planNameTaken,
  planRecord,
  type ReadVersion,
  readVersions,
  rowsOfVersions,
} from './plan-record.ts';
import { insertPlan } from './plan-store.ts';

/** Adds a plan with a country's usual types, and the types that are missing, at once. */
export async function createPlanFromTemplate(
  context: UseCaseContext,
  { template: country, name, yearStart, types: chosen, placeId }: PlanFromTemplate,
): Promise<Outcome<Plan, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const { actor, today, texts } = context;
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const template = countryTemplates.find(({ id }) => id === country);
  if (!template) return refuseInput('template', message('leave.plans.unknownTemplate'));
  return change<Plan, 'VALIDATION_ERROR'>(context, async (writer) => {
    await claimRules(writer);
    if (await isPlanNameTaken(writer, name)) return planNameTaken(name);
    const types = typesOfTemplate(template, chosen, await readLeaveTypes(writer));
    if (isRefusal(types)) return types;
    const added = types.filter(({ isNew }) => isNew).map(({ type }) => type);
    if (added.length > 0) await insertTypes(writer, added);
    const units = await readUnits(writer);
    const versions = versionsOf(types, { yearStart, units, today });
    if (isRefusal(versions)) return versions;
    const id = await insertPlan(writer, { name, yearStart, policies: rowsOfVersions(versions) });
    const plan = await readStoredPlan(writer, id, today);
    const [first, ...others] = createdFields(planRecord(plan), ['name', 'yearStart']);
    const given = await giveToNewcomers(writer, placeId, plan);
    if (isRefusal(given)) return given;
    const codes = new Set(added.map(({ code }) => code));
    const stored = (await readStoredTypes(writer)).filter(({ code }) => codes.has(code));
    return {
      result: plan,
      events: [
        planCreated({
          entityId: id,
          changes: [first, ...others, ...changedPolicies([], plan.policies, units)],
          data: { template: texts.text(template.country) },
        }),
        ...stored.map((type) => typeCreated({ entityId: type.id, changes: createdFields(type, typeFields) })),
        ...(given ? [given] : []),
      ],
    };
  });
}

function versionsOf(
  types: readonly TypeOfPlan[],
  {
    yearStart,
    units,
    today,
  }: { yearStart: string | null; units: ReadonlyMap<string, LeaveUnit>; today: string },
): Outcome<ReadVersion[], 'VALIDATION_ERROR'> {
  const { startDate: from } = leaveYearOf(today, yearStart ?? '01-01');
  const versions = readVersions(policiesOfTemplate(types, from), units);
  if (isRefusal(versions)) return versions;
  const decision = checkPolicies({ yearStart, policies: versions });
  return decision.refused ? decision : versions;
}

async function giveToNewcomers(writer: Writer, placeId: string | undefined, { id, name }: Plan) {
  if (placeId === undefined) return undefined;
  return givePlanToNewcomers(writer, placeId, {
    id,
    name,
    former: (formerId) => readPlanName(writer, formerId),
  });
}
