import type { AnswerOf, Endpoint, SentOf } from '@almanac/domain/endpoint';
import { toast } from '../../ui/toast/toast.ts';
import { type ApiError, noReply } from './api-error.ts';
import { type Method, type Reply, send } from './send.ts';
import { type Insistence, sendOnce } from './send-once.ts';
import { wire } from './wire.ts';

const insistence: Insistence = {
  pausesMilliseconds: [1_000, 3_000, 6_000],
  onLost: announceLoss,
};

// Calls made together may all be lost; one message covers them until the last is settled.
let lostCalls = 0;
let closeMessage = () => {};

function announceLoss({ message }: ApiError): () => void {
  if (lostCalls === 0) {
    const detail = `${message}. Checking whether it went through…`;
    closeMessage = toast(noReply, { tone: 'info', detail, staysOpen: true });
  }
  lostCalls += 1;
  return () => {
    lostCalls -= 1;
    if (lostCalls === 0) closeMessage();
  };
}

/** Params, query and body in one object; left out where the endpoint needs none of them. */
type Input<E extends Endpoint> =
  Record<never, never> extends SentOf<E>
    ? [input?: SentOf<E>, signal?: AbortSignal]
    : [input: SentOf<E>, signal?: AbortSignal];

/**
 * Makes the call of one endpoint, named by its type, so that the schema library stays out of the page. One that changes
 * something is made again until its answer is known, unless it is not to be `isInsisting`. The server has validated the
 * answer with the endpoint's schema, hence it is taken at its word.
 */
export function caller<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { isInsisting = true }: { isInsisting?: boolean } = {},
) {
  return async (...[input, signal]: Input<E>): Promise<AnswerOf<E>> => {
    const { answer } = await ask(method, path, input ?? {}, { signal, isInsisting });
    return answer as AnswerOf<E>;
  };
}

interface Asking {
  signal: AbortSignal | undefined;
  isInsisting?: boolean;
}

function ask(
  method: Method,
  path: string,
  input: object,
  { signal, isInsisting = true }: Asking,
): Promise<Reply> {
  // What is asked for with a signal is only read, and asked for again by whoever shows it.
  return isInsisting && method !== 'GET' && !signal
    ? sendOnce(method, path, input, wire, insistence)
    : send(method, path, input, wire, { signal });
}

interface HeadedAnswer<E extends Endpoint> extends Required<Reply> {
  answer: AnswerOf<E>;
}

/** Like `caller`, for an endpoint that says something in the headers of its answer. */
export function headedCaller<E extends Endpoint>(method: E['method'], path: E['path']) {
  return async (...[input, signal]: Input<E>): Promise<HeadedAnswer<E>> => {
    const { answer, headers, wasLost = false } = await ask(method, path, input ?? {}, { signal });
    return { answer: answer as AnswerOf<E>, headers, wasLost };
  };
}

/** Like `caller`, for an endpoint that answers a page of a list and says in `X-Total-Count` how many there are. */
export function countedCaller<E extends Endpoint>(method: E['method'], path: E['path']) {
  return async (...[input, signal]: Input<E>): Promise<{ rows: AnswerOf<E>; total: number }> => {
    const { answer, headers } = await ask(method, path, input ?? {}, { signal });
    return { rows: answer as AnswerOf<E>, total: Number(headers.get('X-Total-Count') ?? 0) };
  };
}
