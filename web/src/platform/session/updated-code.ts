import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMutationOnce } from '../http/use-mutation-once.ts';
import { companyQuery } from './company.ts';

const reloadedKey = 'almanac-reloaded';
const oncePerMilliseconds = 60_000;

/**
 * Loads the page anew, once, where its code is gone though the server answers: an update of Almanac has replaced it since
 * the browser opened the application. Where it does not answer, the error stays and can be tried again.
 */
export function useReloadOfUpdated(isUnloaded: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const lastReload = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (!isUnloaded || Date.now() - lastReload < oncePerMilliseconds) return;
    askServer(queryClient).then(
      () => {
        sessionStorage.setItem(reloadedKey, String(Date.now()));
        window.location.reload();
      },
      () => undefined,
    );
  }, [isUnloaded, queryClient]);
}

/** Loads the page anew once the server answers: without it, a browser would show nothing of the page any more. */
export function useReload() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: () => askServer(queryClient),
    onSuccess: () => window.location.reload(),
  });
}

function askServer(queryClient: QueryClient): Promise<unknown> {
  return queryClient.fetchQuery({ ...companyQuery, staleTime: 0, retry: false });
}
