import { useSyncExternalStore } from 'react';

const unloadedCode = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether the error is a failed code load, by the messages of the three browser engines. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && unloadedCode.test(error.message);
}

let isMissing = false;
const listeners = new Set<() => void>();

function setMissing(next: boolean): void {
  isMissing = next;
  for (const listener of listeners) listener();
}

/** Shows the notice about missing code; browsers retry a failed module only after a reload. */
export const reportLoadFailure = () => setMissing(true);

export const dismissLoadFailure = () => setMissing(false);

/** Whether required code failed to load. */
export function useLoadFailure(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isMissing,
  );
}
