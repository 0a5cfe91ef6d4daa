import type { readExample } from '@almanac/domain/leave/earning/example-endpoints';
import type {
  changePlan,
  copyPlan,
  createPlan,
  createPlanFromTemplate,
  deletePlan,
  deletePolicy,
  listPlans,
  writePolicy,
} from '@almanac/domain/leave/plans/plan-endpoints';
import { planNameIn } from '@almanac/domain/leave/plans/plan-name';
import type { CopyPlan, Plan, PlanFromTemplate } from '@almanac/domain/leave/plans/plan-schema';
import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import type { TypedNames } from '../../platform/forms/names/typed-names.ts';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { shownRecords } from '../../platform/shown-name.ts';
import { inAddress, isImpact } from '../../work-time/rule-changes/rule-call.ts';

interface Example {
  rules: PolicyDocument | null;
  employmentStart: string | null;
}

const call = {
  readExample: caller<typeof readExample>('POST', '/admin/leave/plans/{id}/policies/{type}/{from}/example'),
  listPlans: caller<typeof listPlans>('GET', '/admin/leave/plans'),
  createPlan: caller<typeof createPlan>('POST', '/admin/leave/plans'),
  createPlanFromTemplate: caller<typeof createPlanFromTemplate>('POST', '/admin/leave/plans/from-template'),
  copyPlan: caller<typeof copyPlan>('POST', '/admin/leave/plans/{id}/copy'),
  changePlan: caller<typeof changePlan>('PUT', '/admin/leave/plans/{id}'),
  deletePlan: caller<typeof deletePlan>('DELETE', '/admin/leave/plans/{id}'),
  writePolicy: caller<typeof writePolicy>('PUT', '/admin/leave/plans/{id}/policies/{type}/{from}'),
  deletePolicy: caller<typeof deletePolicy>('DELETE', '/admin/leave/plans/{id}/policies/{type}/{from}'),
};

const plansKey = ['leave-plans'] as const;

/** An example person's ledger under unsaved rules. */
export function exampleQuery(address: { id: string; type: string; from: string }, example: Example) {
  return queryOptions({
    queryKey: [...plansKey, 'example', address, example],
    queryFn: ({ signal }) => call.readExample({ ...address, ...example }, signal),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: minute,
  });
}

export const plansQuery = queryOptions({
  queryKey: plansKey,
  queryFn: async ({ signal }) => shownRecords(await call.listPlans({}, signal), planNameIn),
  staleTime: minute,
});

/** The current plan; undefined if it is gone. */
export async function reloadPlan({ id }: Pick<Plan, 'id'>): Promise<Plan | undefined> {
  return (await call.listPlans()).find((plan) => plan.id === id);
}

/** A plan's own fields. */
export interface WrittenPlan {
  name: string;
  names: TypedNames;
  yearStart: string | null;
}

/** Updates the plan's own fields. */
export function planCall({ id, version }: Plan, written: WrittenPlan) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    call.changePlan({ id, version, ...written, ...effect }, signal);
}

/** A new plan: empty, or with types of a country's template. */
interface NewPlan extends Omit<PlanFromTemplate, 'template' | 'placeId'> {
  template: PlanFromTemplate['template'] | null;
  placeId: string | null;
}

/** Adds a plan. No one has it yet, so it has no effect. */
export function createPlanMutation() {
  return mutationOptions({
    mutationFn: async ({ values }: Submitted<NewPlan>): Promise<Plan> => {
      const { template, types, placeId, ...plan } = values;
      if (template !== null) {
        return call.createPlanFromTemplate({
          ...plan,
          template,
          types,
          ...(placeId !== null && { placeId }),
        });
      }
      const added = await call.createPlan(plan);
      if (isImpact(added)) throw new Error('The plan was not stored');
      return added;
    },
    onSuccess: (_plan, _input, _result, { client }) => client.invalidateQueries(),
  });
}

/** A policy version to store: rules from a day, or none if the type is no longer offered. */
export interface WrittenPolicy {
  type: string;
  from: string;
  rules: PolicyDocument | null;
}

export function policyCall({ id, version }: Plan, { type, from, rules }: WrittenPolicy) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    call.writePolicy({ id, version, type, from, rules, ...effect }, signal);
}

/** Creates a copy of the plan. */
export function copyPlanMutation({ id }: Plan) {
  return mutationOptions({
    mutationFn: ({ values }: Submitted<CopyPlan>) => call.copyPlan({ id, ...values }),
    onSuccess: (_copy, _input, _result, { client }) => refetchRules(client),
  });
}

export function deletePlanMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: Plan) => call.deletePlan({ id, version: `${version}` }),
    onSuccess: (_answer, _plan, _result, { client }) => refetchRules(client),
  });
}

/** Removes a policy version; the previous one stays effective. */
export function policyRemoval({ id, version }: Plan, { type, from }: { type: string; from: string }) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    call.deletePolicy({ id, type, from, version: `${version}`, ...inAddress(effect) }, signal);
}

/** Rule changes affect balances and the audit log. */
export async function refetchRules(client: QueryClient): Promise<void> {
  const keys = [plansKey, ['time-off'], ['types'], ['audit']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
