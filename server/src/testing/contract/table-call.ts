import type { Endpoint } from '@almanac/domain/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../test-app.ts';

/** A contract table's call. */
export interface TableCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls the endpoint, with the cookie's session if given. */
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
