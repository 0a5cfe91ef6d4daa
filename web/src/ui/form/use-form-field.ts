import { readFieldError } from '@almanac/domain/language/field-error';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { textOf } from '../../language/messages.ts';
import type { FocusTargetRef } from '../field/field.tsx';
import '@almanac/domain/language/messages/message';

/** The form field a control is bound to. */
export type FormFieldBinding<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
};

/** Props of a bound component: those of the plain one, without what the form sets. */
export type BoundProps<Values extends FieldValues, Props> = FormFieldBinding<Values> &
  Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'focusTargetRef'>;

type BoundField = {
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  focusTargetRef: FocusTargetRef;
};

/** Binds a control to its field: value, error, and focus if its error is the first. */
export function useFormField<Values extends FieldValues>({
  control,
  name,
}: FormFieldBinding<Values>): BoundField {
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    errorMessage: message === undefined ? undefined : textOf(readFieldError(message)),
    focusTargetRef: field.ref,
  };
}

/** The id in a field, even before its options are loaded; null for none. */
export function chosenId<Id extends string>(value: unknown): Id | null {
  return typeof value === 'string' && value !== '' ? (value as Id) : null;
}
