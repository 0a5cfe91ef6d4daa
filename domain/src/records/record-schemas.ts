import * as z from 'zod/mini';
import { calendarDate } from '../calendar/schema.ts';
import { isTrueOrFalse } from '../flag.ts';
import { Id } from '../id.ts';
import { fieldError } from '../language/field-error.ts';
import { commonMessage } from '../language/messages/message.ts';
import type { Names } from '../language/names.ts';
import { nameText } from '../name-text.ts';
import { clearableLine, clearableText, lineOfText, optionalLine, optionalText } from '../text.ts';
import { AnsweredNames, givenNames } from './names-schema.ts';
import {
  type FieldName,
  fieldsSetBy,
  type RecordField,
  type RecordFields,
  type SetField,
} from './record-fields.ts';

type ValueOf<Field> = Field extends { options: readonly (infer Option)[] }
  ? Option
  : Field extends { kind: 'flag' }
    ? boolean
    : Field extends { kind: 'names' }
      ? Names
      : string;
type ValueSchema<Field> = z.ZodMiniType<ValueOf<Field>, ValueOf<Field>>;
type OptionalValue<Field> = z.ZodMiniOptional<
  z.ZodMiniType<ValueOf<Field> | undefined, ValueOf<Field> | undefined>
>;
type NullableValue<Field> = z.ZodMiniNullable<z.ZodMiniType<ValueOf<Field> | null, ValueOf<Field> | null>>;
type IfOptional<Field, Optional, Required> = Field extends { kind: 'names' }
  ? z.ZodMiniOptional<NullableValue<Field>>
  : Field extends { isOptional: true }
    ? Optional
    : Required;

/** Fields of kind `own` are missing from derived shapes until the record's schemas name them. */
type Derived<Fields extends RecordFields, Name extends FieldName<Fields>> = {
  [Each in Name]: Fields[Each] extends { kind: 'own' } ? never : Each;
}[Name];

export type CreateShape<Fields extends RecordFields> = {
  [Name in Derived<Fields, SetField<Fields, 'create'>>]: IfOptional<
    Fields[Name],
    OptionalValue<Fields[Name]>,
    ValueSchema<Fields[Name]>
  >;
};

export type FormShape<Fields extends RecordFields> = {
  [Name in Derived<Fields, SetField<Fields, 'create'>>]: IfOptional<
    Fields[Name],
    z.ZodMiniNullable<OptionalValue<Fields[Name]>>,
    ValueSchema<Fields[Name]>
  >;
};

export type ChangeShape<Fields extends RecordFields> = {
  [Name in Derived<Fields, SetField<Fields, 'change'>>]: IfOptional<
    Fields[Name],
    z.ZodMiniOptional<NullableValue<Fields[Name]>>,
    z.ZodMiniOptional<ValueSchema<Fields[Name]>>
  >;
};

export type AnswerShape<Fields extends RecordFields> = {
  [Name in Derived<Fields, FieldName<Fields>>]: Fields[Name] extends { isOptional: true }
    ? z.ZodMiniOptional<ValueSchema<Fields[Name]>>
    : ValueSchema<Fields[Name]>;
};

/** The fields of a call that creates the record; an optional one may be absent. */
export function createShape<Fields extends RecordFields>(fields: Fields): CreateShape<Fields> {
  return shapeOf(fields, fieldsSetBy(fields, 'create'), (field) =>
    field.isOptional ? optionalSchema(field) : requiredSchema(field),
  );
}

/** The fields of a form that creates the record; an empty optional one is null or an empty text. */
export function formShape<Fields extends RecordFields>(fields: Fields): FormShape<Fields> {
  return shapeOf(fields, fieldsSetBy(fields, 'create'), (field) =>
    field.isOptional ? z.nullable(optionalSchema(field)) : requiredSchema(field),
  );
}

/** The named fields, all of them optional. */
export function optionalShape<Fields extends RecordFields, Name extends FieldName<Fields>>(
  fields: Fields,
  names: readonly Name[],
): { [Each in Name]: OptionalValue<Fields[Each]> } {
  return shapeOf(fields, names, optionalSchema);
}

/** The fields of a call that changes the record: absent ones stay, null clears an optional one. */
export function changeShape<Fields extends RecordFields>(fields: Fields): ChangeShape<Fields> {
  return shapeOf(fields, fieldsSetBy(fields, 'change'), (field) =>
    field.isOptional ? clearableSchema(field) : z.optional(requiredSchema(field)),
  );
}

/** The fields of an answer; an empty optional one is absent. */
export function answerShape<Fields extends RecordFields>(fields: Fields): AnswerShape<Fields> {
  return shapeOf(fields, Object.keys(fields), (field) =>
    field.isOptional ? z.optional(answerSchema(field)) : answerSchema(field),
  );
}

/** Untyped inside; this file's test checks the types of the resulting schemas. */
function shapeOf<Shape>(
  fields: RecordFields,
  names: readonly string[],
  schemaOf: (field: RecordField) => z.ZodMiniType,
): Shape {
  const derived = names.flatMap((name) => {
    const field = fields[name];
    return field && field.kind !== 'own' ? [[name, schemaOf(field)]] : [];
  });
  return Object.fromEntries(derived);
}

function requiredSchema(field: RecordField): z.ZodMiniType {
  const { label } = field;
  switch (field.kind) {
    case 'name':
      return nameText(label, field);
    case 'line':
    case 'text':
      return lineOfText(label, field);
    case 'date':
      return calendarDate(label);
    case 'flag':
      return z.boolean(isTrueOrFalse(label));
    case 'choice':
      return z.enum(field.options, {
        error: fieldError(commonMessage('common.option', { label, options: field.options })),
      });
    case 'names':
      return givenNames(field);
    default:
      return Id;
  }
}

function optionalSchema(field: RecordField): z.ZodMiniType {
  if (field.kind === 'line') return optionalLine(field.label, field);
  return field.kind === 'text' ? optionalText(field.label, field) : z.optional(requiredSchema(field));
}

function clearableSchema(field: RecordField): z.ZodMiniType {
  if (field.kind === 'names') return optionalSchema(field);
  if (field.kind === 'line') return clearableLine(field.label, field);
  return field.kind === 'text' ? clearableText(field.label, field) : z.nullish(requiredSchema(field));
}

function answerSchema(field: RecordField): z.ZodMiniType {
  if (field.kind === 'choice') return z.enum(field.options);
  if (field.kind === 'reference') return Id;
  if (field.kind === 'names') return AnsweredNames;
  return field.kind === 'flag' ? z.boolean() : z.string();
}
