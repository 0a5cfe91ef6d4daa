import * as z from 'zod/mini';
import { checkUserManager } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { User } from '../../people/accounts/schema.ts';
import { Leaving, PlanLeaving, ReadLeaving } from './schema.ts';

const params = z.object({ id: Id });

export const readLeaving = endpoint({
  name: 'readLeaving',
  summary: 'What is open when a user leaves after their last day',
  method: 'GET',
  path: '/admin/users/{id}/leaving',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  query: ReadLeaving,
  status: 200,
  answer: Leaving,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const planLeaving = endpoint({
  name: 'planLeaving',
  summary:
    'Sets the last day of a user: on the day after it the account is deactivated by itself, and the successor leads their teams',
  method: 'POST',
  path: '/admin/users/{id}/leaving',
  access: 'signed-in',
  mayTry: checkUserManager,
  params,
  body: PlanLeaving,
  status: 200,
  answer: User,
  refusals: [
    'YEAR_CLOSED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'OWN_RECORD',
    'INVALID_TRANSITION',
  ],
});
