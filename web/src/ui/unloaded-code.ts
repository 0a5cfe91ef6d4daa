import { useSyncExternalStore } from 'react';

const unloadedCode = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether code of the application could not be loaded, in the words of the three kinds of browsers. */
export function isUnloadedCode(error: unknown): boolean {
  return error instanceof Error && unloadedCode.test(error.message);
}

let isMissing = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  isMissing = next;
  for (const listener of listeners) listener();
}

/** Tells whoever uses the page that what they opened is not there: browsers ask for it again only with the page. */
export const reportUnloaded = () => become(true);

export const dismissUnloaded = () => become(false);

/** Whether code that somebody waited for could not be loaded. */
export function useUnloaded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isMissing,
  );
}
