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

/** Asked again whenever the window takes the focus: people sign in and out in other tabs, too. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => readSession(undefined, signal),
  staleTime: 60_000,
  refetchOnWindowFocus: 'always',
});

/** The session, or null while nobody is signed in. */
export function useSession(): CurrentSession | null {
  return useSuspenseQuery(sessionQuery).data;
}

/**
 * The person who is signed in; only for what stands behind the sign-in. Where the session is lost it is who was, until the
 * frame around has gone to the sign-in.
 */
export function useViewer(): SessionUser {
  const session = useSession();
  const [last, setLast] = useState(session);
  if (session !== null && session !== last) setLast(session);
  const { user } = session ?? last ?? {};
  if (!user) throw new Error('This screen stands behind the sign-in');
  return user;
}

/** Ends the session; nothing of this person stays in the memory of the page. */
export function useSignOut({ onError }: { onError: (error: Error) => void }) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: () => signOut(),
    onSuccess: () => leaveSession(queryClient),
    onError,
  });
}

/** Goes to the sign-in after the session has ended, with a page that is loaded anew. */
export async function leaveSession(queryClient: QueryClient): Promise<void> {
  discardDrafts();
  await queryClient.cancelQueries();
  window.location.replace('/login');
}

/**
 * Forgets what was loaded for one person as soon as another one signs in, as in another tab of the same
 * browser. What concerns no person, the company, stays.
 */
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
