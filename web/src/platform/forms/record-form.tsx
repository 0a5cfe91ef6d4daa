import { dateText } from '@almanac/domain/calendar/date-text';
import {
  fieldsSetBy,
  type RecordCall,
  type RecordFields,
  type SetField,
} from '@almanac/domain/records/record-fields';
import { Fragment, type ReactNode } from 'react';
import { readerLocale } from '../locale.ts';

type EmptyValue<Field> = Field extends { kind: 'name' | 'line' | 'text' }
  ? ''
  : Field extends { kind: 'flag' }
    ? false
    : null;

type ValueOf<Recorded, Name> = Name extends keyof Recorded ? Exclude<Recorded[Name], undefined> : never;

/** What a form contains of a record: an empty text is '', anything else that is absent is null. */
export type FormValues<Fields extends RecordFields, Call extends RecordCall, Recorded> = {
  [Name in SetField<Fields, Call>]: ValueOf<Recorded, Name> | EmptyValue<Fields[Name]>;
};

/** The values of the form of a record; all are empty without one. */
export function formValues<
  Fields extends RecordFields,
  Call extends RecordCall,
  Recorded extends { readonly [Name in SetField<Fields, Call>]?: unknown },
>(fields: Fields, call: Call, record: Recorded | undefined): FormValues<Fields, Call, Recorded>;
export function formValues(
  fields: RecordFields,
  call: RecordCall,
  record: Readonly<Record<string, unknown>> = {},
): object {
  const values = fieldsSetBy(fields, call).map((name) => [
    name,
    record[name] ?? emptyValue(fields[name]?.kind),
  ]);
  return Object.fromEntries(values);
}

function emptyValue(kind: string | undefined) {
  if (kind === 'flag') return false;
  return kind === 'name' || kind === 'line' || kind === 'text' ? '' : null;
}

/** The texts and dates of a record by their labels, for readers who compare two versions. */
export function describedFields(
  fields: RecordFields,
  record: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const described = Object.entries(fields).flatMap(([name, { kind, label }]) => {
    const value = record[name];
    const text = typeof value === 'string' ? value : '';
    if (kind === 'date') return [[label, text && dateText(text, readerLocale())]];
    return kind === 'name' || kind === 'line' || kind === 'text' ? [[label, text]] : [];
  });
  return Object.fromEntries(described);
}

interface FormInputsProps<Fields extends RecordFields, Call extends RecordCall> {
  /** One input for each field that the call sets, in the order of the form. */
  inputs: Record<SetField<Fields, Call>, ReactNode>;
}

export function FormInputs<Fields extends RecordFields, Call extends RecordCall>({
  inputs,
}: FormInputsProps<Fields, Call>) {
  return Object.entries<ReactNode>(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
}
