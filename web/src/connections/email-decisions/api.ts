import { caller } from '../../platform/http/call.ts';

type Endpoints = typeof import('@almanac/domain/connections/email-decisions/endpoints');

const lookAtLink = caller<Endpoints['lookAtLink']>('POST', '/decisions/look');

/** The request of a link; refetched only on demand, as every view by an administrator is logged. */
export function linkQuery(token: string) {
  return {
    queryKey: ['decision-link', token],
    queryFn: ({ signal }: { signal: AbortSignal }) => lookAtLink({ token }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
}

// Not retried: if the response was lost, the link has been used, and the page says so.
export const decideByLink = caller<Endpoints['decideByLink']>('POST', '/decisions', { isRetried: false });
export const undoByLink = caller<Endpoints['undoDecisionByLink']>('POST', '/decisions/undo', {
  isRetried: false,
});

export type FoundLink = Awaited<ReturnType<typeof lookAtLink>>;
