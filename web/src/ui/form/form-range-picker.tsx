import type { FieldPath, FieldValues } from 'react-hook-form';
import { type RangeEnd, RangePicker, type RangePickerProps } from '../date/range-picker.tsx';
import { type FormFieldBinding, useFormField } from './use-form-field.ts';

// What opens is there as a whole, with the fields that work.

type BoundEnd<Values extends FieldValues> = Pick<RangeEnd, 'label' | 'description' | 'below'> & {
  name: FieldPath<Values>;
  /** Why the date would be refused, where others than the form judge it; the form's own error goes first. */
  refusal?: string | undefined;
};

export type FormRangePickerProps<Values extends FieldValues> = Omit<RangePickerProps, 'start' | 'end'> &
  Pick<FormFieldBinding<Values>, 'control'> & { start: BoundEnd<Values>; end: BoundEnd<Values> };

/** Two required dates of a form, '' for none. */
export function FormRangePicker<Values extends FieldValues>({
  control,
  start,
  end,
  ...pickerProps
}: FormRangePickerProps<Values>) {
  const startField = useFormField({ control, name: start.name });
  const endField = useFormField({ control, name: end.name });
  return <RangePicker {...pickerProps} start={endOf(start, startField)} end={endOf(end, endField)} />;
}

function endOf<Values extends FieldValues>(
  { name: _, refusal, ...props }: BoundEnd<Values>,
  { name: __, value, errorMessage = refusal, ...field }: ReturnType<typeof useFormField>,
): RangeEnd {
  return { ...props, ...field, errorMessage, value: typeof value === 'string' ? value : '' };
}
