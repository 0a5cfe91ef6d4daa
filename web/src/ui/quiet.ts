import { useEffect, useSyncExternalStore } from 'react';
import { isUnloadedCode, reportUnloaded } from './unloaded-code.ts';

let skeletons = 0;
const looks: (() => void)[] = [];

/** Counts a skeleton as long as it is shown: with one, the page is not quiet. */
export function useShownSkeleton(): void {
  useEffect(() => {
    skeletons += 1;
    return () => {
      skeletons -= 1;
      if (skeletons > 0) return;
      for (const look of looks.splice(0)) whenIdle(look);
    };
  }, []);
}

/** Waits until no part of the page waits for its data, and the browser has time. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (skeletons === 0) resolve();
      else looks.push(look);
    };
    whenIdle(look);
  });
}

const idleMilliseconds = 200;

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then, idleMilliseconds);
}

interface State<Loaded> {
  loaded?: Loaded;
  error?: unknown;
}

export interface QuietCode<Loaded> {
  /** Loads it before anybody needs it; where that fails, nobody is told before somebody does. */
  prepare: () => void;
  /** Loads it for somebody who waits for it; where that fails, they are told, and `onUnloaded` is called. */
  hurry: (onUnloaded?: () => void) => void;
  /** Gives it without loading, for pages that bring it along. */
  provide: (loaded: Loaded) => void;
  subscribe: (listener: () => void) => () => void;
  read: () => State<Loaded>;
}

/** Code that is loaded when the page is quiet, or as soon as somebody hurries it. */
export function quietly<Loaded>(load: () => Promise<Loaded>): QuietCode<Loaded> {
  let state: State<Loaded> = {};
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: State<Loaded>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    loading ??= state.loaded ? Promise.resolve() : load().then((loaded) => become({ loaded }));
    return loading;
  };
  const failed = () => {
    loading = undefined;
  };
  return {
    prepare() {
      start().catch(failed);
    },
    hurry(onUnloaded) {
      start().catch((error: unknown) => {
        failed();
        if (!isUnloadedCode(error)) return become({ error });
        reportUnloaded();
        onUnloaded?.();
      });
    },
    provide: (loaded) => become({ loaded }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
  };
}

/** The code, nothing before it was loaded; loads it when the page is quiet. Throws what the code itself failed with. */
export function useQuietly<Loaded>(code: QuietCode<Loaded>): Loaded | undefined {
  const { prepare } = code;
  useEffect(() => {
    whenQuiet().then(prepare);
  }, [prepare]);
  return useLoaded(code);
}

/** The same for code that is loaded when somebody needs it, and no sooner. */
export function useLoaded<Loaded>({ subscribe, read }: QuietCode<Loaded>): Loaded | undefined {
  const { loaded, error } = useSyncExternalStore(subscribe, read);
  if (error !== undefined) throw error;
  return loaded;
}
