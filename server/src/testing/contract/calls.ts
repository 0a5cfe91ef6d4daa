import type { Endpoint } from '@almanac/domain/endpoint';
import fc from 'fast-check';
import {
  contentTypes,
  hostileKey,
  hostilePathPart,
  hostileText,
  hostileValue,
  malformedBody,
} from './hostile-values.ts';
import { fieldsOf, type KnownFacts, validInput } from './schema-inputs.ts';

/** A raw call. */
export interface Call {
  method: string;
  path: string;
  contentType?: string | undefined;
  body?: string | undefined;
  origin?: string | undefined;
  /** Whether the endpoint must serve the call; a hostile one may match no route. */
  isToEndpoint: boolean;
}

interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const nothing = fc.constant({});

/** Calls that satisfy every schema of the endpoint. */
export function validCall(endpoint: Endpoint, facts: KnownFacts): fc.Arbitrary<Call> {
  return inputFor(endpoint, facts).map((input) => callWith(endpoint, input));
}

/** Calls with one fault: a missing, foreign or hostile field, a duplicate parameter. */
export function nearlyValidCall(endpoint: Endpoint, facts: KnownFacts): fc.Arbitrary<Call> {
  const bodyFields = fieldsOf(endpoint.body);
  const queryFields = [...fieldsOf(endpoint.query), 'unknown'];
  const valid = inputFor(endpoint, facts);
  const asObject = (body: unknown) => (typeof body === 'object' && body !== null ? body : {});
  const withHostileQuery = fc
    .tuple(
      valid,
      fc.constantFrom(...queryFields),
      fc.oneof(hostileText, fc.array(hostileText, { maxLength: 60 })),
    )
    .map(([input, field, value]) => ({ ...input, query: { ...input.query, [field]: value } }));
  const withHostileParam = fc
    .tuple(valid, hostileText)
    .map(([input, value]) => ({ ...input, params: mapValues(input.params, () => value) }));
  if (!endpoint.body)
    return fc.oneof(withHostileQuery, withHostileParam).map((input) => callWith(endpoint, input));
  const withHostileField = fc
    .tuple(valid, fc.oneof(fc.constantFrom('x', ...bodyFields), hostileKey), hostileValue)
    .map(([input, field, value]) => ({ ...input, body: { ...asObject(input.body), [field]: value } }));
  const withoutField = fc
    .tuple(valid, fc.constantFrom('x', ...bodyFields))
    .map(([input, field]) => ({ ...input, body: { ...asObject(input.body), [field]: undefined } }));
  return fc
    .oneof(
      { weight: 3, arbitrary: withHostileField },
      { weight: 1, arbitrary: withoutField },
      { weight: 1, arbitrary: withHostileParam },
    )
    .map((input) => callWith(endpoint, input));
}

/** Hostile calls: broken bodies, wrong types, methods and addresses, foreign origins. */
export function hostileCall(endpoint: Endpoint, facts: KnownFacts): fc.Arbitrary<Call> {
  const valid = validCall(endpoint, facts);
  const withBody = fc
    .tuple(valid, malformedBody, fc.option(contentTypes, { nil: 'application/json' }))
    .map(
      ([call, body, contentType]): Call => ({ ...call, ...(call.method !== 'GET' && { body, contentType }) }),
    );
  const withValue = fc
    .tuple(valid, hostileValue)
    .map(([call, value]): Call => (call.method === 'GET' ? call : { ...call, body: JSON.stringify(value) }));
  const withType = fc
    .tuple(valid, contentTypes)
    .map(([call, contentType]): Call => ({ ...call, contentType }));
  const withOrigin = fc
    .tuple(valid, fc.constantFrom('https://evil.test', 'null', 'http://localhost.evil.test', 'nonsense'))
    .map(([call, origin]): Call => ({ ...call, origin }));
  const elsewhere = fc.tuple(valid, hostilePathPart, fc.boolean()).map(
    ([call, part, atEnd]): Call => ({
      ...call,
      path: atEnd
        ? `${call.path.split('?')[0]}/${part}`
        : (call.path.split('?')[0] ?? '').replace(/[^/]*$/, part),
      isToEndpoint: false,
    }),
  );
  const withMethod = fc
    .tuple(valid, fc.constantFrom('PATCH', 'OPTIONS', 'HEAD', 'PUT', 'DELETE', 'POST', 'GET'))
    .map(
      ([call, method]): Call => ({
        ...call,
        method,
        isToEndpoint: false,
        ...(/GET|HEAD/.test(method) && { body: undefined, contentType: undefined }),
      }),
    );
  const withQuery = fc.tuple(valid, hostilePathPart, hostilePathPart).map(
    ([call, name, value]): Call => ({
      ...call,
      path: `${call.path}${call.path.includes('?') ? '&' : '?'}${name}=${value}&&=&${name}`,
    }),
  );
  return fc.oneof(withBody, withValue, withType, withOrigin, elsewhere, withMethod, withQuery);
}

/** The kind of record, by the call's path. */
function kindOf({ path }: Endpoint): KnownFacts['kind'] {
  if (path.startsWith('/vacation')) return 'request';
  if (path.startsWith('/deputies')) return 'deputy';
  return (
    [
      'plan',
      'place',
      'schedule',
      'team',
      'department',
      'user',
      'adjustment',
      'photo',
      'feed',
      'channel',
      'webhook',
    ] as const
  ).find((kind) => path.includes(`/${kind}s`));
}

/** The secrets of links in addresses. */
function tokensOf({ path }: Endpoint, { feedTokens, linkTokens }: KnownFacts): KnownFacts['tokens'] {
  if (path.startsWith('/decisions')) return linkTokens;
  return path.startsWith('/feeds') ? feedTokens : undefined;
}

function inputFor(endpoint: Endpoint, facts: KnownFacts): fc.Arbitrary<Input> {
  const known = { ...facts, tokens: tokensOf(endpoint, facts) };
  const part = (schema: Endpoint['query']) =>
    schema
      ? validInput(schema, { ...known, kind: kindOf(endpoint) }).map(
          (value) => Object(value) as Record<string, unknown>,
        )
      : nothing;
  return fc.record({
    params: part(endpoint.params),
    query: part(endpoint.query),
    body: endpoint.body ? validInput(endpoint.body, known) : fc.constant(undefined),
  });
}

function callWith({ method, path }: Endpoint, { params, query, body }: Input): Call {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encode(params[name]));
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${encode(name)}=${encode(each)}`),
  );
  const address = `/api${filled}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
  if (body === undefined) return { method, path: address, isToEndpoint: true };
  return {
    method,
    path: address,
    contentType: 'application/json',
    body: JSON.stringify(body),
    isToEndpoint: true,
  };
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

function mapValues(record: Record<string, unknown>, change: () => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(record).map((name) => [name, change()]));
}
