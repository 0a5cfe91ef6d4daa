import type { FieldValues } from 'react-hook-form';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import type { FormFieldBinding } from '../../ui/form/use-form-field.ts';

export function EmploymentStartField<Values extends FieldValues>(binding: FormFieldBinding<Values>) {
  return (
    <FormDatePicker
      {...binding}
      label="Employment start (optional)"
      description="Whoever joins during a leave year gets a share of its days."
    />
  );
}
