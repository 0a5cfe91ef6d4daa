import type { FieldValues } from 'react-hook-form';
import { ListFrame } from '../select/list-frame.tsx';
import { Select, type SelectProps } from '../select/select.tsx';
import { type BoundProps, chosenId, useFormField } from './use-form-field.ts';
export type FormSelectProps<Values extends FieldValues, Id extends string> = BoundProps<
  Values,
  SelectProps<Id>
>;

export function FormSelect<Values extends FieldValues, Id extends string>({
  control,
  name,
  ...fieldProps
}: FormSelectProps<Values, Id>) {
  const { value, ...field } = useFormField({ control, name });
  return <Select frame={ListFrame} {...fieldProps} {...field} value={chosenId<Id>(value)} />;
}
