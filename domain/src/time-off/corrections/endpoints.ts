import * as z from 'zod/mini';
import { checkApprover } from '../../access/approver-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { TimeOffRequest } from '../requests/schema.ts';
import { InterruptedRequest, InterruptRequest, RequestOnBehalf, ShortenRequest } from './schema.ts';

const ById = z.object({ id: Id });

export const requestOnBehalf = endpoint({
  name: 'requestOnBehalf',
  summary:
    'Asks for or records time off of somebody in the scope of the caller, on any day of an open year. X-Mailed carries how many are told by mail',
  method: 'POST',
  path: '/vacation/on-behalf',
  access: 'signed-in',
  mayTry: checkApprover,
  body: RequestOnBehalf,
  status: 201,
  answer: TimeOffRequest,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'OWN_REQUEST',
    'INVALID_TRANSITION',
    'OVERLAPPING_REQUEST',
    'YEAR_CLOSED',
  ],
});

export const shortenRequest = endpoint({
  name: 'shortenRequest',
  summary:
    'Has approved time off end earlier: for approvers in their scope, and for oneself where the days are still to come. X-Mailed carries how many are told by mail',
  method: 'POST',
  path: '/vacation/{id}/shorten',
  access: 'signed-in',
  params: ById,
  body: ShortenRequest,
  status: 200,
  answer: TimeOffRequest,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'INVALID_TRANSITION',
    'OWN_REQUEST',
    'YEAR_CLOSED',
  ],
});

export const interruptRequest = endpoint({
  name: 'interruptRequest',
  summary:
    'Takes days out of approved time off, and records them as the type that is given: for approvers in their scope, and for oneself as SICK_LEAVE, which then is pending. X-Mailed carries how many are told by mail',
  method: 'POST',
  path: '/vacation/{id}/interruptions',
  access: 'signed-in',
  params: ById,
  body: InterruptRequest,
  status: 201,
  answer: InterruptedRequest,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'INVALID_TRANSITION',
    'OWN_REQUEST',
    'YEAR_CLOSED',
  ],
});
