import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../people/schema.ts';
import {
  ApproveRequests,
  BulkDecision,
  EditRequest,
  LeaveBalance,
  ListRequests,
  RejectRequest,
  RejectRequests,
  RequestPage,
  RequestTimeOff,
  SetBalance,
  TimeOffRequest,
} from './schema.ts';

const ById = z.object({ id: Id });

export const requestTimeOff = endpoint({
  name: 'requestTimeOff',
  summary: 'Asks for time off',
  method: 'POST',
  path: '/vacation',
  access: 'signed-in',
  body: RequestTimeOff,
  status: 201,
  answer: TimeOffRequest,
  refusals: ['OVERLAPPING_REQUEST'],
});

export const listRequests = endpoint({
  name: 'listRequests',
  summary: "The caller's own requests and those in their scope",
  method: 'GET',
  path: '/vacation',
  access: 'signed-in',
  query: ListRequests,
  status: 200,
  answer: RequestPage,
  refusals: [],
});

export const listMyRequests = endpoint({
  name: 'listMyRequests',
  summary: "The caller's own requests",
  method: 'GET',
  path: '/vacation/my-requests',
  access: 'signed-in',
  query: ListRequests,
  status: 200,
  answer: RequestPage,
  refusals: [],
});

export const listPendingApprovals = endpoint({
  name: 'listPendingApprovals',
  summary: 'The pending requests that the caller may decide now',
  method: 'GET',
  path: '/vacation/pending-approvals',
  access: 'signed-in',
  query: ListRequests,
  status: 200,
  answer: RequestPage,
  refusals: ['FORBIDDEN'],
});

export const listPendingHrApprovals = endpoint({
  ...listPendingApprovals,
  name: 'listPendingHrApprovals',
  path: '/vacation/pending-hr-approvals',
});

export const readRequest = endpoint({
  name: 'readRequest',
  summary: 'One request',
  method: 'GET',
  path: '/vacation/{id}',
  access: 'signed-in',
  params: ById,
  status: 200,
  answer: TimeOffRequest,
  refusals: ['NOT_FOUND'],
});

export const editRequest = endpoint({
  name: 'editRequest',
  summary: 'Changes an own request while it is pending',
  method: 'PUT',
  path: '/vacation/{id}',
  access: 'signed-in',
  params: ById,
  body: EditRequest,
  status: 200,
  answer: TimeOffRequest,
  refusals: ['NOT_FOUND', 'FORBIDDEN', 'INVALID_TRANSITION', 'OVERLAPPING_REQUEST'],
});

export const cancelRequest = endpoint({
  name: 'cancelRequest',
  summary: 'Cancels an own request, pending or not yet begun; an approved one of anybody for administrators',
  method: 'POST',
  path: '/vacation/{id}/cancel',
  access: 'signed-in',
  params: ById,
  status: 200,
  answer: TimeOffRequest,
  refusals: ['NOT_FOUND', 'FORBIDDEN', 'INVALID_TRANSITION'],
});

export const deleteRequest = endpoint({
  name: 'deleteRequest',
  summary: 'Deletes an own request while it is pending',
  method: 'DELETE',
  path: '/vacation/{id}',
  access: 'signed-in',
  params: ById,
  status: 204,
  answer: null,
  refusals: ['NOT_FOUND', 'FORBIDDEN', 'INVALID_TRANSITION'],
});

export const approveRequest = endpoint({
  name: 'approveRequest',
  summary: 'Approves a pending request in the scope of the caller',
  method: 'POST',
  path: '/vacation/{id}/approve',
  access: 'signed-in',
  params: ById,
  status: 200,
  answer: TimeOffRequest,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'OWN_REQUEST', 'INVALID_TRANSITION', 'INSUFFICIENT_BALANCE'],
});

export const rejectRequest = endpoint({
  name: 'rejectRequest',
  summary: 'Rejects a pending request in the scope of the caller',
  method: 'POST',
  path: '/vacation/{id}/reject',
  access: 'signed-in',
  params: ById,
  body: RejectRequest,
  status: 200,
  answer: TimeOffRequest,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'OWN_REQUEST', 'INVALID_TRANSITION'],
});

export const approveRequestAsHr = endpoint({
  ...approveRequest,
  name: 'approveRequestAsHr',
  summary: 'Approves a pending request; for administrators only',
  path: '/vacation/{id}/approve-hr',
});

export const rejectRequestAsHr = endpoint({
  ...rejectRequest,
  name: 'rejectRequestAsHr',
  summary: 'Rejects a pending request; for administrators only',
  path: '/vacation/{id}/reject-hr',
});

export const approveRequests = endpoint({
  name: 'approveRequests',
  summary: 'Approves up to 100 requests, each for itself',
  method: 'PUT',
  path: '/vacation/bulk/approve',
  access: 'signed-in',
  body: ApproveRequests,
  status: 200,
  answer: BulkDecision,
  refusals: ['FORBIDDEN'],
});

export const rejectRequests = endpoint({
  name: 'rejectRequests',
  summary: 'Rejects up to 100 requests, each for itself',
  method: 'PUT',
  path: '/vacation/bulk/reject',
  access: 'signed-in',
  body: RejectRequests,
  status: 200,
  answer: BulkDecision,
  refusals: ['FORBIDDEN'],
});

export const readMyBalance = endpoint({
  name: 'readMyBalance',
  summary: "The caller's leave balance of the current leave year",
  method: 'GET',
  path: '/vacation/my-balance',
  access: 'signed-in',
  status: 200,
  answer: LeaveBalance,
  refusals: [],
});

export const readBalance = endpoint({
  name: 'readBalance',
  summary: "A person's leave balance of the current leave year",
  method: 'GET',
  path: '/vacation/leave-balance/{userId}',
  access: 'signed-in',
  params: z.object({ userId: Id }),
  status: 200,
  answer: LeaveBalance,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const setBalance = endpoint({
  name: 'setBalance',
  summary: "Sets the totals of a person's current leave year; for administrators",
  method: 'PUT',
  path: '/vacation/leave-balance/{userId}',
  access: 'signed-in',
  params: z.object({ userId: Id }),
  body: SetBalance,
  status: 200,
  answer: LeaveBalance,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});
