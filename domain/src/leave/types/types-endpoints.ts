import * as z from 'zod/mini';
import { checkLeaveAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Impact, RemovedRecord, writtenRecord } from '../../work-time/effect-schema.ts';
import {
  ChangeLeaveType,
  CreateLeaveType,
  ListTypes,
  OfferedType,
  StoredType,
  TypeAddress,
} from './types-schema.ts';

export const listTypes = endpoint({
  name: 'listTypes',
  summary:
    'The types of time off that the caller may see, and which of them are offered today: to the caller, or to a person in scope',
  method: 'GET',
  path: '/vacation/types',
  access: 'signed-in',
  query: ListTypes,
  status: 200,
  answer: z.array(OfferedType),
  refusals: ['NOT_FOUND'],
});

export const listLeaveTypes = endpoint({
  name: 'listLeaveTypes',
  summary: 'All types of time off, as administrators keep them',
  method: 'GET',
  path: '/admin/leave/types',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  status: 200,
  answer: z.array(StoredType),
  refusals: ['FORBIDDEN'],
});

export const createLeaveType = endpoint({
  name: 'createLeaveType',
  summary: 'Adds a type of time off; people can ask for it once a plan offers it',
  method: 'POST',
  path: '/admin/leave/types',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: CreateLeaveType,
  status: 201,
  answer: writtenRecord(StoredType),
  refusals: ['FORBIDDEN', 'OWN_RECORD', 'IMPACT_CHANGED', 'YEAR_CLOSED'],
});

export const changeLeaveType = endpoint({
  name: 'changeLeaveType',
  summary: 'Changes a type of time off; its unit only while nothing has it',
  method: 'PUT',
  path: '/admin/leave/types/{code}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: TypeAddress,
  body: ChangeLeaveType,
  status: 200,
  answer: writtenRecord(StoredType),
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'OWN_RECORD', 'IMPACT_CHANGED', 'YEAR_CLOSED'],
});

export const deleteLeaveType = endpoint({
  name: 'deleteLeaveType',
  summary: 'Deletes a type that no plan offers and of which there is no request and no adjustment',
  method: 'DELETE',
  path: '/admin/leave/types/{code}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: TypeAddress,
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
