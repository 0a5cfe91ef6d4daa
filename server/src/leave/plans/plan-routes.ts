import * as plans from '@almanac/domain/leave/plans/plan-endpoints';
import { type Api, bindWith } from '../../platform/http/endpoints/bind.ts';
import type { LeaveRuleSettings } from '../facts/leave-rules.ts';
import { changePlan } from './change-plan.ts';
import { copyPlan } from './copy-plan.ts';
import { createPlan } from './create-plan.ts';
import { createPlanFromTemplate } from './create-plan-from-template.ts';
import { deletePlan } from './delete-plan.ts';
import { deletePolicy } from './delete-policy.ts';
import { listPlans } from './list-plans.ts';
import { writePolicy } from './write-policy.ts';

/** Binds the calls about leave plans and their policies. */
export function registerPlans(api: Api, settings: LeaveRuleSettings): void {
  const bind = bindWith(api, settings);
  bind(plans.listPlans, listPlans);
  bind(plans.createPlan, createPlan);
  bind(plans.createPlanFromTemplate, createPlanFromTemplate);
  bind(plans.changePlan, changePlan);
  bind(plans.copyPlan, copyPlan);
  bind(plans.deletePlan, deletePlan);
  bind(plans.writePolicy, writePolicy);
  bind(plans.deletePolicy, deletePolicy);
}
