import type { FieldPath, FieldValues } from 'react-hook-form';
import { type RangeEnd, RangePicker, type RangePickerProps } from '../date/range-picker.tsx';
import { type FormFieldBinding, useFormField } from './use-form-field.ts';

type BoundEnd<Values extends FieldValues> = Pick<RangeEnd, 'label' | 'description' | 'below'> & {
  name: FieldPath<Values>;
  /** A refusal from outside the form; the form's own error takes precedence. */
  refusal?: string | undefined;
};

export type FormRangePickerProps<Values extends FieldValues> = Omit<RangePickerProps, 'start' | 'end'> &
  Pick<FormFieldBinding<Values>, 'control'> & { start: BoundEnd<Values>; end: BoundEnd<Values> };

/** Two required dates of a form; '' for none. */
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
