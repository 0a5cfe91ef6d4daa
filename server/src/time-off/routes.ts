import * as endpoints from '@almanac/domain/time-off/endpoints';
import { type Api, bindWith } from '../platform/http/bind.ts';
import { approveRequest } from './approve-request.ts';
import type { TimeOffSettings } from './context.ts';
import { approveRequestAsHr, rejectRequestAsHr } from './decide-request-as-hr.ts';
import { deleteRequest } from './delete-request.ts';
import { listMyRequests } from './list-my-requests.ts';
import { listPendingApprovals } from './list-pending-approvals.ts';
import { listRequests } from './list-requests.ts';
import { readBalance } from './read-balance.ts';
import { readMyBalance } from './read-my-balance.ts';
import { readRequest } from './read-request.ts';
import { rejectRequest } from './reject-request.ts';
import { requestTimeOff } from './request-time-off.ts';

export function registerTimeOff(api: Api, settings: TimeOffSettings): void {
  const bind = bindWith(api, settings);
  bind(endpoints.requestTimeOff, requestTimeOff);
  bind(endpoints.listRequests, listRequests);
  bind(endpoints.listMyRequests, listMyRequests);
  bind(endpoints.listPendingApprovals, listPendingApprovals);
  bind(endpoints.listPendingHrApprovals, listPendingApprovals);
  bind(endpoints.readRequest, readRequest);
  bind(endpoints.deleteRequest, deleteRequest);
  bind(endpoints.approveRequest, approveRequest);
  bind(endpoints.rejectRequest, rejectRequest);
  bind(endpoints.approveRequestAsHr, approveRequestAsHr);
  bind(endpoints.rejectRequestAsHr, rejectRequestAsHr);
  bind(endpoints.readMyBalance, readMyBalance);
  bind(endpoints.readBalance, readBalance);
}
