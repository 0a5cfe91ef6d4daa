import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MailPreferences, OwnSession, RevokeSession } from './profile-schema.ts';
import { ChangeOwnName, SessionUser } from './schema.ts';

export const changeOwnName = endpoint({
  name: 'changeOwnName',
  summary: 'Changes the name of the caller',
  method: 'POST',
  path: '/auth/update-user',
  access: 'signed-in',
  body: ChangeOwnName,
  status: 200,
  answer: SessionUser,
  refusals: [],
});

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'The sessions of the caller, the last used first',
  method: 'GET',
  path: '/auth/list-sessions',
  access: 'signed-in',
  status: 200,
  answer: z.array(OwnSession),
  refusals: [],
});

export const revokeSession = endpoint({
  name: 'revokeSession',
  summary: 'Ends one session of the caller',
  method: 'POST',
  path: '/auth/revoke-session',
  access: 'signed-in',
  body: RevokeSession,
  status: 200,
  answer: z.object({ status: z.literal(true) }),
  refusals: ['NOT_FOUND'],
});

export const readMailPreferences = endpoint({
  name: 'readMailPreferences',
  summary: 'Which mails the caller wants',
  method: 'GET',
  path: '/profile/mail-preferences',
  access: 'signed-in',
  status: 200,
  answer: MailPreferences,
  refusals: [],
});

export const changeMailPreferences = endpoint({
  name: 'changeMailPreferences',
  summary: 'Chooses which mails the caller wants',
  method: 'PUT',
  path: '/profile/mail-preferences',
  access: 'signed-in',
  body: MailPreferences,
  status: 200,
  answer: MailPreferences,
  refusals: [],
});
