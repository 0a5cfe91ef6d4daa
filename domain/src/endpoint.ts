import type * as z from 'zod/mini';
import type { Decision, RefusalCode } from './refusal.ts';

type ObjectSchema = z.ZodMiniObject;

/**
 * One call of the API: its address, who may try it, the schemas of its input and answer, and the refusals it
 * can answer beside those that every call can (invalid input, no session, a fault).
 * A `{name}` in the path is a field of `params`; the answer of a 204 is `null`, or its effect.
 */
export interface Endpoint {
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  access: 'public' | 'signed-in';
  /** Refuses callers whose role never makes this call, before their input is checked. The use case decides about the others. */
  mayTry?(caller: { role: string }): Decision<'FORBIDDEN'>;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** How long the body may be at the most, where the common limit is too short. */
  longestBodyBytes?: number;
  status: 200 | 201 | 204;
  answer: z.ZodMiniType | null;
  /** What a call without content answers, with 200, where it is asked for its effect alone. */
  effect?: z.ZodMiniType;
  /** The media type of a call that answers a file; its answer is `null`. */
  download?: `${string}/${string}`;
  /** Whether the caller's browser may keep what is answered, and asks each time whether it still holds. */
  isKept?: true;
  refusals: readonly RefusalCode[];
}

/** Declares an endpoint and keeps its exact type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Flat<T> = { [K in keyof T]: T[K] };
type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : unknown;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : unknown;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** What a use case receives: params, query and body in one object, validated. */
export type InputOf<E extends Endpoint> = Flat<
  Parsed<Part<E, 'params'>> & Parsed<Part<E, 'query'>> & Parsed<Part<E, 'body'>>
>;

/** What a caller sends: params, query and body in one object, before defaults are filled in. */
export type SentOf<E extends Endpoint> = Flat<
  Sent<Part<E, 'params'>> & Sent<Part<E, 'query'>> & Sent<Part<E, 'body'>>
>;

export type AnswerOf<E extends Endpoint> =
  | (E['answer'] extends z.ZodMiniType ? z.output<E['answer']> : null)
  | (E extends { effect: infer S extends z.ZodMiniType } ? z.output<S> : never);

/**
 * The codes that a use case can refuse with: those that the endpoint declares, `VALIDATION_ERROR` where it has input,
 * and `UNAUTHENTICATED` where it asks for a session.
 */
export type RefusalCodeOf<E extends Endpoint> =
  | E['refusals'][number]
  | (Extract<keyof E, 'params' | 'query' | 'body'> extends never ? never : 'VALIDATION_ERROR')
  | (E['access'] extends 'signed-in' ? 'UNAUTHENTICATED' : never);
