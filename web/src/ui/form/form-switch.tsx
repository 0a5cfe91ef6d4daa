import type { FieldValues } from 'react-hook-form';
import { Switch, type SwitchProps } from '../field/switch.tsx';
import { type FormFieldBinding, useFormField } from './use-form-field.ts';

export type FormSwitchProps<Values extends FieldValues> = FormFieldBinding<Values> &
  Omit<SwitchProps, 'name' | 'isSelected' | 'onChange' | 'onBlur'>;

export function FormSwitch<Values extends FieldValues>({
  control,
  name,
  ...switchProps
}: FormSwitchProps<Values>) {
  const { value, onChange, onBlur } = useFormField({ control, name });
  return (
    <Switch {...switchProps} name={name} isSelected={value === true} onChange={onChange} onBlur={onBlur} />
  );
}
