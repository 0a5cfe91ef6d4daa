import * as z from 'zod/mini';
import { EventMoment, EventPerson, EventRecipient, RecordName, TypeCode } from '../../events/event-values.ts';
import { Id } from '../../id.ts';
import { MembershipFacts } from '../../teams/events.ts';
import { RequestState, SpanFacts, timeOffApproved } from '../../time-off/events.ts';
import { Version } from '../../version.ts';

/** A value of an event's data. */
export interface DataValue {
  name: string;
  /** What it is; undefined for a value that no event may have, such as free text. */
  kind: string | undefined;
  isOptional: boolean;
}

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** The values that a text may be, by schema, as the document names them. */
const kindsOfTexts = new Map<Schema, string>([
  [Id, 'id'],
  [RecordName, 'name'],
  [TypeCode, 'type code'],
  [EventMoment, 'time'],
]);

const people = new Map<Schema, string>([
  [EventPerson, 'person'],
  [EventRecipient, 'recipient'],
]);

/** Words in names of values that an event must never have. */
const forbiddenWords = new Set([
  ...[
    'reason',
    'reasons',
    'note',
    'notes',
    'comment',
    'comments',
    'remark',
    'message',
    'text',
    'description',
  ],
  ...['document', 'documents', 'secret', 'password', 'token', 'tokens', 'link', 'links', 'url', 'cookie'],
  ...['health', 'illness', 'diagnosis', 'certificate', 'medical'],
]);

/** Groups of values that several events have, described once. */
export const shapes: Readonly<Record<string, Shape>> = {
  request: RequestState.shape,
  span: SpanFacts.shape,
  membership: MembershipFacts.shape,
  'decision context': shapeOf({ data: unwrap(shapeOf(timeOffApproved).seen ?? RequestState).inner }),
};

/** The values of a shape. Those of an inner object follow it, as `outer.inner`. */
export function valuesOf(shape: Shape, prefix = ''): DataValue[] {
  return Object.entries(shape).flatMap(([key, schema]) => valuesOfKey(`${prefix}${key}`, schema));
}

function valuesOfKey(name: string, schema: Schema): DataValue[] {
  const { inner, isOptional } = unwrap(schema);
  const { element, isList, isNullable } = elementOf(inner);
  const listed = (kind: string) => `${isList ? 'list of ' : ''}${kind}${isNullable ? ' or null' : ''}`;
  const { def } = element._zod as { def: { type: string; shape?: Shape } };
  if (def.type !== 'object' || !def.shape || people.has(element)) {
    const kind = kindOf(element);
    return [{ name, kind: kind && listed(kind), isOptional }];
  }
  const [shapeName, rest] = namedShape(def.shape);
  const kind = shapeName ?? 'object';
  return [{ name, kind: listed(kind), isOptional }, ...valuesOf(rest, `${name}${isList ? '[]' : ''}.`)];
}

/** The largest named shape that the given one has, and the values beside it. */
function namedShape(shape: Shape): [string | undefined, Shape] {
  for (const [name, values] of Object.entries(shapes)) {
    if (!Object.entries(values).every(([key, schema]) => shape[key] === schema)) continue;
    return [name, Object.fromEntries(Object.entries(shape).filter(([key]) => !(key in values)))];
  }
  return [undefined, shape];
}

function unwrap(schema: Schema): { inner: Schema; isOptional: boolean } {
  const { def } = schema._zod as { def: { type: string; innerType?: Schema } };
  return def.type === 'optional' && def.innerType
    ? { inner: def.innerType, isOptional: true }
    : { inner: schema, isOptional: false };
}

function elementOf(schema: Schema): { element: Schema; isList: boolean; isNullable: boolean } {
  const { def } = schema._zod as { def: { type: string; innerType?: Schema; element?: Schema } };
  if (def.type === 'nullable' && def.innerType) return { ...elementOf(def.innerType), isNullable: true };
  if (def.type === 'array' && def.element) return { ...elementOf(def.element), isList: true };
  return { element: schema, isList: false, isNullable: false };
}

/** What a single value is; undefined for anything that isn't listed. */
function kindOf(schema: Schema): string | undefined {
  const { def } = schema._zod as {
    def: { type: string; entries?: Record<string, string>; values?: readonly unknown[] };
  };
  if (schema === Version) return 'version';
  if (def.type === 'number') return 'number';
  if (def.type === 'boolean') return 'boolean';
  if (def.type === 'literal') return listOf(def.values ?? []);
  if (def.type === 'enum') return listOf(Object.values(def.entries ?? {}));
  const isDate = def.type === 'string' && z.globalRegistry.get(schema)?.format === 'date';
  return isDate ? 'date' : (kindsOfTexts.get(schema) ?? people.get(schema));
}

function listOf(values: readonly unknown[]): string {
  return values.map((value) => `\`${value}\``).join(' or ');
}

/** The shape of an event's data. */
export function shapeOf({ data }: { data: Schema }): Shape {
  return (data._zod as { def: { shape?: Shape } }).def.shape ?? {};
}

/** A value that the schema accepts, with or without its optional values. */
export function sampleOf(schema: Schema, isFull: boolean): unknown {
  const { inner } = unwrap(schema);
  const { element, isList } = elementOf(inner);
  const { def } = element._zod as {
    def: {
      type: string;
      shape?: Shape;
      entries?: Record<string, string>;
      values?: readonly unknown[];
    };
  };
  const value = () => {
    if (def.shape) {
      const kept = Object.entries(def.shape).filter(([, each]) => isFull || !unwrap(each).isOptional);
      return Object.fromEntries(kept.map(([key, each]) => [key, sampleOf(each, isFull)]));
    }
    if (def.type === 'number') return 1;
    if (def.type === 'boolean') return isFull;
    if (def.type === 'literal') return def.values?.[0];
    if (def.type === 'enum') return Object.values(def.entries ?? {})[0];
    return kindOf(element) === 'date' ? '2026-08-03' : '01000000-0000-7000-8000-000000000001';
  };
  return isList ? [value()] : value();
}

/** What an event's data has but must not have: free text, forbidden values, and people other than at its top. */
export function faultsOfData(definition: { data: Schema }): string[] {
  return valuesOf(shapeOf(definition)).flatMap(({ name, kind }) => {
    const words = name.split(/[.[\]]+|(?=[A-Z])/).map((word) => word.toLowerCase());
    return [
      ...(kind === undefined ? [`has '${name}', which may be any text`] : []),
      ...(words.some((word) => forbiddenWords.has(word)) ? [`has the forbidden value '${name}'`] : []),
      ...(/\b(person|recipient)\b/.test(kind ?? '') && name.includes('.')
        ? [`has a person in '${name}', which cannot be erased there`]
        : []),
    ];
  });
}
