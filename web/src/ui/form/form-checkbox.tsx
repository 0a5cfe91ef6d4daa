import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../checkbox.tsx';
import { type FormFieldBinding, useFormField } from './use-form-field.ts';

export type FormCheckboxProps<Values extends FieldValues> = FormFieldBinding<Values> &
  Omit<CheckboxProps, 'name' | 'isSelected' | 'onChange' | 'onBlur'>;

export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  ...checkboxProps
}: FormCheckboxProps<Values>) {
  const { value, onChange, onBlur } = useFormField({ control, name });
  return (
    <Checkbox
      {...checkboxProps}
      name={name}
      isSelected={value === true}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
