import type { FieldValues } from 'react-hook-form';
import { DurationField, type DurationFieldProps } from '../field/duration-field.tsx';
import { type BoundProps, useFormField } from './use-form-field.ts';

export type FormDurationFieldProps<Values extends FieldValues> = BoundProps<Values, DurationFieldProps> & {
  /** Why the hours would be refused, where others than the form judge them; the form's own error goes first. */
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
