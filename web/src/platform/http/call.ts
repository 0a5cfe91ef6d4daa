import type { AnswerOf, Endpoint, SentOf } from '@almanac/domain/endpoint';
import { toast } from '../../ui/toast/toast.ts';
import { text } from '../messages/text.ts';
import type { ApiError } from './api-error.ts';
import { type Method, type Reply, send } from './send.ts';
import { type Insistence, sendOnce } from './send-once.ts';
import { wire } from './wire.ts';

const insistence: Insistence = {
  pausesMilliseconds: [1_000, 3_000, 6_000],
  onLost: announceLoss,
};

// Several calls may be lost together; one message covers them until the last is settled.
let lostCalls = 0;
let closeMessage = () => {};

function announceLoss({ message }: ApiError): () => void {
  if (lostCalls === 0) {
    const detail = text('platform.noReplyChecking', { reason: message });
    closeMessage = toast(text('platform.noReply'), { tone: 'info', detail, staysOpen: true });
  }
  lostCalls += 1;
  return () => {
    lostCalls -= 1;
    if (lostCalls === 0) closeMessage();
  };
}

/** Path parameters, query and body in one object; optional if the endpoint has none. */
type Input<E extends Endpoint> =
  Record<never, never> extends SentOf<E>
    ? [input?: SentOf<E>, signal?: AbortSignal]
    : [input: SentOf<E>, signal?: AbortSignal];

/**
 * Calls one endpoint, given as a type, so that the schema library isn't bundled. Calls with side effects are
 * repeated until the outcome is known, unless `isRetried` is false. The server validates responses against
 * the schema, so they are only cast here.
 */
export function caller<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { isRetried = true }: { isRetried?: boolean } = {},
) {
  return async (...[input, signal]: Input<E>): Promise<AnswerOf<E>> => {
    const { answer } = await ask(method, path, input ?? {}, { signal, isRetried });
    return answer as AnswerOf<E>;
  };
}

interface CallOptions {
  signal: AbortSignal | undefined;
  isRetried?: boolean;
}

function ask(
  method: Method,
  path: string,
  input: object,
  { signal, isRetried = true }: CallOptions,
): Promise<Reply> {
  // Calls with a signal only read, and are refetched by their query.
  return isRetried && method !== 'GET' && !signal
    ? sendOnce(method, path, input, wire, insistence)
    : send(method, path, input, wire, { signal });
}

interface HeadedAnswer<E extends Endpoint> extends Required<Reply> {
  answer: AnswerOf<E>;
}

/** Like `caller`, with the response headers. */
export function headedCaller<E extends Endpoint>(method: E['method'], path: E['path']) {
  return async (...[input, signal]: Input<E>): Promise<HeadedAnswer<E>> => {
    const { answer, headers, wasLost = false } = await ask(method, path, input ?? {}, { signal });
    return { answer: answer as AnswerOf<E>, headers, wasLost };
  };
}

/** Like `caller`, for a page of a list with its total from `X-Total-Count`. */
export function countedCaller<E extends Endpoint>(method: E['method'], path: E['path']) {
  return async (...[input, signal]: Input<E>): Promise<{ rows: AnswerOf<E>; total: number }> => {
    const { answer, headers } = await ask(method, path, input ?? {}, { signal });
    return { rows: answer as AnswerOf<E>, total: Number(headers.get('X-Total-Count') ?? 0) };
  };
}
