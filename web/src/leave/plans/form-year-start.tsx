import type { FieldValues } from 'react-hook-form';
import { type FormFieldBinding, useFormField } from '../../ui/form/use-form-field.ts';
import { YearStartFields } from './year-start-fields.tsx';

export function FormYearStart<Values extends FieldValues>(binding: FormFieldBinding<Values>) {
  const { value, onChange, errorMessage } = useFormField(binding);
  return (
    <YearStartFields
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}
