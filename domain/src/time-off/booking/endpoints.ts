import * as z from 'zod/mini';
import { checkHrApprover } from '../../access/approver-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { DeletedVersion } from '../../version.ts';
import { EditRequest, RequestTimeOff, TimeOffRequest } from '../requests/schema.ts';
import { CancelRequest, PreviewRequest, ReduceLeave, RequestPreview } from './schema.ts';

const ById = z.object({ id: Id });

export const requestTimeOff = endpoint({
  name: 'requestTimeOff',
  summary:
    'Asks for time off; X-Mailed carries how many are told by mail, X-Deciders how many others may decide',
  method: 'POST',
  path: '/vacation',
  access: 'signed-in',
  body: RequestTimeOff,
  status: 201,
  answer: TimeOffRequest,
  refusals: ['YEAR_CLOSED', 'NOT_FOUND', 'OVERLAPPING_REQUEST'],
});

export const previewRequest = endpoint({
  name: 'previewRequest',
  summary:
    'What a request, or with excludeRequestId its change, would take, leave and be answered; for oneself or a person in scope. Stores nothing; of an own one X-Deciders carries how many others may decide it',
  method: 'POST',
  path: '/vacation/preview',
  access: 'signed-in',
  body: PreviewRequest,
  status: 200,
  answer: RequestPreview,
  refusals: ['NOT_FOUND'],
});

export const editRequest = endpoint({
  name: 'editRequest',
  summary:
    'Changes an own request while it is pending; what is left out stays as it is. X-Mailed and X-Deciders as with a new one',
  method: 'PUT',
  path: '/vacation/{id}',
  access: 'signed-in',
  params: ById,
  body: EditRequest,
  status: 200,
  answer: TimeOffRequest,
  refusals: [
    'YEAR_CLOSED',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'FORBIDDEN',
    'INVALID_TRANSITION',
    'OVERLAPPING_REQUEST',
  ],
});

export const cancelRequest = endpoint({
  name: 'cancelRequest',
  summary:
    'Cancels an own request, pending or not yet begun; an approved one of anybody for administrators. X-Mailed carries how many are told by mail',
  method: 'POST',
  path: '/vacation/{id}/cancel',
  access: 'signed-in',
  params: ById,
  body: CancelRequest,
  status: 200,
  answer: TimeOffRequest,
  refusals: [
    'YEAR_CLOSED',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'FORBIDDEN',
    'INVALID_TRANSITION',
    'OWN_REQUEST',
    'INSUFFICIENT_BALANCE',
  ],
});

export const deleteRequest = endpoint({
  name: 'deleteRequest',
  summary: 'Deletes an own request while it is pending',
  method: 'DELETE',
  path: '/vacation/{id}',
  access: 'signed-in',
  params: ById,
  query: DeletedVersion,
  status: 204,
  answer: null,
  refusals: [
    'YEAR_CLOSED',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'FORBIDDEN',
    'INVALID_TRANSITION',
    'INSUFFICIENT_BALANCE',
  ],
});

export const reduceLeave = endpoint({
  name: 'reduceLeave',
  summary:
    'Has an approved absence of a type with reducesLeave FULL_MONTHS reduce leave by a twelfth of the year for each full calendar month, or no longer; the person is emailed. For administrators, of others, before the last day of the employment',
  method: 'PUT',
  path: '/vacation/{id}/reduction',
  access: 'signed-in',
  mayTry: checkHrApprover,
  params: ById,
  body: ReduceLeave,
  status: 200,
  answer: TimeOffRequest,
  refusals: [
    'YEAR_CLOSED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'OWN_REQUEST',
    'INVALID_TRANSITION',
  ],
});
