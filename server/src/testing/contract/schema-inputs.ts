import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { documentOf } from '@almanac/domain/leave/plans/policy-schema';
import { standardPolicies } from '@almanac/domain/leave/plans/standard-policies';
import { standardTypes } from '@almanac/domain/leave/types/leave-type';
import { sampleImages } from '@almanac/domain/testing/photo-images';
import fc from 'fast-check';
import * as z from 'zod/mini';

type RecordKind =
  | 'user'
  | 'department'
  | 'team'
  | 'member'
  | 'request'
  | 'plan'
  | 'schedule'
  | 'place'
  | 'deputy'
  | 'adjustment'
  | 'photo'
  | 'feed'
  | 'profile'
  | 'run'
  | 'channel'
  | 'webhook'
  | 'delivery';

/** Existing records, for use in valid input. */
export interface KnownFacts {
  today: CalendarDate;
  ids: Record<RecordKind, readonly string[]>;
  /** The most likely kind of a plain `id`. */
  kind?: RecordKind | undefined;
  /** The first day of a record addressed by it. */
  firstDays: readonly [CalendarDate, ...CalendarDate[]];
  emails: readonly [string, ...string[]];
  /** The tokens of calendar feeds. */
  feedTokens: readonly string[];
  /** Of emails to the system administrator. */
  linkTokens: readonly string[];
  /** Those that a field `token` may have. */
  tokens?: readonly string[] | undefined;
}

const newAddress = fc.uuid().map((name) => `${name}@example.com`);

// Valid values under rules that a schema can't express.
const week = Array.from({ length: 14 }, (_, half) => (half < 10 ? 240 : 0));
const { VACATION } = standardPolicies({ vacationDaysPerYear: 24, sickDaysPerYear: 12 });
const rules = documentOf(VACATION, 'DAY');

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Inputs that the schema accepts, or that break only a rule JSON Schema can't express. */
export function validInput(schema: z.ZodMiniType, facts: KnownFacts): fc.Arbitrary<unknown> {
  return inputOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), facts, '');
}

/** The field names of an object schema. */
export function fieldsOf(schema: z.ZodMiniObject | undefined): string[] {
  return Object.keys(schema?.shape ?? {});
}

function inputOf(schema: JsonSchema, facts: KnownFacts, field: string): fc.Arbitrary<unknown> {
  if (field === 'token' && facts.tokens) return fc.constantFrom(...facts.tokens);
  const written = writtenOut(schema, field);
  if (written) return written;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = (schema.anyOf ?? schema.oneOf)?.map((branch) => inputOf(asSchema(branch), facts, field));
  if (branches) return fc.oneof(...branches);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, facts, field);
    case 'array':
      return fc.array(inputOf(asSchema(schema.items), facts, field), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 10, 20),
      });
    case 'integer':
      if (field.startsWith('version')) return fc.constantFrom(1, 1, 1, 1, 1, 2);
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema, facts, field);
    default:
      return fc.jsonValue();
  }
}

function writtenOut(
  { const: only, type, properties }: JsonSchema,
  field: string,
): fc.Arbitrary<unknown> | undefined {
  if (only !== undefined) return fc.constant(only);
  if (field === 'photo' || field === 'thumbnail') return fc.constantFrom(...Object.values(sampleImages));
  // A column of a payroll file has a field or a constant.
  if (properties?.constant) return fc.constantFrom({ field: 'name', heading: 'Name' }, { constant: '1' });
  if (field === 'rules') return fc.constantFrom(rules, null);
  if (field === 'url') return fc.oneof(fc.constant('https://receiver.example.com/hooks'), fc.webUrl());
  return field === 'minutes' && type === 'array' ? fc.constant(week) : undefined;
}

function objectOf(schema: JsonSchema, facts: KnownFacts, field: string): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      inputOf(asSchema(property), facts, name),
    ]),
  );
  if (typeof schema.additionalProperties === 'object' && schema.propertyNames) {
    const name = textOf(asSchema(schema.propertyNames), facts, field);
    return fc.dictionary(name, inputOf(schema.additionalProperties, facts, field), { maxKeys: 5 });
  }
  return fc.record(model, { requiredKeys: schema.required ?? [] });
}

function textOf(schema: JsonSchema, facts: KnownFacts, field: string): fc.Arbitrary<string> {
  if (schema.format === 'uuid') {
    return fc.oneof({ weight: 6, arbitrary: knownId(facts, field) }, { weight: 1, arbitrary: fc.uuid() });
  }
  if (schema.format === 'date') {
    const anyDay = fc.integer({ min: -10, max: 400 }).map((days) => addDays(facts.today, days));
    return field === 'from' ? fc.oneof(fc.constantFrom(...facts.firstDays), anyDay) : anyDay;
  }
  if (field === 'year') return fc.constantFrom('2026', '2027', '1899');
  if (field === 'country') return fc.constantFrom('DE', 'GB', 'XX');
  if (field === 'region') return fc.constantFrom('', 'BY', 'ENG');
  if (field === 'version') return fc.constantFrom('1', '1', '1', '01', '2');
  if (field === 'type' || field === 'code')
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...standardTypes, 'PARENTAL', 'TRAINING') },
      fc.string(),
    );
  if (field === 'email') return fc.oneof(fc.constantFrom(...facts.emails), fc.emailAddress(), newAddress);
  if (field === 'callbackURL')
    return fc.constantFrom('/dashboard', '/time-off', 'https://evil.test/', '//evil.test');
  if (field.startsWith('is')) return fc.constantFrom('true', 'false');
  const longest = Math.min(schema.maxLength ?? 40, 2000);
  const shortest = Math.max(schema.minLength ?? 0, 0);
  return fc.string({ unit: 'grapheme', minLength: shortest, maxLength: Math.min(longest, shortest + 40) });
}

/** An id of the kind the field names, or of any kind for a plain id. */
function knownId({ ids, kind }: KnownFacts, field: string): fc.Arbitrary<string> {
  if (/user|requester|lead|deputy/i.test(field)) return fc.constantFrom(...ids.user);
  if (/department/i.test(field)) return fc.constantFrom(...ids.department);
  if (/team/i.test(field)) return fc.constantFrom(...ids.team);
  if (/member/i.test(field)) return fc.constantFrom(...ids.member);
  if (/plan/i.test(field)) return fc.constantFrom(...ids.plan);
  if (/schedule/i.test(field)) return fc.constantFrom(...ids.schedule);
  if (/place/i.test(field)) return fc.constantFrom(...ids.place);
  if (/profile/i.test(field)) return fc.constantFrom(...ids.profile);
  if (/delivery/i.test(field)) return fc.constantFrom(...ids.delivery);
  if (/request/i.test(field)) return fc.constantFrom(...ids.request);
  const ofAny = fc.oneof(...Object.values(ids).map((known) => fc.constantFrom(...known)));
  if (!kind) return ofAny;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids[kind]) }, { weight: 1, arbitrary: ofAny });
}

function asSchema(schema: JsonSchema | boolean | (JsonSchema | boolean)[] | undefined): JsonSchema {
  return typeof schema === 'object' && !Array.isArray(schema) ? schema : {};
}
