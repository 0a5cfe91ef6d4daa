import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isChangedMeanwhile, isSessionLost } from '../http/api-error.ts';

/** In milliseconds. */
export const minute = 60_000;

/** In milliseconds: on pages that refetch on each visit, data prefetched this recently is reused. */
export const onItsWay = 3_000;

const attempts = 3;
const retryDelayMilliseconds = 1_000;

/** Retrying helps after a network or server error, never after a refusal. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
  return !isRefusal && failures < attempts - 1;
}

/** Creates the query client; `onSessionLost` is called when a call reveals that the session has ended. */
export function createQueryClient({ onSessionLost }: { onSessionLost: () => void }): QueryClient {
  const onError = (error: Error) => {
    if (isSessionLost(error)) onSessionLost();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError(error) {
        onError(error);
        // The shown data is outdated, so the next attempt must see the current state.
        if (isChangedMeanwhile(error)) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      // Offline mutations fail at once instead of being sent later.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: minute,
        retry: isWorthRetrying,
        retryDelay: retryDelayMilliseconds,
      },
    },
  });
  return client;
}
