import * as z from 'zod/mini';
import { checkUserManager } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { fileFormat, listTypes } from '../../file-format.ts';
import { Id } from '../../id.ts';
import { SeenVersion } from '../../version.ts';
import { BulkChange, ChangeRoles, DeactivateUsers, MoveUsers } from './bulk-schema.ts';
import { EntitlementEffect, PreviewEntitlement } from './entitlement-schema.ts';
import {
  ChangeRole,
  ChangeUser,
  ExportUser,
  ExportUsers,
  InviteUser,
  ListUsers,
  ReactivateUser,
  User,
} from './schema.ts';

const params = z.object({ id: Id });

export const inviteUser = endpoint({
  name: 'inviteUser',
  summary: 'Makes an account and, unless it is not wanted, mails its holder the way to sign in',
  method: 'POST',
  path: '/admin/users',
  access: 'signed-in',
  mayTry: checkUserManager,
  body: InviteUser,
  status: 201,
  answer: User,
  refusals: ['FORBIDDEN', 'USER_EXISTS', 'PERSONNEL_NUMBER_TAKEN', 'EMPLOYMENT_START_MISSING'],
});

export const sendWelcome = endpoint({
  name: 'sendWelcome',
  summary: 'Mails the way to sign in once more to a user who has never signed in',
  method: 'POST',
  path: '/admin/users/{id}/welcome',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_TRANSITION'],
});

export const changeRole = endpoint({
  name: 'changeRole',
  summary: 'Gives a user another role, from their next call on',
  method: 'PUT',
  path: '/admin/users/{id}/role',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  body: ChangeRole,
  status: 200,
  answer: User,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'OWN_RECORD', 'INVALID_TRANSITION'],
});

export const deactivateUser = endpoint({
  name: 'deactivateUser',
  summary: 'Deactivates a user and ends their sessions',
  method: 'POST',
  path: '/admin/users/{id}/deactivate',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  body: SeenVersion,
  status: 200,
  answer: User,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'OWN_ACCOUNT', 'INVALID_TRANSITION'],
});

export const reactivateUser = endpoint({
  name: 'reactivateUser',
  summary: 'Lets a deactivated user sign in again; with employmentStart, in a new employment from that day',
  method: 'POST',
  path: '/admin/users/{id}/reactivate',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  body: ReactivateUser,
  status: 200,
  answer: User,
  refusals: ['YEAR_CLOSED', 'FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'INVALID_TRANSITION'],
});

export const listUsers = endpoint({
  name: 'listUsers',
  summary: 'The users, by name; X-Total-Count carries how many there are',
  method: 'GET',
  path: '/admin/users',
  access: 'signed-in',
  scope: 'people:read',
  mayTry: checkUserManager,
  query: ListUsers,
  status: 200,
  answer: z.array(User),
  refusals: ['FORBIDDEN'],
});

export const exportUsers = endpoint({
  name: 'exportUsers',
  summary: 'The users who match as a file, by name',
  method: 'GET',
  path: '/admin/users/export',
  access: 'signed-in',
  mayTry: checkUserManager,
  query: z.object({ ...ExportUsers.shape, ...fileFormat }),
  status: 200,
  answer: null,
  download: listTypes,
  refusals: ['FORBIDDEN'],
});

export const changeUser = endpoint({
  name: 'changeUser',
  summary:
    'Changes the address, name, numbers, department or employment of a user; nobody changes their own address or employment',
  method: 'PUT',
  path: '/admin/users/{id}',
  access: 'signed-in',
  mayTry: checkUserManager,
  params: z.object({ id: Id }),
  body: ChangeUser,
  status: 200,
  answer: User,
  refusals: [
    'YEAR_CLOSED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'OWN_RECORD',
    'USER_EXISTS',
    'PERSONNEL_NUMBER_TAKEN',
    'EMPLOYMENT_START_MISSING',
    'INVALID_TRANSITION',
  ],
});

export const previewEntitlement = endpoint({
  name: 'previewEntitlement',
  summary:
    "What another employment start, or none, does to the totals of a user's current leave year; changes nothing",
  method: 'GET',
  path: '/admin/users/{id}/entitlement',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  query: PreviewEntitlement,
  status: 200,
  answer: EntitlementEffect,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const exportUser = endpoint({
  name: 'exportUser',
  summary:
    'All that is held about a user, as JSON or, in another format, as a zip of CSV files or of an Excel file',
  method: 'GET',
  path: '/admin/users/{id}/export',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  query: ExportUser,
  status: 200,
  answer: null,
  download: 'application/json',
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_TRANSITION'],
});

export const eraseUser = endpoint({
  name: 'eraseUser',
  summary:
    'Erases a deactivated user for good: names, addresses and reasons go from everything that is held, counts and sums stay',
  method: 'POST',
  path: '/admin/users/{id}/erase',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  body: SeenVersion,
  status: 200,
  answer: User,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'OWN_ACCOUNT', 'INVALID_TRANSITION'],
});

export const changeRoles = endpoint({
  name: 'changeRoles',
  summary: 'Gives up to 100 users a role, each for itself',
  method: 'PUT',
  path: '/admin/users/bulk/role',
  access: 'signed-in',
  mayTry: checkUserManager,
  body: ChangeRoles,
  status: 200,
  answer: BulkChange,
  refusals: ['FORBIDDEN'],
});

export const moveUsers = endpoint({
  name: 'moveUsers',
  summary: 'Moves up to 100 users to a department, each for itself',
  method: 'PUT',
  path: '/admin/users/bulk/department',
  access: 'signed-in',
  mayTry: checkUserManager,
  body: MoveUsers,
  status: 200,
  answer: BulkChange,
  refusals: ['FORBIDDEN'],
});

export const deactivateUsers = endpoint({
  name: 'deactivateUsers',
  summary: 'Deactivates up to 100 users, each for itself',
  method: 'PUT',
  path: '/admin/users/bulk/deactivate',
  access: 'signed-in',
  mayTry: checkUserManager,
  body: DeactivateUsers,
  status: 200,
  answer: BulkChange,
  refusals: ['FORBIDDEN'],
});
