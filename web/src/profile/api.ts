import type { Language } from '@almanac/domain/language/language';
import type {
  changeMailPreferences,
  changeOwnLanguage,
  changeOwnName,
  listSessions,
  readMailPreferences,
  revokeOtherSessions,
  revokeSession,
  revokeSessions,
} from '@almanac/domain/profile/endpoints';
import type { MailPreferences, OwnSession } from '@almanac/domain/profile/schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../platform/forms/edited-record.ts';
import { caller } from '../platform/http/call.ts';
import { onItsWay } from '../platform/session/query-client.ts';
import { leaveSession, sessionQuery } from '../platform/session/session.ts';

const call = {
  changeName: caller<typeof changeOwnName>('POST', '/auth/update-user'),
  changeLanguage: caller<typeof changeOwnLanguage>('PUT', '/profile/language'),
  listSessions: caller<typeof listSessions>('GET', '/auth/list-sessions'),
  revokeSession: caller<typeof revokeSession>('POST', '/auth/revoke-session'),
  revokeOthers: caller<typeof revokeOtherSessions>('POST', '/auth/revoke-other-sessions'),
  revokeAll: caller<typeof revokeSessions>('POST', '/auth/revoke-sessions'),
  readMailPreferences: caller<typeof readMailPreferences>('GET', '/profile/mail-preferences'),
  changeMailPreferences: caller<typeof changeMailPreferences>('PUT', '/profile/mail-preferences'),
};

const profileKey = ['profile'] as const;

export function changeOwnNameMutation() {
  return mutationOptions({
    mutationFn: ({ values: { name }, version }: Submitted<{ name: string }>) =>
      call.changeName({ name, version }),
    onSuccess: (_user, _change, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
}

/** Stores the viewer's language, null for that of the browser; the screens follow the session. */
export function changeOwnLanguageMutation() {
  return mutationOptions({
    mutationFn: (locale: Language | null) => call.changeLanguage({ locale }),
    onSuccess: (_user, _locale, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
}

/** The viewer's sessions, refetched on each visit because they start and end elsewhere. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: [...profileKey, 'sessions'],
    queryFn: ({ signal }) => call.listSessions({}, signal),
    staleTime: onItsWay,
  });
}

/** One session, all others, or all including this one. */
export type SessionsToEnd = OwnSession | 'others' | 'all';

/** Ends sessions of the viewer. Ending all leads to the sign-in page. */
export function endSessionsMutation() {
  const { queryKey } = sessionsQuery();
  return mutationOptions({
    mutationFn: async (sessions: SessionsToEnd) => {
      if (sessions === 'all') await call.revokeAll();
      else if (sessions === 'others') await call.revokeOthers();
      else await call.revokeSession({ id: sessions.id });
    },
    onSuccess: (_answer, sessions, _result, { client }) =>
      sessions === 'all' ? leaveSession(client) : client.invalidateQueries({ queryKey }),
    onError: (_error, _sessions, _result, { client }) => client.invalidateQueries({ queryKey }),
  });
}

export function mailPreferencesQuery() {
  return queryOptions({
    queryKey: [...profileKey, 'mail-preferences'],
    queryFn: ({ signal }) => call.readMailPreferences({}, signal),
  });
}

/**
 * Updates the choice optimistically and restores it on an error. Choices are sent in sequence, each with the
 * ones before it.
 */
export function changeMailPreferencesMutation() {
  const { queryKey } = mailPreferencesQuery();
  const mutationKey = [...queryKey, 'change'];
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (choice: Partial<MailPreferences>) => call.changeMailPreferences(choice),
    onMutate: async (choice, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, before && { ...before, ...choice });
      return { before };
    },
    onError: (_error, _choice, shown, { client }) => client.setQueryData(queryKey, shown?.before),
    onSettled: (_answer, _error, _choice, _shown, { client }) => {
      const isLast = client.isMutating({ mutationKey }) === 1;
      return isLast ? client.invalidateQueries({ queryKey }) : undefined;
    },
  });
}
