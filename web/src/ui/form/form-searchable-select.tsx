import type { FieldValues } from 'react-hook-form';
import { SearchFrame } from '../select/search-frame.tsx';
import { SearchableSelect, type SearchableSelectProps } from '../select/searchable-select.tsx';
import { type BoundProps, chosenId, useFormField } from './use-form-field.ts';
export type FormSearchableSelectProps<Values extends FieldValues, Id extends string> = BoundProps<
  Values,
  SearchableSelectProps<Id>
>;

export function FormSearchableSelect<Values extends FieldValues, Id extends string>({
  control,
  name,
  ...fieldProps
}: FormSearchableSelectProps<Values, Id>) {
  const { value, ...field } = useFormField({ control, name });
  return <SearchableSelect frame={SearchFrame} {...fieldProps} {...field} value={chosenId<Id>(value)} />;
}
