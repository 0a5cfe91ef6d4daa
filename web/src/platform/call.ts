import type { AnswerOf, Endpoint, SentOf } from '@almanac/domain/endpoint';
import { send, type Wire } from './send.ts';

const wire: Wire = {
  address: '/api',
  fetch: (...request) => fetch(...request),
  timeoutMilliseconds: 10_000,
};

/** Params, query and body in one object; left out where the endpoint needs none of them. */
type Input<E extends Endpoint> =
  Record<never, never> extends SentOf<E>
    ? [input?: SentOf<E>, signal?: AbortSignal]
    : [input: SentOf<E>, signal?: AbortSignal];

/**
 * Makes the call of one endpoint, named by its type, so that the schema library stays out of the page:
 * `caller<typeof import('@almanac/domain/time-off/booking/endpoints').requestTimeOff>('POST', '/vacation')`.
 * The server has validated the answer with the endpoint's schema, hence it is taken at its word.
 */
export function caller<E extends Endpoint>(method: E['method'], path: E['path']) {
  return async (...[input, signal]: Input<E>): Promise<AnswerOf<E>> => {
    const { answer } = await send(method, path, input ?? {}, wire, signal);
    return answer as AnswerOf<E>;
  };
}

/** Like `caller`, for an endpoint that says something in the headers of its answer. */
export function headedCaller<E extends Endpoint>(method: E['method'], path: E['path']) {
  return async (...[input, signal]: Input<E>): Promise<{ answer: AnswerOf<E>; headers: Headers }> => {
    const { answer, headers } = await send(method, path, input ?? {}, wire, signal);
    return { answer: answer as AnswerOf<E>, headers };
  };
}

/** Like `caller`, for an endpoint that answers a page of a list and says in `X-Total-Count` how many there are. */
export function countedCaller<E extends Endpoint>(method: E['method'], path: E['path']) {
  return async (...[input, signal]: Input<E>): Promise<{ rows: AnswerOf<E>; total: number }> => {
    const { answer, headers } = await send(method, path, input ?? {}, wire, signal);
    return { rows: answer as AnswerOf<E>, total: Number(headers.get('X-Total-Count') ?? 0) };
  };
}
