import * as endpoints from '@almanac/domain/leave/types/types-endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import type { LeaveRuleSettings } from './facts/leave-rules.ts';
import { listTypes } from './list-types.ts';
import { changeLeaveType } from './types/change-leave-type.ts';
import { createLeaveType } from './types/create-leave-type.ts';
import { deleteLeaveType } from './types/delete-leave-type.ts';
import { listLeaveTypes } from './types/list-leave-types.ts';

/** Binds the calls about the types of time off. */
export function registerTypes(api: Api, settings: LeaveRuleSettings): void {
  const bind = bindWith(api, settings);
  bind(endpoints.listTypes, listTypes);
  bind(endpoints.listLeaveTypes, listLeaveTypes);
  bind(endpoints.createLeaveType, createLeaveType);
  bind(endpoints.changeLeaveType, changeLeaveType);
  bind(endpoints.deleteLeaveType, deleteLeaveType);
}
