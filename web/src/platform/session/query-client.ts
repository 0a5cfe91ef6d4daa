import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isChangedMeanwhile, isSessionLost } from '../http/api-error.ts';

/** In milliseconds. */
export const minute = 60_000;

/** In milliseconds: what was asked for a page on its way is not asked again as the page appears, where each visit asks anew. */
export const onItsWay = 3_000;

const attempts = 3;
const retryDelayMilliseconds = 1_000;

/** Asking again helps when the network or the server stumbled, never when the server said no. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const saidNo =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
  return !saidNo && failures < attempts - 1;
}

/** Makes the client that holds everything the server has answered; says when the session turns out to be lost. */
export function createQueryClient({ onSessionLost }: { onSessionLost: () => void }): QueryClient {
  const onError = (error: Error) => {
    if (isSessionLost(error)) onSessionLost();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError(error) {
        onError(error);
        // What is shown is no longer true; whoever asks again must see what is.
        if (isChangedMeanwhile(error)) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      // Without a network a call fails and says so, instead of waiting in silence and being sent later.
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
