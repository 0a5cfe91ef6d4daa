import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMutationOnce } from '../http/use-mutation-once.ts';
import { companyQuery } from './company.ts';

const reloadedKey = 'almanac-reloaded';
const oncePerMilliseconds = 60_000;

/**
 * Reloads the page once if its code is gone although the server responds: an update has replaced it. If the
 * server doesn't respond, the error stays and can be retried.
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

/** Reloads the page once the server responds; otherwise the browser would show its own error page. */
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
