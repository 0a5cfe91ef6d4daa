import * as z from 'zod/mini';
import { checkUserManager } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { writtenRecord } from '../../work-time/effect-schema.ts';
import { ChangeEmployments, Employments } from './employments-schema.ts';

const params = z.object({ id: Id });

export const readEmployments = endpoint({
  name: 'readEmployments',
  summary: "A user's employments in order; the last one is the latest",
  method: 'GET',
  path: '/admin/users/{id}/employments',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  status: 200,
  answer: Employments,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const changeEmployments = endpoint({
  name: 'changeEmployments',
  summary: "Replaces a user's employments, with the effect on balances; nobody changes their own",
  method: 'PUT',
  path: '/admin/users/{id}/employments',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  body: ChangeEmployments,
  status: 200,
  answer: writtenRecord(Employments),
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'OWN_RECORD',
    'INVALID_TRANSITION',
    'EMPLOYMENT_START_MISSING',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});
