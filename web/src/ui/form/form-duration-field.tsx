import type { FieldValues } from 'react-hook-form';
import { DurationField, type DurationFieldProps } from '../duration-field.tsx';
import { type BoundProps, useFormField } from './use-form-field.ts';

export type FormDurationFieldProps<Values extends FieldValues> = BoundProps<Values, DurationFieldProps>;

export function FormDurationField<Values extends FieldValues>({
  control,
  name,
  ...fieldProps
}: FormDurationFieldProps<Values>) {
  const { value, ...field } = useFormField({ control, name });
  return <DurationField {...fieldProps} {...field} value={typeof value === 'number' ? value : null} />;
}
