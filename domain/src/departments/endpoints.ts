import * as z from 'zod/mini';
import { checkUserManager } from '../access/admin-rules.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { DeletedVersion } from '../version.ts';
import { ChangeDepartment, CreateDepartment, Department } from './schema.ts';

const params = z.object({ id: Id });

export const changeDepartment = endpoint({
  name: 'changeDepartment',
  summary: 'Changes the name of a department',
  method: 'PUT',
  path: '/admin/departments/{id}',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  body: ChangeDepartment,
  status: 200,
  answer: Department,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'DEPARTMENT_NAME_TAKEN'],
});

export const deleteDepartment = endpoint({
  name: 'deleteDepartment',
  summary: 'Deletes a department without users and teams',
  method: 'DELETE',
  path: '/admin/departments/{id}',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  query: DeletedVersion,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'DEPARTMENT_IN_USE'],
});

export const listDepartments = endpoint({
  name: 'listDepartments',
  summary: 'The departments, by name, with how many users and teams each has',
  method: 'GET',
  path: '/admin/departments',
  access: 'signed-in',
  mayTry: checkUserManager,
  status: 200,
  answer: z.array(Department),
  refusals: ['FORBIDDEN'],
});

export const createDepartment = endpoint({
  name: 'createDepartment',
  summary: 'Adds a department',
  method: 'POST',
  path: '/admin/departments',
  access: 'signed-in',
  mayTry: checkUserManager,
  body: CreateDepartment,
  status: 201,
  answer: Department,
  refusals: ['FORBIDDEN', 'DEPARTMENT_NAME_TAKEN'],
});
