import type { CurrentSession, SessionUser } from '@almanac/domain/access/schema';
import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { caller } from '../http/call.ts';
import { useMutationOnce } from '../http/use-mutation-once.ts';
import { companyQuery } from './company.ts';
import { discardDrafts } from './drafts.ts';

type Sessions = typeof import('@almanac/domain/access/endpoints');

const readSession = caller<Sessions['readSession']>('GET', '/auth/get-session');
const signOut = caller<Sessions['signOut']>('POST', '/auth/sign-out');

/** Refetched when the window gets the focus, as people sign in and out in other tabs too. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => readSession(undefined, signal),
  staleTime: 60_000,
  refetchOnWindowFocus: 'always',
});

/** The session; null if signed out. */
export function useSession(): CurrentSession | null {
  return useSuspenseQuery(sessionQuery).data;
}

/**
 * The signed-in user; only for signed-in pages. After a lost session, the last user, until the redirect to
 * the sign-in.
 */
export function useViewer(): SessionUser {
  const session = useSession();
  const [last, setLast] = useState(session);
  if (session !== null && session !== last) setLast(session);
  const { user } = session ?? last ?? {};
  if (!user) throw new Error('This screen stands behind the sign-in');
  return user;
}

/** Ends the session and clears the user's data from memory. */
export function useSignOut({ onError }: { onError: (error: Error) => void }) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: () => signOut(),
    onSuccess: () => leaveSession(queryClient),
    onError,
  });
}

/** Opens the sign-in with a full page load after the session has ended. */
export async function leaveSession(queryClient: QueryClient): Promise<void> {
  discardDrafts();
  await queryClient.cancelQueries();
  window.location.replace('/login');
}

/** Drops cached data when someone else signs in, perhaps in another tab. Data about the company stays. */
export function forgetWhenSomeoneElseSignsIn(queryClient: QueryClient): void {
  let lastUserId: string | undefined;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const userId = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
    if (userId === undefined || userId === lastUserId) return;
    if (lastUserId !== undefined)
      void queryClient.resetQueries({ predicate: ({ queryKey }) => !publicKeys.has(queryKey[0]) });
    lastUserId = userId;
  });
}

const publicKeys = new Set<unknown>([sessionQuery.queryKey[0], companyQuery.queryKey[0]]);
