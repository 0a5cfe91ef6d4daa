import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';
import { type BoundProps, useFormField } from './use-form-field.ts';

export type FormTextFieldProps<Values extends FieldValues> = BoundProps<Values, TextFieldProps>;

export function FormTextField<Values extends FieldValues>({
  control,
  name,
  ...fieldProps
}: FormTextFieldProps<Values>) {
  const { value, ...field } = useFormField({ control, name });
  return <TextField {...fieldProps} {...field} value={typeof value === 'string' ? value : ''} />;
}
