import type { FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '../field/text-area.tsx';
import { type BoundProps, useFormField } from './use-form-field.ts';

export type FormTextAreaProps<Values extends FieldValues> = BoundProps<Values, TextAreaProps>;

export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  ...fieldProps
}: FormTextAreaProps<Values>) {
  const { value, ...field } = useFormField({ control, name });
  return <TextArea {...fieldProps} {...field} value={typeof value === 'string' ? value : ''} />;
}
