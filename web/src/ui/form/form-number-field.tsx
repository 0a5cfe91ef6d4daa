import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '../field/number-field.tsx';
import { type BoundProps, useFormField } from './use-form-field.ts';

export type FormNumberFieldProps<Values extends FieldValues> = BoundProps<Values, NumberFieldProps>;

export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  ...fieldProps
}: FormNumberFieldProps<Values>) {
  const { value, ...field } = useFormField({ control, name });
  return <NumberField {...fieldProps} {...field} value={typeof value === 'number' ? value : null} />;
}
