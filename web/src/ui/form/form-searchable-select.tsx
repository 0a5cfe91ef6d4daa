import type { FieldValues } from 'react-hook-form';
import { SearchableSelect } from '../select/searchable-select.tsx';
import type { SelectProps } from '../select/select.tsx';
import { type BoundProps, chosenId, useFormField } from './use-form-field.ts';
export type FormSearchableSelectProps<Values extends FieldValues, Id extends string> = BoundProps<
  Values,
  SelectProps<Id>
>;

export function FormSearchableSelect<Values extends FieldValues, Id extends string>({
  control,
  name,
  ...fieldProps
}: FormSearchableSelectProps<Values, Id>) {
  const { value, ...field } = useFormField({ control, name });
  return <SearchableSelect {...fieldProps} {...field} value={chosenId<Id>(value)} />;
}
