import type {
  changeMailPreferences,
  changeOwnName,
  listSessions,
  readMailPreferences,
  revokeOtherSessions,
  revokeSession,
  revokeSessions,
} from '@almanac/domain/profile/endpoints';
import type { MailPreferences, OwnSession } from '@almanac/domain/profile/schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '../platform/call.ts';
import { leaveSession, sessionQuery } from '../platform/session.ts';

const call = {
  changeName: caller<typeof changeOwnName>('POST', '/auth/update-user'),
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
    mutationFn: (change: { name: string }) => call.changeName(change),
    onSuccess: (_user, _change, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
}

/** The sessions of the viewer; asked anew each time, because they begin and end elsewhere. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: [...profileKey, 'sessions'],
    queryFn: ({ signal }) => call.listSessions({}, signal),
    staleTime: 0,
  });
}

export function revokeSessionMutation() {
  return mutationOptions({
    mutationFn: ({ id }: OwnSession) => call.revokeSession({ id }),
    onSettled: (_answer, _error, _session, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

export function revokeOtherSessionsMutation() {
  return mutationOptions({
    mutationFn: () => call.revokeOthers(),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

/** Ends every session of the viewer, this one too: it ends on the sign-in page. */
export function revokeAllSessionsMutation() {
  return mutationOptions({
    mutationFn: () => call.revokeAll(),
    onSuccess: (_answer, _input, _result, { client }) => leaveSession(client),
  });
}

export function mailPreferencesQuery() {
  return queryOptions({
    queryKey: [...profileKey, 'mail-preferences'],
    queryFn: ({ signal }) => call.readMailPreferences({}, signal),
  });
}

/** Shows the choice at once, and what was before it again where the server refuses. */
export function changeMailPreferencesMutation() {
  const { queryKey } = mailPreferencesQuery();
  return mutationOptions({
    mutationFn: (preferences: MailPreferences) => call.changeMailPreferences(preferences),
    onMutate: async (preferences, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, preferences);
      return { before };
    },
    onError: (_error, _preferences, shown, { client }) => client.setQueryData(queryKey, shown?.before),
    onSettled: (_answer, _error, _preferences, _shown, { client }) => client.invalidateQueries({ queryKey }),
  });
}
