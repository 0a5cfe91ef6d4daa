import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { refusalStatus } from './refusal.ts';

test('each call has its own name and path', () => {
  const names = contract.map(({ name }) => name);
  const addresses = contract.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(names).size).toBe(contract.length);
  expect(new Set(addresses).size).toBe(contract.length);
});

test.each(contract)('$name declares the parameters of its path, and existing refusal codes', (call) => {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath);
  expect(call.refusals.filter((code) => !(code in refusalStatus))).toEqual([]);
  expect(call.answer === null).toBe(call.status === 204 || 'download' in call);
  if ('effect' in call) expect(Object.keys(call.query?.shape ?? {})).toContain('dryRun');
  if ('mayTry' in call) expect(call.refusals).toContain('FORBIDDEN');
  if (call.method === 'GET' || call.method === 'DELETE') expect(call.body).toBeUndefined();
});

test.each(contract.filter(({ body }) => body))('$name refuses unknown body fields', (call) => {
  const issues = call.body?.safeParse({ isAdmin: true }).error?.issues ?? [];
  expect(issues.map((issue) => issue.code)).toContain('unrecognized_keys');
});

/** The input or output side of the schema as JSON Schema, ignoring whether an answer is closed. */
function sideOf(schema: z.ZodMiniType, io: 'input' | 'output'): string {
  const isClosed = (key: string, value: unknown) => key === 'additionalProperties' && value === false;
  return JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), (key, value) =>
    isClosed(key, value) ? undefined : value,
  );
}

test.each(contract)('$name: responses are validated, not transformed', (call) => {
  const answers = [call.answer, 'effect' in call ? call.effect : null].filter((schema) => schema !== null);
  for (const answer of answers) expect(sideOf(answer, 'input')).toBe(sideOf(answer, 'output'));
});

test('a transforming schema is detected', () => {
  const isSame = (schema: z.ZodMiniType) => sideOf(schema, 'input') === sideOf(schema, 'output');
  expect(isSame(z.object({ id: z.optional(z.uuid()), amounts: z.record(z.string(), z.int()) }))).toBe(true);
  expect(isSame(z.object({ page: z._default(z.int(), 1) }))).toBe(false);
  expect(isSame(z.object({ isActive: z.stringbool() }))).toBe(false);
  expect(isSame(z.array(z.pipe(z.string(), z.transform(Number))))).toBe(false);
});

type Schema = z.core.JSONSchema.BaseSchema;

/** Formats with a fixed length: a version has at most nine digits, a year four. */
const boundedFormats = new Set(['uuid', 'date', 'version', 'year']);

/** The paths within a schema to unbounded texts, lists and numbers, and to values of any type. */
function unboundedIn(schema: Schema | boolean | undefined, place: string): string[] {
  if (typeof schema !== 'object') return schema === true ? [`${place} is anything`] : [];
  const { items, additionalProperties, anyOf = [], allOf = [], oneOf = [] } = schema;
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...faultsOf(schema, place),
    ...fields.flatMap(([name, field]) => unboundedIn(field, `${place}.${name}`)),
    ...(Array.isArray(items) ? [] : unboundedIn(items, `${place}[]`)),
    ...(additionalProperties === undefined ? [] : unboundedIn(additionalProperties, `${place}.*`)),
    ...[...anyOf, ...allOf, ...oneOf].flatMap((one) => unboundedIn(one, place)),
  ];
}

function faultsOf(
  { type, enum: values, const: value, format = '', maxLength, maxItems, maximum }: Schema,
  place: string,
): string[] {
  const isFixed = values !== undefined || value !== undefined || boundedFormats.has(format);
  if (type === 'string' && !isFixed && maxLength === undefined) return [`${place} is a text of any length`];
  if (type === 'array' && maxItems === undefined) return [`${place} is a list of any length`];
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && maximum === undefined ? [`${place} is a number of any size`] : [];
}

const inputOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

test('unbounded parts are found', () => {
  const schema = z.strictObject({
    text: z.string(),
    lists: z.array(z.array(z.string().check(z.maxLength(5)))).check(z.maxLength(3)),
    number: z.number().check(z.minimum(0)),
    fine: z.optional(z.enum(['A'])),
    date: z.iso.date(),
  });
  expect(unboundedIn(inputOf(schema), 'body')).toEqual([
    'body.text is a text of any length',
    'body.lists[] is a list of any length',
    'body.number is a number of any size',
  ]);
});

test.each(contract.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: every text, list and number in the input has an upper bound',
  (_name, { params, query, body }) => {
    const found = Object.entries({ params, query, body }).flatMap(([place, schema]) =>
      schema ? unboundedIn(inputOf(schema), place) : [],
    );
    expect(found).toEqual([]);
  },
);

/** The maximum-length checks of texts and lists anywhere in a schema. */
function lengthChecksIn(
  schema: z.core.$ZodType,
  seen = new Set<z.core.$ZodType>(),
): { abort?: boolean | undefined }[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { checks = [], ...def } = schema._zod.def;
  const own = checks.map(({ _zod }) => _zod.def).filter(({ check }) => check === 'max_length');
  const nested = Object.values(def).flatMap((part) =>
    typeof part === 'object' && part ? partsOf(part) : [],
  );
  return [...own, ...nested.flatMap((part) => lengthChecksIn(part, seen))];
}

function partsOf(part: object): z.core.$ZodType[] {
  if ('_zod' in part) return [part as z.core.$ZodType];
  return Object.values(part).filter((each) => typeof each === 'object' && each !== null && '_zod' in each);
}

test('maximum-length checks are found', () => {
  const text = z.string().check(z.maxLength(5));
  const schema = z.strictObject({ list: z.array(z.pipe(text, z.transform(Number))), other: z.nullish(text) });
  expect(lengthChecksIn(schema)).toHaveLength(1);
});

test.each(contract)('$name: validation stops at a text or list that is too long', (call) => {
  const checks = [call.params, call.query, call.body].flatMap((schema) =>
    schema ? lengthChecksIn(schema) : [],
  );
  expect(checks.filter(({ abort }) => !abort)).toEqual([]);
});

test.each(contract)('$name: the URL contains nothing a database cannot store', ({ params, query }) => {
  const fields = Object.entries({ ...params?.shape, ...query?.shape });
  const taken = fields.filter(([, field]) => z.safeParse(field, 'nul\0inside').success);
  expect(taken.map(([name]) => name)).toEqual([]);
});
