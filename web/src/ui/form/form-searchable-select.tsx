import type { FieldValues } from 'react-hook-form';
import { SearchableSelect, type SearchableSelectProps } from '../searchable-select.tsx';
import { type BoundProps, useFormField } from './use-form-field.ts';

export type FormSearchableSelectProps<Values extends FieldValues, Id extends string> = BoundProps<
  Values,
  SearchableSelectProps<Id>
>;

/** Nothing chosen is '' where a choice is required, and null where it is not. */
export function FormSearchableSelect<Values extends FieldValues, Id extends string>({
  control,
  name,
  ...fieldProps
}: FormSearchableSelectProps<Values, Id>) {
  const { value, onChange, ...field } = useFormField({ control, name });
  const chosen = fieldProps.options.find((option) => option.id === value);
  const nothing = fieldProps.isRequired ? '' : null;
  return (
    <SearchableSelect
      {...fieldProps}
      {...field}
      value={chosen?.id ?? null}
      onChange={(id) => onChange(id ?? nothing)}
    />
  );
}
