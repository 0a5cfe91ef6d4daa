import autocannon from 'autocannon';
import { percentile, type Speed } from './figures.ts';

/** One HTTP call. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Calls made in sequence. */
type Turn = readonly Call[];

export interface Load {
  address: string;
  connections: number;
  seconds: number;
  /** Minimum number of sequences, however long they take; by default one per connection. */
  leastTurns?: number;
  /** The expected status of every response. */
  expects: number;
  turns: readonly Turn[];
  /** Whether each sequence can run only once. */
  isOnce: boolean;
}

/** The measured speed, with the number of sequences and the duration. */
export interface Measured extends Speed {
  turns: number;
  seconds: number;
}

const callsOfConnection = 40;
const patienceSeconds = 30;
const longestSeconds = 600;
/** Sampling interval, which bounds how late the run stops. */
const sampleMilliseconds = 20;

/**
 * Calls from that many connections, each waiting for its response before the next call, until both the time and the
 * minimum number of sequences are reached. Throws on an unexpected status or a missing response.
 */
export async function measureLoad(load: Load): Promise<Measured> {
  const { address, connections, seconds, expects, turns, leastTurns = connections } = load;
  const supply = load.isOnce ? onceEach(turns, () => run.stop()) : againAndAgain(turns);
  const times: number[] = [];
  const waiting = new Map<object, { calls: number; milliseconds: number }>();
  let bytes = 0;
  let fault: string | undefined;
  let begin = Number.POSITIVE_INFINITY;
  let lasted: number | undefined;
  let refused = false;
  const over = Promise.withResolvers<void>();
  const run = autocannon(
    {
      url: address,
      connections,
      duration: longestSeconds,
      timeout: patienceSeconds,
      sampleInt: sampleMilliseconds,
      setupClient: (client) => client.setRequests(supply.requestsOfClient()),
      verifyBody: (body) => {
        if (refused) fault ??= supply.fault() ?? String(body).slice(0, 500);
        return true;
      },
    },
    (error) => (error ? over.reject(error) : over.resolve()),
  );
  run.once('start', () => {
    begin = performance.now();
  });
  run.on('reqError', (error: Error) => {
    fault ??= error.message;
    run.stop();
  });
  run.on('response', (client, status, size, milliseconds) => {
    refused = status !== expects;
    if (refused) run.stop();
    if (lasted !== undefined) return;
    bytes += size;
    const so = waiting.get(client) ?? { calls: 0, milliseconds: 0 };
    waiting.set(client, so);
    so.calls += 1;
    so.milliseconds += milliseconds;
    if (so.calls % supply.callsOfTurn !== 0) return;
    times.push(so.milliseconds);
    so.milliseconds = 0;
    const elapsed = (performance.now() - begin) / 1000;
    if (elapsed < seconds || times.length < leastTurns) return;
    lasted = elapsed;
    run.stop();
  });
  await over.promise;
  const reason = fault ?? supply.fault();
  if (reason !== undefined || lasted === undefined)
    throw new Error(`A call was not answered with ${expects}: ${reason ?? `not in ${longestSeconds} s`}`);
  const sorted = Float64Array.from(times).sort();
  return {
    turns: sorted.length,
    seconds: lasted,
    perSecond: sorted.length / lasted,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    kilobytes: bytes / sorted.length / 1000,
  };
}

/** Each connection starts at a different sequence. */
function againAndAgain(turns: readonly Turn[]) {
  const callsOfTurn = turns[0]?.length ?? 1;
  const most = Math.ceil(callsOfConnection / callsOfTurn);
  let next = 0;
  return {
    callsOfTurn,
    requestsOfClient(): Call[] {
      const first = next;
      next += most;
      const own = Array.from({ length: Math.min(most, turns.length) }, (_, index) => {
        return turns[(first + index) % turns.length] ?? [];
      });
      return own.flat();
    },
    fault: () => undefined,
  };
}

function onceEach(turns: readonly Turn[], stop: () => void) {
  let made = 0;
  const setupRequest = (request: object): object => {
    const [call] = turns[made] ?? [];
    made += 1;
    if (!call) stop();
    return { ...request, ...(call ?? turns[0]?.[0]) };
  };
  return {
    callsOfTurn: 1,
    requestsOfClient: () => [{ setupRequest }],
    fault: () => (made > turns.length ? `all ${turns.length} were made` : undefined),
  };
}
