import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { HistoryEntry } from './schema.ts';

export const readRequestHistory = endpoint({
  name: 'readRequestHistory',
  summary: 'What was done to a request, oldest first; approvers also see what a decision was based on',
  method: 'GET',
  path: '/vacation/{id}/history',
  access: 'signed-in',
  params: z.object({ id: Id }),
  status: 200,
  answer: z.array(HistoryEntry),
  refusals: ['NOT_FOUND'],
});
