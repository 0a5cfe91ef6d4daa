import type { Endpoint } from '@almanac/domain/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../test-app.ts';

/** What a table about the contract sends to an endpoint. */
export interface TableCall {
  /** Fills the `{names}` of the endpoint's path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls the endpoint, with the session of the cookie where one is given. */
export function sendTableCall(
  { server }: TestApp,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { params, query, body, headers }: TableCall,
  cookie?: string,
): Promise<LightMyRequestResponse> {
  return server.inject({
    method,
    url: `/api${path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => params?.[name] ?? '')}`,
    query: query ?? {},
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    ...(body && { payload: body }),
  });
}
