import type { Query, QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '../http/api-error.ts';

/** In milliseconds; doubles up to the longest while the server is down, with jitter. */
const shortestWait = 4_000;
const longestWait = 60_000;

/**
 * Refetches the queries that failed because the server was down, as soon as it is ready again. Returns a function that
 * stops it. Only readiness is polled, so a failure message doesn't flicker.
 */
export function refetchOnRecovery(
  queryClient: QueryClient,
  isReady: () => Promise<boolean> = askReadiness,
): () => void {
  let wait = shortestWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const failed = { type: 'active', predicate: hasFailed } as const;
  const isNeeded = () => !isStopped && queryClient.getQueryCache().findAll(failed).length > 0;
  const check = async () => {
    if (isNeeded() && (await isReady())) await queryClient.refetchQueries(failed);
    timer = undefined;
    if (isNeeded()) schedule();
    else wait = shortestWait;
  };
  const schedule = () => {
    timer ??= setTimeout(() => void check(), wait * (0.75 + Math.random() / 2));
    wait = Math.min(longestWait, wait * 2);
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && timer === undefined && hasFailed(query)) schedule();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && isUnavailable(state.error);
}

async function askReadiness(): Promise<boolean> {
  const response = await fetch('/api/health/ready').catch(() => undefined);
  return response?.ok ?? false;
}
