import type { FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '../radio-group.tsx';
import { type BoundProps, useFormField } from './use-form-field.ts';

export type FormRadioGroupProps<Values extends FieldValues, Id extends string> = BoundProps<
  Values,
  RadioGroupProps<Id>
>;

export function FormRadioGroup<Values extends FieldValues, Id extends string>({
  control,
  name,
  ...fieldProps
}: FormRadioGroupProps<Values, Id>) {
  const { value, ...field } = useFormField({ control, name });
  const chosen = fieldProps.options.find((option) => option.id === value);
  return <RadioGroup {...fieldProps} {...field} value={chosen?.id ?? null} />;
}
