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
type Sequence = readonly Call[];

export interface Load {
  address: string;
  connections: number;
  seconds: number;
  /** Minimum number of sequences, however long they take; by default one per connection. */
  leastSequences?: number;
  /** The expected status of every response. */
  expects: number;
  sequences: readonly Sequence[];
  /** Whether each sequence can run only once. */
  isOnce: boolean;
}

/** The measured speed, with the number of sequences and the duration. */
export interface Measured extends Speed {
  sequences: number;
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
  const { address, connections, seconds, expects, sequences, leastSequences = connections } = load;
  const supply = load.isOnce ? onceEach(sequences, () => run.stop()) : repeated(sequences);
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
    const progress = waiting.get(client) ?? { calls: 0, milliseconds: 0 };
    waiting.set(client, progress);
    progress.calls += 1;
    progress.milliseconds += milliseconds;
    if (progress.calls % supply.callsPerSequence !== 0) return;
    times.push(progress.milliseconds);
    progress.milliseconds = 0;
    const elapsed = (performance.now() - begin) / 1000;
    if (elapsed < seconds || times.length < leastSequences) return;
    lasted = elapsed;
    run.stop();
  });
  await over.promise;
  const reason = fault ?? supply.fault();
  if (reason !== undefined || lasted === undefined)
    throw new Error(`A call did not return ${expects}: ${reason ?? `no response in ${longestSeconds} s`}`);
  const sorted = Float64Array.from(times).sort();
  return {
    sequences: sorted.length,
    seconds: lasted,
    perSecond: sorted.length / lasted,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    kilobytes: bytes / sorted.length / 1000,
  };
}

/** Each connection starts at a different sequence. */
function repeated(sequences: readonly Sequence[]) {
  const callsPerSequence = sequences[0]?.length ?? 1;
  const most = Math.ceil(callsOfConnection / callsPerSequence);
  let next = 0;
  return {
    callsPerSequence,
    requestsOfClient(): Call[] {
      const first = next;
      next += most;
      const own = Array.from({ length: Math.min(most, sequences.length) }, (_, index) => {
        return sequences[(first + index) % sequences.length] ?? [];
      });
      return own.flat();
    },
    fault: () => undefined,
  };
}

function onceEach(sequences: readonly Sequence[], stop: () => void) {
  let made = 0;
  const setupRequest = (request: object): object => {
    const [call] = sequences[made] ?? [];
    made += 1;
    if (!call) stop();
    return { ...request, ...(call ?? sequences[0]?.[0]) };
  };
  return {
    callsPerSequence: 1,
    requestsOfClient: () => [{ setupRequest }],
    fault: () => (made > sequences.length ? `all ${sequences.length} sequences are used up` : undefined),
  };
}
