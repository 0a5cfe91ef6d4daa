import type { FieldValues } from 'react-hook-form';
import { DurationField, type DurationFieldProps } from '../field/duration-field.tsx';
import { type BoundProps, useFormField } from './use-form-field.ts';

export type FormDurationFieldProps<Values extends FieldValues> = BoundProps<Values, DurationFieldProps> & {
  /** A refusal from outside the form; the form's own error takes precedence. */
  refusal?: string | undefined;
};

export function FormDurationField<Values extends FieldValues>({
  control,
  name,
  refusal,
  ...fieldProps
}: FormDurationFieldProps<Values>) {
  const { value, errorMessage = refusal, ...field } = useFormField({ control, name });
  return (
    <DurationField
      {...fieldProps}
      {...field}
      errorMessage={errorMessage}
      value={typeof value === 'number' ? value : null}
    />
  );
}
