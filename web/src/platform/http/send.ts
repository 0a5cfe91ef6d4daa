import type { RefusalCode } from '@almanac/domain/refusal';
import { text } from '../messages/text.ts';
import { ApiError, type WordedIssue } from './api-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Wire {
  /** Base address of the API, without a trailing slash. */
  address: string;
  fetch: typeof fetch;
  timeoutMilliseconds: number;
}

export interface Sending {
  signal?: AbortSignal | undefined;
  /** Idempotency key: a repeated call with it is carried out only once. */
  key?: string | undefined;
}

export interface Reply {
  answer: unknown;
  headers: Headers;
  /** Whether an earlier response was lost, so the call may have been carried out before. */
  wasLost?: boolean;
}

/**
 * Sends one call and waits for the response. Fills each `{name}` of the path from the input; the rest goes
 * into the query of a GET or DELETE, otherwise into the body. Fails with an `ApiError`, or with the signal's
 * reason if aborted.
 */
export async function send(
  method: Method,
  path: string,
  input: object,
  { address, fetch, timeoutMilliseconds }: Wire,
  { signal, key }: Sending = {},
): Promise<Reply> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const { filledPath, rest } = fillPath(path, input);
    const hasBody = method === 'POST' || method === 'PUT';
    const response = await fetch(`${address}${filledPath}${hasBody ? '' : queryText(rest)}`, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...(hasBody && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(hasBody && { body: JSON.stringify(Object.fromEntries(rest)) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const body = await response.text();
    if (!response.ok) throw failedReply(response, body);
    return { answer: parsedAnswer(response, body), headers: response.headers };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    signal?.throwIfAborted();
    if (timeout.aborted) throw new ApiError(text('platform.timeout'), 408);
    // By the Fetch standard, every network failure is a TypeError.
    if (error instanceof TypeError) throw new ApiError(text('platform.networkError'), 0);
    throw new ApiError(text('platform.unexpected'), 500);
  }
}

type Fields = [name: string, value: unknown][];

function fillPath(path: string, input: object): { filledPath: string; rest: Fields } {
  const rest = new Map<string, unknown>(Object.entries(input));
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  return { filledPath, rest: [...rest] };
}

function queryText(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') query.append(name, String(each));
    }
  }
  return query.size === 0 ? '' : `?${query}`;
}

function parsedAnswer(response: Response, body: string): unknown {
  if (body === '') return null;
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError(text('platform.invalidAnswer'), response.status);
  }
}

interface ErrorBody {
  message?: string;
  error?: string;
  code?: RefusalCode;
  issues?: WordedIssue[];
}

function failedReply({ status, statusText }: Response, given: string): ApiError {
  const body = parsedErrorBody(given);
  const fallback = text('platform.httpStatus', { status, text: statusText });
  return new ApiError(body.message || body.error || fallback, status, {
    code: body.code,
    issues: body.issues,
  });
}

function parsedErrorBody(given: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(given);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
