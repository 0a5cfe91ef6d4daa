import { useEffect, useSyncExternalStore } from 'react';

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
  /** Loads it before anybody needs it; where that fails, it is tried again when somebody does. */
  prepare: () => void;
  /** Loads it for somebody who waits for it. */
  hurry: () => void;
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
  return {
    prepare() {
      start().catch(() => {
        loading = undefined;
      });
    },
    hurry() {
      start().catch((error: unknown) => become({ error }));
    },
    provide: (loaded) => become({ loaded }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
  };
}

/** The code, nothing before it was loaded; throws where it could not be for somebody who waits for it. */
export function useQuietly<Loaded>({ prepare, subscribe, read }: QuietCode<Loaded>): Loaded | undefined {
  const { loaded, error } = useSyncExternalStore(subscribe, read);
  useEffect(() => {
    whenQuiet().then(prepare);
  }, [prepare]);
  if (error !== undefined) throw error;
  return loaded;
}
