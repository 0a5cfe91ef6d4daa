import type * as z from 'zod/mini';
import { refusalMessage } from './language/messages/refusal-message.ts';
import { allowed, type Decision, type RefusalCode, refuse } from './refusal.ts';

type ObjectSchema = z.ZodMiniObject;
type MediaType = `${string}/${string}`;

/** What a service can be allowed to call. */
export const scopes = ['people:read', 'teams:read', 'time-off:read', 'audit:read'] as const;
export type Scope = (typeof scopes)[number];

/**
 * One call of the API: its URL, who may make it, the schemas of its input and answer, and its refusals beside the
 * common ones (invalid input, no session, a fault). A `{name}` in the path is a field of `params`; the answer of a
 * 204 is `null`, or its effect.
 */
export interface Endpoint {
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  access: 'public' | 'signed-in';
  /** The scope with which a service may make the call; without one, the call needs a person. */
  scope?: Scope;
  /**
   * Refuses people whose role never makes this call, before validating the input. The use case decides about the
   * others.
   */
  mayTry?(caller: { role: string } | { scopes: readonly Scope[] }): Decision<'FORBIDDEN'>;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** The maximum length of the body, if the common limit is too small. */
  longestBodyBytes?: number;
  status: 200 | 201 | 202 | 204;
  answer: z.ZodMiniType | null;
  /** The answer of a call without content to a dry run, with status 200. */
  effect?: z.ZodMiniType;
  /** The possible media types of a call that answers with a file, the default first; its answer is `null`. */
  download?: MediaType | readonly [MediaType, ...MediaType[]];
  /** Whether the browser may cache the response, and must revalidate it. */
  isCached?: true;
  refusals: readonly RefusalCode[];
}

/** Declares an endpoint with its exact type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Refuses a service what only a person can do. */
export const needsPerson = refuse('FORBIDDEN', refusalMessage('common.needsPerson'));

/** Whether a service with the scopes may make the call. Refuses with `FORBIDDEN`. */
export function checkServiceCall(
  { scope }: Pick<Endpoint, 'scope'>,
  service: { scopes: readonly Scope[] },
): Decision<'FORBIDDEN'> {
  return scope === undefined ? needsPerson : checkScope(scope, service);
}

/** Whether a service has the scope. Refuses with `FORBIDDEN`. */
export function checkScope(scope: Scope, service: { scopes: readonly Scope[] }): Decision<'FORBIDDEN'> {
  if (service.scopes.includes(scope)) return allowed;
  return refuse('FORBIDDEN', refusalMessage('common.needsScope', { scope }));
}

type Flat<T> = { [K in keyof T]: T[K] };
type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : unknown;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : unknown;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** What a use case receives: params, query and body merged, validated. */
export type InputOf<E extends Endpoint> = Flat<
  Parsed<Part<E, 'params'>> & Parsed<Part<E, 'query'>> & Parsed<Part<E, 'body'>>
>;

/** What a caller sends: params, query and body merged, before defaults are filled in. */
export type SentOf<E extends Endpoint> = Flat<
  Sent<Part<E, 'params'>> & Sent<Part<E, 'query'>> & Sent<Part<E, 'body'>>
>;

export type AnswerOf<E extends Endpoint> =
  | (E['answer'] extends z.ZodMiniType ? z.output<E['answer']> : null)
  | (E extends { effect: infer S extends z.ZodMiniType } ? z.output<S> : never);

/**
 * The codes a use case can refuse with: those the endpoint declares, `VALIDATION_ERROR` if it has input, and
 * `UNAUTHENTICATED` if it requires a session.
 */
export type RefusalCodeOf<E extends Endpoint> =
  | E['refusals'][number]
  | (Extract<keyof E, 'params' | 'query' | 'body'> extends never ? never : 'VALIDATION_ERROR')
  | (E['access'] extends 'signed-in' ? 'UNAUTHENTICATED' : never);
