import { AsyncLocalStorage } from 'node:async_hooks';

/** In milliseconds: the longest time a divisible computation runs before other calls. */
const longestSlice = 5;
/**
 * In milliseconds: the longest wait of a long computation for other calls, unless a multiple of its last slice is
 * longer.
 */
const shortestDeferral = 20;
const slicesDeferred = 5;
/** While others call, long computations get a third of the time. */
const slicesOfPause = 2;
const millisecondsOfOthers = 1000;
/**
 * In milliseconds: callers with more recent computing time wait before each computation. It decreases at a tenth of
 * real time.
 */
const mostDebt = 20;
const forgivenShare = 0.1;

interface Call {
  caller: string | undefined;
  isLong: boolean;
}

const calls = new AsyncLocalStorage<Call>();
/** Number of active calls, except long computations. */
let shortCalls = 0;
let lastShortCall = Number.NEGATIVE_INFINITY;
/** Recent computing time per caller, in milliseconds. */
const debts = new Map<string, { amount: number; at: number }>();
const mostDebts = 1000;

/**
 * Runs a call ahead of long computations, until it becomes one itself. Calls of a caller who computes much count as
 * long from the start.
 */
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

/** Pauses the computation after its slice until its next one. */
export type Pace = () => Promise<void>;

export interface PaceOptions {
  /** Aborts the computation: the pace throws its reason. */
  signal?: AbortSignal | undefined;
  /** Whether other calls wait for the computation, so that it doesn't wait for them. */
  isUrgent?: boolean;
}

/**
 * Returns the pace of a possibly long computation. Only one such computation runs at a time, for a few milliseconds per
 * event loop tick, so their number doesn't slow down other calls.
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

/** Yields the items at the pace of long work; the time spent on each item counts against the caller. */
export async function* inTurns<Item>(items: Iterable<Item>, options: PaceOptions = {}): AsyncGenerator<Item> {
  const pace = paced(options);
  for (const item of items) {
    await pace();
    const begin = performance.now();
    yield item;
    charge(performance.now() - begin);
  }
}

/** Runs an indivisible computation at once or, for a caller who has computed much lately, in their next slice. */
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
  // The resolved work runs before the next tick, which ends the slice.
  setImmediate(() => {
    const end = performance.now();
    last = { end, length: end - begin };
    isScheduled = false;
    if (urgent.length + waiting.length > 0) schedule();
  });
  (urgent.shift() ?? waiting.shift())?.();
}

/** Whether others are calling, or have called lately and should find the process mostly free. */
function isOthersTurn(): boolean {
  const now = performance.now();
  const pause = now - last.end;
  if (shortCalls > 0) return pause < Math.max(shortestDeferral, last.length * slicesDeferred);
  return now - lastShortCall < millisecondsOfOthers && pause < last.length * slicesOfPause;
}
