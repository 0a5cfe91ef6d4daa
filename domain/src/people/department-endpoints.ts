import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeDepartment, Department, Id } from './schema.ts';

const params = z.object({ id: Id });

export const changeDepartment = endpoint({
  name: 'changeDepartment',
  summary: 'Changes the name of a department',
  method: 'PUT',
  path: '/admin/departments/{id}',
  access: 'signed-in',
  params,
  body: ChangeDepartment,
  status: 200,
  answer: Department,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'DEPARTMENT_NAME_TAKEN'],
});

export const deleteDepartment = endpoint({
  name: 'deleteDepartment',
  summary: 'Deletes a department without users and teams',
  method: 'DELETE',
  path: '/admin/departments/{id}',
  access: 'signed-in',
  params,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'DEPARTMENT_IN_USE'],
});
