import { endpoint } from '../../endpoint.ts';
import { TimeOffRequest } from '../../time-off/requests/schema.ts';
import { DecideByLink, LinkOfEmail, RequestOfLink } from './schema.ts';

/** The token is in the body, so that it appears in no access log. */
export const lookAtLink = endpoint({
  name: 'lookAtLink',
  summary: 'The request that a link of an email lets its approver decide, without using the link',
  method: 'POST',
  path: '/decisions/look',
  access: 'public',
  body: LinkOfEmail,
  status: 200,
  answer: RequestOfLink,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'LINK_ENDED', 'RATE_LIMITED'],
});

export const decideByLink = endpoint({
  name: 'decideByLink',
  summary: 'Approves or rejects the request of a link, as its approver; the link works once',
  method: 'POST',
  path: '/decisions',
  access: 'public',
  body: DecideByLink,
  status: 200,
  answer: TimeOffRequest,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'LINK_ENDED', 'RATE_LIMITED', 'YEAR_CLOSED', 'INSUFFICIENT_BALANCE'],
});

export const undoDecisionByLink = endpoint({
  name: 'undoDecisionByLink',
  summary:
    'Undoes the decision of a link within 10 seconds: the request is pending again, and the link works again',
  method: 'POST',
  path: '/decisions/undo',
  access: 'public',
  body: LinkOfEmail,
  status: 200,
  answer: TimeOffRequest,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'LINK_ENDED',
    'RATE_LIMITED',
    'YEAR_CLOSED',
    'INVALID_TRANSITION',
    'OVERLAPPING_REQUEST',
    'INSUFFICIENT_BALANCE',
  ],
});
