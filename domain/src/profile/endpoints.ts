import * as z from 'zod/mini';
import { SessionUser } from '../access/schema.ts';
import { endpoint } from '../endpoint.ts';
import { SeenVersion } from '../version.ts';
import {
  ChangeMailPreferences,
  ChangeOwnLanguage,
  ChangeOwnName,
  MailPreferences,
  OwnSession,
  RevokeSession,
} from './schema.ts';

export const changeOwnName = endpoint({
  name: 'changeOwnName',
  summary: 'Changes the name of the caller',
  method: 'POST',
  path: '/auth/update-user',
  access: 'signed-in',
  body: ChangeOwnName,
  status: 200,
  answer: SessionUser,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const changeOwnLanguage = endpoint({
  name: 'changeOwnLanguage',
  summary: 'Chooses the language of the caller; null for that of the browser',
  method: 'PUT',
  path: '/profile/language',
  access: 'signed-in',
  body: ChangeOwnLanguage,
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
  body: ChangeMailPreferences,
  status: 200,
  answer: MailPreferences,
  refusals: [],
});

const Done = z.object({ status: z.literal(true) });

export const revokeSessions = endpoint({
  name: 'revokeSessions',
  summary: 'Ends every session of the caller',
  method: 'POST',
  path: '/auth/revoke-sessions',
  access: 'signed-in',
  status: 200,
  answer: Done,
  refusals: [],
});

export const revokeOtherSessions = endpoint({
  name: 'revokeOtherSessions',
  summary: 'Ends every session of the caller but this one',
  method: 'POST',
  path: '/auth/revoke-other-sessions',
  access: 'signed-in',
  status: 200,
  answer: Done,
  refusals: [],
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  summary: 'Deletes the account of the caller, if no record hangs on it',
  method: 'POST',
  path: '/auth/delete-user',
  access: 'signed-in',
  body: SeenVersion,
  status: 200,
  answer: z.object({ success: z.literal(true) }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'HAS_RECORDS', 'LAST_SYSTEM_ADMIN'],
});
