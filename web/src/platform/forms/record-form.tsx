import { dateText } from '@almanac/domain/calendar/date-text';
import { type Names, namesText } from '@almanac/domain/language/names';
import {
  fieldsSetBy,
  type RecordCall,
  type RecordFields,
  type SetField,
} from '@almanac/domain/records/record-fields';
import { Fragment, type ReactNode } from 'react';
import { readerTexts, textOf } from '../../language/messages.ts';
import { readerLocale } from '../locale.ts';
import { type TypedNames, typedNames } from './names/typed-names.ts';

type FormValue<Field> = Field extends { kind: 'name' | 'line' | 'text' }
  ? string
  : Field extends { kind: 'names' }
    ? TypedNames
    : Field extends { kind: 'flag' }
      ? boolean
      : Field extends { options: readonly (infer Option)[] }
        ? Option | null
        : string | null;

type StoredValue<Field> = Field extends { kind: 'names' } ? Names : FormValue<Field>;

type FormValues<Fields extends RecordFields, Call extends RecordCall> = {
  [Name in SetField<Fields, Call>]: FormValue<Fields[Name]>;
};

/** Form values of a record: missing texts are '', missing flags false, other missing values null. */
export function formValues<Fields extends RecordFields, Call extends RecordCall>(
  fields: Fields,
  call: Call,
  record: { readonly [Name in SetField<Fields, Call>]?: StoredValue<Fields[Name]> | undefined } = {},
): FormValues<Fields, Call> {
  const stored: Readonly<Record<string, unknown>> = record;
  const values = fieldsSetBy(fields, call).map((name) => {
    const kind = fields[name]?.kind;
    const value = kind === 'names' ? typedNames(stored[name] as Names | undefined) : stored[name];
    return [name, value ?? emptyValue(kind)] as const;
  });
  return Object.fromEntries(values) as FormValues<Fields, Call>;
}

function emptyValue(kind: string | undefined) {
  if (kind === 'flag') return false;
  return kind === 'name' || kind === 'line' || kind === 'text' ? '' : null;
}

/** Texts and dates of a record by label, to compare two versions. */
export function describedFields(
  fields: RecordFields,
  record: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const described = Object.entries(fields).flatMap(([name, { kind, label }]) => {
    const value = record[name];
    const text = typeof value === 'string' ? value : '';
    if (kind === 'names')
      return [[textOf(label), namesText(value as Names | undefined, readerTexts().language)]];
    if (kind === 'date') return [[textOf(label), text && dateText(text, readerLocale())]];
    return kind === 'name' || kind === 'line' || kind === 'text' ? [[textOf(label), text]] : [];
  });
  return Object.fromEntries(described);
}

interface FormInputsProps<
  Fields extends RecordFields,
  Call extends RecordCall,
  Name extends SetField<Fields, Call>,
> {
  /** One input per field, in display order. */
  inputs: Record<Name, ReactNode>;
}

/** Inputs of the call's fields, or of the named ones among them. */
export function FormInputs<
  Fields extends RecordFields,
  Call extends RecordCall,
  Name extends SetField<Fields, Call> = SetField<Fields, Call>,
>({ inputs }: FormInputsProps<Fields, Call, Name>) {
  return Object.entries<ReactNode>(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
}
