import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ImportPeople, PeopleImport } from './import-schema.ts';
import { ChangeRole, Id, InviteUser, User } from './schema.ts';

const params = z.object({ id: Id });

export const inviteUser = endpoint({
  name: 'inviteUser',
  summary: 'Makes an account and mails its holder the way to sign in',
  method: 'POST',
  path: '/admin/users',
  access: 'signed-in',
  body: InviteUser,
  status: 201,
  answer: User,
  refusals: ['FORBIDDEN', 'USER_EXISTS'],
});

export const changeRole = endpoint({
  name: 'changeRole',
  summary: 'Gives a user another role, from their next call on',
  method: 'PUT',
  path: '/admin/users/{id}/role',
  access: 'signed-in',
  params,
  body: ChangeRole,
  status: 200,
  answer: User,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'OWN_ACCOUNT'],
});

export const deactivateUser = endpoint({
  name: 'deactivateUser',
  summary: 'Deactivates a user and ends their sessions',
  method: 'POST',
  path: '/admin/users/{id}/deactivate',
  access: 'signed-in',
  params,
  status: 200,
  answer: User,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'OWN_ACCOUNT', 'INVALID_TRANSITION'],
});

export const reactivateUser = endpoint({
  name: 'reactivateUser',
  summary: 'Lets a deactivated user sign in again',
  method: 'POST',
  path: '/admin/users/{id}/reactivate',
  access: 'signed-in',
  params,
  status: 200,
  answer: User,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_TRANSITION'],
});

export const importPeople = endpoint({
  name: 'importPeople',
  summary: 'Adds and changes people from CSV, all or none; a dry run says what would happen',
  method: 'POST',
  path: '/admin/users/import',
  access: 'signed-in',
  body: ImportPeople,
  longestBodyBytes: 1024 * 1024,
  status: 200,
  answer: PeopleImport,
  refusals: ['FORBIDDEN', 'USER_EXISTS'],
});
