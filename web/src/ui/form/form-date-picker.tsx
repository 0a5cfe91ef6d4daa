import type { FieldValues } from 'react-hook-form';
import { DatePicker } from '../date/date-picker.tsx';
import type { DatePickerProps } from '../date/date-picker-props.ts';
import { type BoundProps, useFormField } from './use-form-field.ts';
export type FormDatePickerProps<Values extends FieldValues> = BoundProps<Values, DatePickerProps> & {
  /** A refusal from outside the form; the form's own error takes precedence. */
  refusal?: string | undefined;
};

/** An empty date is '' if required, otherwise null. */
export function FormDatePicker<Values extends FieldValues>({
  control,
  name,
  refusal,
  ...fieldProps
}: FormDatePickerProps<Values>) {
  const { value, onChange, errorMessage = refusal, ...field } = useFormField({ control, name });
  const nothing = fieldProps.isRequired ? '' : null;
  return (
    <DatePicker
      {...fieldProps}
      {...field}
      errorMessage={errorMessage}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(date) => onChange(date ?? nothing)}
    />
  );
}
