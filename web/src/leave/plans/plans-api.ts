import type { readExample } from '@almanac/domain/leave/earning/example-endpoints';
import type {
  changePlan,
  copyPlan,
  createPlan,
  deletePlan,
  deletePolicy,
  listPlans,
  writePolicy,
} from '@almanac/domain/leave/plans/plan-endpoints';
import type { CopyPlan, Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { inAddress } from '../../work-time/rule-changes/rule-call.ts';

interface Example {
  rules: PolicyDocument | null;
  employmentStart: string | null;
}

const call = {
  readExample: caller<typeof readExample>('POST', '/admin/leave/plans/{id}/policies/{type}/{from}/example'),
  listPlans: caller<typeof listPlans>('GET', '/admin/leave/plans'),
  createPlan: caller<typeof createPlan>('POST', '/admin/leave/plans'),
  copyPlan: caller<typeof copyPlan>('POST', '/admin/leave/plans/{id}/copy'),
  changePlan: caller<typeof changePlan>('PUT', '/admin/leave/plans/{id}'),
  deletePlan: caller<typeof deletePlan>('DELETE', '/admin/leave/plans/{id}'),
  writePolicy: caller<typeof writePolicy>('PUT', '/admin/leave/plans/{id}/policies/{type}/{from}'),
  deletePolicy: caller<typeof deletePolicy>('DELETE', '/admin/leave/plans/{id}/policies/{type}/{from}'),
};

const plansKey = ['leave-plans'] as const;

/** What an example person would have by rules that are not stored. */
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
  queryFn: ({ signal }) => call.listPlans({}, signal),
  staleTime: minute,
});

/** A plan as it is by now; nothing where it is gone. */
export async function reloadPlan({ id }: Pick<Plan, 'id'>): Promise<Plan | undefined> {
  return (await call.listPlans()).find((plan) => plan.id === id);
}

/** What HR says of a plan itself, and what a new one begins with. */
export interface WrittenPlan {
  name: string;
  yearStart: string | null;
  policies?: { type: string; from: string; rules: PolicyDocument }[];
}

/** Changes the plan, or adds one where there is none yet. */
export function planCall(plan: Plan | undefined, written: WrittenPlan) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    plan
      ? call.changePlan({ id: plan.id, version: plan.version, ...written, ...effect }, signal)
      : call.createPlan({ ...written, ...effect }, signal);
}

/** A version of a policy that is to be stored: rules from a day on, or none where the offer ends. */
export interface WrittenPolicy {
  type: string;
  from: string;
  rules: PolicyDocument | null;
}

export function policyCall({ id, version }: Plan, { type, from, rules }: WrittenPolicy) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    call.writePolicy({ id, version, type, from, rules, ...effect }, signal);
}

/** Adds a copy of the plan. */
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

/** Takes a version of a policy away, so that the one before it holds on. */
export function policyRemoval({ id, version }: Plan, { type, from }: { type: string; from: string }) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    call.deletePolicy({ id, type, from, version: `${version}`, ...inAddress(effect) }, signal);
}

/** Whatever changes rules may change every balance, and what the audit log holds. */
export async function refetchRules(client: QueryClient): Promise<void> {
  const keys = [plansKey, ['time-off'], ['types'], ['audit']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
