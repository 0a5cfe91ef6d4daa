import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import type { Texts } from '@almanac/domain/language/message';
import { planCreated, typeChanged, typeCreated } from '@almanac/domain/leave/events';
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
import type { StoredType } from '@almanac/domain/leave/types/types-schema';
import { isRefusal, type Outcome, refuseInput } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import { changedFields, createdFields } from '../../audit/changed-fields.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { givePlanToNewcomers } from '../../work-time/give-plan.ts';
import { claimRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { readLeaveTypes, readStoredTypes, readTypesWithoutRecords } from '../types/type-queries.ts';
import { typeFields, typeRecord } from '../types/type-record.ts';
import { insertTypes, saveProtections } from '../types/type-store.ts';
import { isPlanNameTaken, readPlanName, readStoredPlan, readUnits } from './plan-queries.ts';
import {
  changedPolicies,
  planFields,
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
  { template: country, name, names, yearStart, types: chosen, placeId }: PlanFromTemplate,
): Promise<Outcome<Plan, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const { actor, today, texts } = context;
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const template = countryTemplates.find(({ id }) => id === country);
  if (!template) return refuseInput('template', message('leave.plans.unknownTemplate'));
  return change<Plan, 'VALIDATION_ERROR'>(context, async (writer) => {
    await claimRules(writer);
    if (await isPlanNameTaken(writer, name)) return planNameTaken(name);
    const types = typesOfTemplate(template, chosen, await readLeaveTypes(writer), texts);
    if (isRefusal(types)) return types;
    const added = types.filter(({ isNew }) => isNew).map(({ type }) => type);
    if (added.length > 0) await insertTypes(writer, added);
    const before = await readStoredTypes(writer);
    await protectLeave(writer, types);
    const units = await readUnits(writer);
    const versions = versionsOf(types, { yearStart, units, today, texts });
    if (isRefusal(versions)) return versions;
    const id = await insertPlan(writer, { name, names, yearStart, policies: rowsOfVersions(versions) });
    const plan = await readStoredPlan(writer, id, today);
    const [first, ...others] = createdFields(planRecord(plan), planFields);
    const given = await giveToNewcomers(writer, placeId, plan);
    if (isRefusal(given)) return given;
    const codes = new Set(added.map(({ code }) => code));
    const all = await readStoredTypes(writer);
    const stored = all.filter(({ code }) => codes.has(code));
    return {
      result: plan,
      events: [
        planCreated({
          entityId: id,
          changes: [first, ...others, ...changedPolicies([], plan.policies, units)],
          data: { template: texts.text(template.country) },
        }),
        ...stored.map((type) =>
          typeCreated({ entityId: type.id, changes: createdFields(typeRecord(type), typeFields) }),
        ),
        ...protectedSince(before, all),
        ...(given ? [given] : []),
      ],
    };
  });
}

/** Types that exist but have no records yet protect leave as the country's law has it. */
async function protectLeave(writer: Writer, types: readonly TypeOfPlan[]): Promise<void> {
  const withoutRecords = await readTypesWithoutRecords(writer);
  const protections = types.flatMap(({ type: { code, protectsLeave }, offer, isNew }) => {
    if (isNew || protectsLeave || !offer.protectsLeave || !withoutRecords.has(code)) return [];
    return [{ code, protectsLeave: offer.protectsLeave }];
  });
  await saveProtections(writer, protections);
}

function protectedSince(before: readonly StoredType[], after: readonly StoredType[]) {
  const known = new Map(before.map((type) => [type.code, type]));
  return after.flatMap((type) => {
    const was = known.get(type.code);
    const changes = was && changedFields(typeRecord(was), typeRecord(type), typeFields);
    return changes ? [typeChanged({ entityId: type.id, changes, data: { name: type.name } })] : [];
  });
}

function versionsOf(
  types: readonly TypeOfPlan[],
  {
    yearStart,
    units,
    today,
    texts,
  }: {
    yearStart: string | null;
    units: ReadonlyMap<string, LeaveUnit>;
    today: string;
    texts: Texts;
  },
): Outcome<ReadVersion[], 'VALIDATION_ERROR'> {
  const { startDate: from } = leaveYearOf(today, yearStart ?? '01-01');
  const versions = readVersions(policiesOfTemplate(types, from, texts), units);
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
