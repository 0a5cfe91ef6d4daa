import * as z from 'zod/mini';
import { checkLeaveAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { Impact, RemovedRecord, writtenRecord } from '../../work-time/effect-schema.ts';
import {
  ChangePlan,
  ChangePolicy,
  CopyPlan,
  Plan,
  PlanFromTemplate,
  Policy,
  PolicyAddress,
} from './plan-schema.ts';
import { WritePlan } from './schema.ts';

const params = z.object({ id: Id });

export const listPlans = endpoint({
  name: 'listPlans',
  summary: 'The leave plans, by name, each with all versions of its policies',
  method: 'GET',
  path: '/admin/leave/plans',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  status: 200,
  answer: z.array(Plan),
  refusals: ['FORBIDDEN'],
});

export const createPlan = endpoint({
  name: 'createPlan',
  summary: 'Adds a leave plan, with policies where some are given',
  method: 'POST',
  path: '/admin/leave/plans',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: WritePlan,
  status: 201,
  answer: writtenRecord(Plan),
  refusals: ['FORBIDDEN', 'OWN_RECORD', 'IMPACT_CHANGED', 'YEAR_CLOSED'],
});

export const createPlanFromTemplate = endpoint({
  name: 'createPlanFromTemplate',
  summary:
    "Adds a leave plan with the usual types of a country, and those types that don't exist yet; where a place is given, its newcomers get the plan",
  method: 'POST',
  path: '/admin/leave/plans/from-template',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: PlanFromTemplate,
  status: 201,
  answer: Plan,
  refusals: ['FORBIDDEN'],
});

export const changePlan = endpoint({
  name: 'changePlan',
  summary:
    'Changes the name of a plan, its leave-year start while no one has or had it, and, where they are given, all of its policies',
  method: 'PUT',
  path: '/admin/leave/plans/{id}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params,
  body: ChangePlan,
  status: 200,
  answer: writtenRecord(Plan),
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'IN_USE',
    'OWN_RECORD',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});

export const copyPlan = endpoint({
  name: 'copyPlan',
  summary:
    "Adds a copy of a leave plan: with all versions of its policies or, with another leave-year start, with today's rules",
  method: 'POST',
  path: '/admin/leave/plans/{id}/copy',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params,
  body: CopyPlan,
  status: 201,
  answer: Plan,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const deletePlan = endpoint({
  name: 'deletePlan',
  summary: 'Deletes a plan that nobody holds, no place and no department gives',
  method: 'DELETE',
  path: '/admin/leave/plans/{id}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params,
  query: RemovedRecord,
  status: 204,
  answer: null,
  effect: Impact,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'IN_USE',
    'OWN_RECORD',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});

export const writePolicy = endpoint({
  name: 'writePolicy',
  summary: 'Sets the rules of a type in a plan from a day on; null ends the offer',
  method: 'PUT',
  path: '/admin/leave/plans/{id}/policies/{type}/{from}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: PolicyAddress,
  body: ChangePolicy,
  status: 200,
  answer: writtenRecord(Policy),
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'OWN_RECORD', 'IMPACT_CHANGED', 'YEAR_CLOSED'],
});

export const deletePolicy = endpoint({
  name: 'deletePolicy',
  summary: 'Deletes the version of a policy that begins on a day; the one before it holds on',
  method: 'DELETE',
  path: '/admin/leave/plans/{id}/policies/{type}/{from}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: PolicyAddress,
  query: RemovedRecord,
  status: 204,
  answer: null,
  effect: Impact,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'IN_USE',
    'OWN_RECORD',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});
