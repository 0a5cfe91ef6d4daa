import * as endpoints from '@almanac/domain/leave/types-endpoints';
import { type Api, bindWith } from '../platform/http/bind.ts';
import { changeLeaveType } from './change-leave-type.ts';
import { createLeaveType } from './create-leave-type.ts';
import { deleteLeaveType } from './delete-leave-type.ts';
import type { LeaveRuleSettings } from './leave-rules.ts';
import { listLeaveTypes } from './list-leave-types.ts';
import { listTypes } from './list-types.ts';

/** Binds the calls about the types of time off. */
export function registerTypes(api: Api, settings: LeaveRuleSettings): void {
  const bind = bindWith(api, settings);
  bind(endpoints.listTypes, listTypes);
  bind(endpoints.listLeaveTypes, listLeaveTypes);
  bind(endpoints.createLeaveType, createLeaveType);
  bind(endpoints.changeLeaveType, changeLeaveType);
  bind(endpoints.deleteLeaveType, deleteLeaveType);
}
