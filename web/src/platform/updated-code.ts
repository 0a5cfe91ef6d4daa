import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyQuery } from './company.ts';

const unloadedCode = /dynamically imported module|importing a module script failed|unable to preload css/i;
const reloadedKey = 'almanac-reloaded';
const oncePerMilliseconds = 60_000;

/** Whether code of the application could not be loaded, in the words of the three kinds of browsers. */
export function isUnloadedCode(error: unknown): boolean {
  return error instanceof Error && unloadedCode.test(error.message);
}

/**
 * Loads the page anew, once, where its code is gone though the server answers: an update of Almanac has replaced it since
 * the browser opened the application. Where it does not answer, the error stays and can be tried again.
 */
export function useReloadOfUpdated(isUnloaded: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const lastReload = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (!isUnloaded || Date.now() - lastReload < oncePerMilliseconds) return;
    queryClient.fetchQuery({ ...companyQuery, staleTime: 0 }).then(
      () => {
        sessionStorage.setItem(reloadedKey, String(Date.now()));
        window.location.reload();
      },
      () => undefined,
    );
  }, [isUnloaded, queryClient]);
}
