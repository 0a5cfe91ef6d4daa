import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Company, CurrentSession } from './schema.ts';

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

export const readSession = endpoint({
  name: 'readSession',
  summary: 'The session of the cookie with its user, or null',
  method: 'GET',
  path: '/auth/get-session',
  access: 'public',
  status: 200,
  answer: z.nullable(CurrentSession),
  refusals: [],
});

export const signOut = endpoint({
  name: 'signOut',
  summary: 'Ends the session of the cookie',
  method: 'POST',
  path: '/auth/sign-out',
  access: 'public',
  status: 200,
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
});
