import { AsyncLocalStorage } from 'node:async_hooks';

/** In milliseconds: a computation runs no longer than this before other calls get the process. */
const longestSlice = 5;
/** In milliseconds: a long computation waits no longer than this for other calls before its next slice. */
const longestDeferral = 20;

interface Call {
  isLong: boolean;
}

const calls = new AsyncLocalStorage<Call>();
/** How many calls are under way, without those that compute for long. */
let shortCalls = 0;

/** Makes a call, which goes before long computations until it becomes one itself. */
export async function asCall<Result>(work: () => Promise<Result>): Promise<Result> {
  const call = { isLong: false };
  shortCalls += 1;
  try {
    return await calls.run(call, work);
  } finally {
    if (!call.isLong) shortCalls -= 1;
  }
}

/** Waits where the computation has run for long enough, until it is its turn again. */
export type Pace = () => Promise<void>;

export interface PaceOptions {
  /** Ends the computation: the pace throws its reason. */
  signal?: AbortSignal | undefined;
  /** Whether other calls wait for the computation, so that it doesn't wait for them. */
  isUrgent?: boolean;
}

/**
 * Returns the pace of a computation that may be long. Of all of them one runs at a time, for a few milliseconds, and the event loop
 * turns in between, so that their number makes other calls no slower.
 */
export function paced({ signal, isUrgent = false }: PaceOptions = {}): Pace {
  let end = performance.now() + longestSlice;
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() < end) return;
    becomeLong();
    await nextSlice(isUrgent);
    signal?.throwIfAborted();
    end = performance.now() + longestSlice;
  };
}

/** The items one by one, at the pace of long computations. */
export async function* inTurns<Item>(items: Iterable<Item>, options: PaceOptions = {}): AsyncGenerator<Item> {
  const pace = paced(options);
  for (const item of items) {
    await pace();
    yield item;
  }
}

function becomeLong(): void {
  const call = calls.getStore();
  if (!call || call.isLong) return;
  call.isLong = true;
  shortCalls -= 1;
}

const urgent: (() => void)[] = [];
const waiting: (() => void)[] = [];
let isScheduled = false;
let lastBegan = 0;

function nextSlice(isUrgent: boolean): Promise<void> {
  return new Promise((resolve) => {
    (isUrgent ? urgent : waiting).push(resolve);
    schedule();
  });
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(beginSlice);
}

// What resolves here runs before the event loop turns again.
function beginSlice(): void {
  const now = performance.now();
  if (urgent.length === 0 && shortCalls > 0 && now - lastBegan < longestDeferral) {
    setTimeout(beginSlice, 1);
    return;
  }
  isScheduled = false;
  lastBegan = now;
  const begin = urgent.shift() ?? waiting.shift();
  begin?.();
  if (urgent.length + waiting.length > 0) schedule();
}
