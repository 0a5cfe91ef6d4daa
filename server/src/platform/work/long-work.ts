import { AsyncLocalStorage } from 'node:async_hooks';

/** In milliseconds: a computation runs no longer than this before other calls get the process, if it can be divided. */
const longestSlice = 5;
/** In milliseconds: a long computation waits no longer than this for other calls, or so many times its last slice. */
const shortestDeferral = 20;
const slicesDeferred = 5;
/** While others call, long computations have a third of the process. */
const slicesOfPause = 2;
const millisecondsOfOthers = 1000;
/** In milliseconds: who has computed for longer lately waits before each computation. It is forgiven at a tenth of the time. */
const mostDebt = 20;
const forgivenShare = 0.1;

interface Call {
  caller: string | undefined;
  isLong: boolean;
}

const calls = new AsyncLocalStorage<Call>();
/** How many calls are under way, without those that compute for long. */
let shortCalls = 0;
let lastShortCall = Number.NEGATIVE_INFINITY;
/** What callers have computed lately, in milliseconds, by their names. */
const debts = new Map<string, { amount: number; at: number }>();
const mostDebts = 1000;

/** Makes a call, which goes before long computations until it becomes one itself, as those of a caller who computes much are. */
export async function asCall<Result>(
  caller: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const call = { caller, isLong: isInDebt(caller) };
  if (!call.isLong) shortCalls += 1;
  try {
    return await calls.run(call, work);
  } finally {
    if (!call.isLong) endShortCall();
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
  let end = isInDebt(calls.getStore()?.caller) ? 0 : performance.now() + longestSlice;
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
    const begin = performance.now();
    yield item;
    charge(performance.now() - begin);
  }
}

/** Computes what cannot be divided, at once or, for a caller who has computed much lately, when it is their turn. */
export async function computed<Result>(compute: () => Result): Promise<Result> {
  await paced()();
  const begin = performance.now();
  const result = compute();
  charge(performance.now() - begin);
  return result;
}

function isInDebt(caller: string | undefined): boolean {
  return caller !== undefined && debtOf(caller) > mostDebt;
}

function debtOf(caller: string): number {
  const debt = debts.get(caller);
  return debt ? Math.max(0, debt.amount - (performance.now() - debt.at) * forgivenShare) : 0;
}

function charge(milliseconds: number): void {
  const caller = calls.getStore()?.caller;
  if (caller === undefined) return;
  const amount = debtOf(caller) + milliseconds;
  debts.delete(caller);
  debts.set(caller, { amount, at: performance.now() });
  const [oldest] = debts.keys();
  if (debts.size > mostDebts && oldest !== undefined) debts.delete(oldest);
}

function becomeLong(): void {
  const call = calls.getStore();
  if (!call || call.isLong) return;
  call.isLong = true;
  endShortCall();
}

function endShortCall(): void {
  shortCalls -= 1;
  lastShortCall = performance.now();
}

const urgent: (() => void)[] = [];
const waiting: (() => void)[] = [];
let isScheduled = false;
let last = { end: Number.NEGATIVE_INFINITY, length: 0 };

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

function beginSlice(): void {
  if (urgent.length === 0 && isOthersTurn()) {
    setTimeout(beginSlice, 1);
    return;
  }
  const begin = performance.now();
  // What resolves here runs before the event loop turns, and with it ends the slice.
  setImmediate(() => {
    const end = performance.now();
    last = { end, length: end - begin };
    isScheduled = false;
    if (urgent.length + waiting.length > 0) schedule();
  });
  (urgent.shift() ?? waiting.shift())?.();
}

/** Whether others call at the moment, or have called lately and are to find the process free for most of the time. */
function isOthersTurn(): boolean {
  const now = performance.now();
  const pause = now - last.end;
  if (shortCalls > 0) return pause < Math.max(shortestDeferral, last.length * slicesDeferred);
  return now - lastShortCall < millisecondsOfOthers && pause < last.length * slicesOfPause;
}
