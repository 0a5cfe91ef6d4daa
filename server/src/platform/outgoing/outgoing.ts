import { lookup as lookUpName } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { allowedHosts, isPublicAddress, plainHost, type ResolvedAddress } from './addresses.ts';
import { type OutgoingFault, outgoingFaultOf, refusedCall } from './faults.ts';

/** A call to another system. */
interface OutgoingCall {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Aborts the call. */
  signal?: AbortSignal;
}

/** What became of a call: the status that came back, or why none did. */
export type OutgoingAnswer =
  | { status: number; retryAfter?: string; milliseconds: number; fault?: never }
  | { fault: OutgoingFault; milliseconds: number; status?: never };

/** Calls other systems. It refuses addresses inside the network, except those that the operator allows. */
export interface Outgoing {
  /** Posts the body. Redirects aren't followed, and the answer's content is discarded. Never throws. */
  post(url: string, call: OutgoingCall): Promise<OutgoingAnswer>;
  /** Why the text of the URL rules out a call; host names are only checked when they are called. */
  checkUrl(url: string): 'NOT_HTTPS' | 'NOT_ALLOWED' | undefined;
}

interface OutgoingSettings {
  /** The entries of `OUTGOING_HOSTS`. */
  hosts: readonly string[];
  /** Further certificates to trust. */
  ca?: string;
  /** Resolves a name to all its addresses. */
  lookUp?(host: string): Promise<ResolvedAddress[]>;
  longestMilliseconds?: number;
}

const standardMilliseconds = 15_000;
const mostBytes = 64 * 1024;

/** Creates the only way to call other systems. */
export function createOutgoing({
  hosts,
  ca,
  lookUp = (host) => lookUpName(host, { all: true }),
  longestMilliseconds = standardMilliseconds,
}: OutgoingSettings): Outgoing {
  const allowed = allowedHosts(hosts);

  async function call(url: URL, { headers, body }: OutgoingCall, signal: AbortSignal) {
    const host = plainHost(url.hostname);
    const addresses = await abortable(resolve(host), signal);
    const isHostAllowed = allowed.hasHost(host);
    const internal = addresses.filter((each) => isHostAllowed || allowed.hasAddress(each));
    const isInternal = internal.length === addresses.length;
    if (!isInternal && url.protocol === 'http:') throw refusedCall('NOT_HTTPS');
    if (addresses.some((each) => !internal.includes(each) && !isPublicAddress(each.address))) {
      throw refusedCall('NOT_ALLOWED');
    }
    // Connects to what was checked, as the name may resolve differently the next time.
    const options = {
      lookup: pinned(addresses),
      allowIPAddressList: internal.map(({ address }) => address),
      keepAlive: false,
      ...(ca !== undefined && { ca }),
    };
    const isPlain = url.protocol === 'http:';
    const agent = isPlain ? new RequestFilteringHttpAgent(options) : new RequestFilteringHttpsAgent(options);
    return send(isPlain ? http : https, url, {
      method: 'POST',
      agent,
      signal,
      headers: {
        ...headers,
        'content-length': Buffer.byteLength(body),
      },
      body,
    });
  }

  async function resolve(host: string): Promise<ResolvedAddress[]> {
    const family = isIP(host);
    return family === 0 ? lookUp(host) : [{ address: host, family }];
  }

  return {
    async post(address, outgoing) {
      const begun = performance.now();
      const elapsed = () => Math.round(performance.now() - begun);
      const timeout = AbortSignal.timeout(longestMilliseconds);
      const signal = outgoing.signal ? AbortSignal.any([timeout, outgoing.signal]) : timeout;
      try {
        const url = callable(address);
        return { ...(await call(url, outgoing, signal)), milliseconds: elapsed() };
      } catch (error) {
        const fault = timeout.aborted ? 'TIMEOUT' : signal.aborted ? 'STOPPED' : outgoingFaultOf(error);
        return { fault, milliseconds: elapsed() };
      }
    },
    checkUrl(address) {
      const url = new URL(address);
      const host = plainHost(url.hostname);
      const isAllowed = allowed.hasHost(host);
      if (isIP(host) !== 0 && !isAllowed && !isPublicAddress(host)) return 'NOT_ALLOWED';
      // A name may resolve to an address that is allowed.
      const mayBeInternal = isAllowed || (isIP(host) === 0 && hosts.length > 0);
      return url.protocol === 'http:' && !mayBeInternal ? 'NOT_HTTPS' : undefined;
    },
  };
}

function callable(address: string): URL {
  if (!URL.canParse(address)) throw refusedCall('NOT_ALLOWED');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refusedCall('NOT_HTTPS');
  return url;
}

function pinned(addresses: readonly ResolvedAddress[]): LookupFunction {
  const [first = { address: '', family: 0 }] = addresses;
  return (_host, { all }, done) => {
    if (all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
}

/** Ends the wait for something that can't be aborted itself. */
async function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
    // If the wait ended first, a later failure has no reader.
    work.catch(() => undefined);
  }
}

type Answered = { status: number; retryAfter?: string };

function send(
  protocol: typeof http | typeof https,
  url: URL,
  { body, ...options }: http.RequestOptions & { body: string },
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = protocol.request(url, options, (response) => {
      readAnswer(response).then(resolve, reject);
    });
    // Without a listener, Node drops an answer that switches protocols, and no other event follows.
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0 });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Reads and discards the answer, and hangs up after 64 kB. */
async function readAnswer(response: IncomingMessage): Promise<Answered> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    // Leaving the loop destroys the response.
    if (bytes >= mostBytes) break;
  }
  const retryAfter = response.headers['retry-after'];
  return { status: response.statusCode ?? 0, ...(retryAfter !== undefined && { retryAfter }) };
}
