import * as z from 'zod/mini';
import { checkApprover, checkHrApprover } from '../../access/approver-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { SeenVersion } from '../../version.ts';
import { RequestPage, TimeOffRequest } from '../requests/schema.ts';
import {
  ApproveRequest,
  ApproveRequests,
  BulkDecision,
  DecisionFacts,
  ListPendingRequests,
  ReadDecisionFacts,
  RecordDocument,
  RejectRequest,
  RejectRequests,
} from './schema.ts';

const ById = z.object({ id: Id });

export const listPendingApprovals = endpoint({
  name: 'listPendingApprovals',
  summary:
    'The pending requests that the caller may decide now, or with isAsked only those they are asked to decide',
  method: 'GET',
  path: '/vacation/pending-approvals',
  access: 'signed-in',
  mayTry: checkApprover,
  query: ListPendingRequests,
  status: 200,
  answer: RequestPage,
  refusals: ['FORBIDDEN'],
});

export const listPendingHrApprovals = endpoint({
  ...listPendingApprovals,
  name: 'listPendingHrApprovals',
  path: '/vacation/pending-hr-approvals',
});

export const readDecisionFacts = endpoint({
  name: 'readDecisionFacts',
  summary: 'What an approver weighs of each of up to 50 requests that wait in their scope',
  method: 'GET',
  path: '/vacation/decision-facts',
  access: 'signed-in',
  mayTry: checkApprover,
  query: ReadDecisionFacts,
  status: 200,
  answer: z.array(DecisionFacts),
  refusals: ['FORBIDDEN'],
});

export const approveRequest = endpoint({
  name: 'approveRequest',
  summary:
    'Approves a pending request in the scope of the caller; X-Mailed carries how many are told by mail',
  method: 'POST',
  path: '/vacation/{id}/approve',
  access: 'signed-in',
  mayTry: checkApprover,
  params: ById,
  body: ApproveRequest,
  status: 200,
  answer: TimeOffRequest,
  refusals: [
    'YEAR_CLOSED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'OWN_REQUEST',
    'INVALID_TRANSITION',
    'INSUFFICIENT_BALANCE',
  ],
});

export const rejectRequest = endpoint({
  name: 'rejectRequest',
  summary: 'Rejects a pending request in the scope of the caller; X-Mailed carries how many are told by mail',
  method: 'POST',
  path: '/vacation/{id}/reject',
  access: 'signed-in',
  mayTry: checkApprover,
  params: ById,
  body: RejectRequest,
  status: 200,
  answer: TimeOffRequest,
  refusals: [
    'YEAR_CLOSED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'OWN_REQUEST',
    'INVALID_TRANSITION',
    'INSUFFICIENT_BALANCE',
  ],
});

export const approveRequestAsHr = endpoint({
  ...approveRequest,
  name: 'approveRequestAsHr',
  summary: 'Approves a pending request; for administrators only',
  path: '/vacation/{id}/approve-hr',
  mayTry: checkHrApprover,
});

export const rejectRequestAsHr = endpoint({
  ...rejectRequest,
  name: 'rejectRequestAsHr',
  summary: 'Rejects a pending request; for administrators only',
  path: '/vacation/{id}/reject-hr',
  mayTry: checkHrApprover,
});

export const undoDecision = endpoint({
  name: 'undoDecision',
  summary:
    'Takes back an own decision within 10 seconds, before anybody is told of it: the request is pending again',
  method: 'POST',
  path: '/vacation/{id}/undo-decision',
  access: 'signed-in',
  params: ById,
  body: SeenVersion,
  status: 200,
  answer: TimeOffRequest,
  refusals: [
    'YEAR_CLOSED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'INVALID_TRANSITION',
    'OVERLAPPING_REQUEST',
    'INSUFFICIENT_BALANCE',
  ],
});

export const recordDocument = endpoint({
  name: 'recordDocument',
  summary:
    'Says whether the document is there that the type expects of the request: for approvers in their scope, of others',
  method: 'PUT',
  path: '/vacation/{id}/document',
  access: 'signed-in',
  mayTry: checkApprover,
  params: ById,
  body: RecordDocument,
  status: 200,
  answer: TimeOffRequest,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'OWN_REQUEST', 'INVALID_TRANSITION'],
});

export const approveRequests = endpoint({
  name: 'approveRequests',
  summary:
    'Approves up to 100 requests, each for itself; X-Mailed carries for how many somebody is told by mail',
  method: 'PUT',
  path: '/vacation/bulk/approve',
  access: 'signed-in',
  mayTry: checkApprover,
  body: ApproveRequests,
  status: 200,
  answer: BulkDecision,
  refusals: ['FORBIDDEN'],
});

export const rejectRequests = endpoint({
  name: 'rejectRequests',
  summary:
    'Rejects up to 100 requests, each for itself; X-Mailed carries for how many somebody is told by mail',
  method: 'PUT',
  path: '/vacation/bulk/reject',
  access: 'signed-in',
  mayTry: checkApprover,
  body: RejectRequests,
  status: 200,
  answer: BulkDecision,
  refusals: ['FORBIDDEN'],
});
