import type { FieldValues } from 'react-hook-form';
import { DatePicker } from '../date/date-picker.tsx';
import type { DatePickerProps } from '../date/date-picker-props.ts';
import { type BoundProps, useFormField } from './use-form-field.ts';
// What opens is there as a whole, with the fields that work.

export type FormDatePickerProps<Values extends FieldValues> = BoundProps<Values, DatePickerProps> & {
  /** Why the date would be refused, where others than the form judge it; the form's own error goes first. */
  refusal?: string | undefined;
};

/** No date is '' where one is required, and null where it is not. */
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
