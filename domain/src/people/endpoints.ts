import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeUser, Company, CreateDepartment, Department, Id, ListUsers, User } from './schema.ts';

export const readCompany = endpoint({
  name: 'readCompany',
  summary: 'What a visitor may know of the company before signing in',
  method: 'GET',
  path: '/company',
  access: 'public',
  status: 200,
  answer: Company,
  refusals: [],
});

export const listUsers = endpoint({
  name: 'listUsers',
  summary: 'The users, by name; X-Total-Count carries how many there are',
  method: 'GET',
  path: '/admin/users',
  access: 'signed-in',
  query: ListUsers,
  status: 200,
  answer: z.array(User),
  refusals: ['FORBIDDEN'],
});

export const changeUser = endpoint({
  name: 'changeUser',
  summary: 'Changes the name, department or employment start of a user',
  method: 'PUT',
  path: '/admin/users/{id}',
  access: 'signed-in',
  params: z.object({ id: Id }),
  body: ChangeUser,
  status: 200,
  answer: User,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const listDepartments = endpoint({
  name: 'listDepartments',
  summary: 'The departments, by name, with how many users and teams each has',
  method: 'GET',
  path: '/admin/departments',
  access: 'signed-in',
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
  body: CreateDepartment,
  status: 201,
  answer: Department,
  refusals: ['FORBIDDEN', 'DEPARTMENT_NAME_TAKEN'],
});
