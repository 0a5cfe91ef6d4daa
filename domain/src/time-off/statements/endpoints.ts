import * as z from 'zod/mini';
import { checkLeaveAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { LeaveCertificate, ListStatements, ReadStatement, Statement } from './schema.ts';

export const readStatement = endpoint({
  name: 'readStatement',
  summary:
    "All lines of a person's accounts in the leave years of a day, to print; without a userId the caller's, of others for administrators",
  method: 'GET',
  path: '/vacation/statement',
  access: 'signed-in',
  query: ReadStatement,
  status: 200,
  answer: Statement,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const listStatements = endpoint({
  name: 'listStatements',
  summary:
    'The same of everyone employed on the day, by name, optionally of one department; X-Total-Count carries how many people there are',
  method: 'GET',
  path: '/admin/leave/statements',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  query: ListStatements,
  status: 200,
  answer: z.array(Statement),
  refusals: ['FORBIDDEN'],
});

export const readLeaveCertificate = endpoint({
  name: 'readLeaveCertificate',
  summary:
    'The leave of the leave year in which a person leaves, without what was carried over, for their next employer',
  method: 'GET',
  path: '/admin/users/{id}/leave-certificate',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: z.object({ id: Id }),
  status: 200,
  answer: LeaveCertificate,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_TRANSITION'],
});
