import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * A text's position in a schema: the keys leading to it, with `[]` for the first item of a list, `*` for a value of a
 * record, `#` for a key.
 */
export interface TextPosition {
  keys: readonly string[];
  /** In characters; undefined if unlimited. */
  maxLength?: number | undefined;
}

/** The positions of free text in the schema's input. */
export function textsOf(schema: z.ZodMiniType): TextPosition[] {
  return positionsIn(jsonSchemaOf(schema), []);
}

/** An input with the text at the position and otherwise only required fields. */
export function inputWith(schema: z.ZodMiniType, { keys }: TextPosition, text: string): unknown {
  return example(jsonSchemaOf(schema), keys, text);
}

function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function positionsIn(schema: JsonSchema, keys: readonly string[]): TextPosition[] {
  const { enum: words, const: word, type, maxLength, items, additionalProperties, properties = {} } = schema;
  const isText = type === 'string' && words === undefined && word === undefined;
  return [
    ...(isText ? [{ keys, maxLength }] : []),
    ...branchesOf(schema).flatMap((branch) => positionsIn(branch, keys)),
    ...Object.entries(properties).flatMap(([name, field]) => positionsIn(asSchema(field), [...keys, name])),
    ...(items === undefined ? [] : positionsIn(asSchema(items), [...keys, '[]'])),
    ...(typeof additionalProperties === 'object' ? positionsIn(additionalProperties, [...keys, '*']) : []),
    ...(schema.propertyNames === undefined
      ? []
      : positionsIn(asSchema(schema.propertyNames), [...keys, '#'])),
  ];
}

function example(schema: JsonSchema, keys: readonly string[] | undefined, text: string): unknown {
  if (keys?.length === 0) return text;
  const branches = branchesOf(schema);
  if (branches.length > 0) {
    const leading = branches.find((branch) => keys && leadsTo(branch, keys)) ?? branches[0];
    return example(leading ?? {}, keys, text);
  }
  if (schema.type === 'array') return listOf(schema, keys, text);
  if (schema.type === 'object') return objectOf(schema, keys, text);
  return plainExample(schema);
}

function plainExample(schema: JsonSchema): unknown {
  const { enum: words, const: word, type, minimum, format, minLength = 1 } = schema;
  if (word !== undefined) return word;
  if (words) return words[0];
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (format === 'uuid') return '01900000-0000-7000-8000-000000000000';
  return format === 'date' ? '2026-03-02' : 'x'.repeat(minLength);
}

function listOf(
  { items, minItems = 0 }: JsonSchema,
  keys: readonly string[] | undefined,
  text: string,
): unknown[] {
  const [key, ...rest] = keys ?? [];
  const ofItem = key === '[]' ? rest : undefined;
  const length = ofItem ? Math.max(minItems, 1) : minItems;
  return Array.from({ length }, () => example(asSchema(items), ofItem, text));
}

function objectOf(schema: JsonSchema, keys: readonly string[] | undefined, text: string): object {
  const [key, ...rest] = keys ?? [];
  if (key === '#') return { [text]: example(asSchema(schema.additionalProperties), undefined, text) };
  if (key === '*') return { x: example(asSchema(schema.additionalProperties), rest, text) };
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => name === key || schema.required?.includes(name),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [name, example(asSchema(field), name === key ? rest : undefined, text)]),
  );
}

function leadsTo(schema: JsonSchema, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return schema.type === 'string';
  const branches = branchesOf(schema);
  if (branches.length > 0) return branches.some((branch) => leadsTo(branch, [key, ...rest]));
  if (key === '[]') return schema.type === 'array' && leadsTo(asSchema(schema.items), rest);
  if (key === '#') return schema.propertyNames !== undefined;
  const field = key === '*' ? schema.additionalProperties : schema.properties?.[key];
  return field !== undefined && leadsTo(asSchema(field), rest);
}

function branchesOf({ anyOf, oneOf }: JsonSchema): JsonSchema[] {
  return (anyOf ?? oneOf ?? []).map(asSchema);
}

function asSchema(schema: unknown): JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema)
    ? (schema as JsonSchema)
    : {};
}
