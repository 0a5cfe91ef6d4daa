import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FailureAlert } from '../platform/forms/failure-alert.tsx';
import { FormSearchableSelect } from '../ui/form/form-searchable-select.tsx';
import type { FormFieldBinding } from '../ui/form/use-form-field.ts';
import { departmentsQuery } from './api.ts';
import { text } from './messages/text.ts';

interface DepartmentFieldProps<Values extends FieldValues> extends FormFieldBinding<Values> {
  /** Label of the option for null; without it, a department is required. */
  nothing?: string;
  /** The only option, if the department is fixed. */
  fixed?: { id: string; name: string } | undefined;
  description?: ReactNode;
}

export function DepartmentField<Values extends FieldValues>({
  fixed,
  nothing,
  ...fieldProps
}: DepartmentFieldProps<Values>) {
  const departments = useQuery(departmentsQuery());
  const offered = fixed ? [fixed] : (departments.data ?? []);
  return (
    <>
      <FormSearchableSelect
        {...fieldProps}
        label={text('departments.department')}
        placeholder={text('departments.select')}
        isRequired={nothing === undefined}
        isDisabled={fixed !== undefined}
        {...(nothing !== undefined && { nothing })}
        options={offered.map(({ id, name }) => ({ id, label: name }))}
      />
      <FailureAlert title={text('departments.notLoaded')} error={departments.error} />
    </>
  );
}
