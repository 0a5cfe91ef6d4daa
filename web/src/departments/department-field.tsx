import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FailureAlert } from '../platform/forms/failure-alert.tsx';
import { FormSearchableSelect } from '../ui/form/form-searchable-select.tsx';
import type { FormFieldBinding } from '../ui/form/use-form-field.ts';
import { departmentsQuery } from './api.ts';

interface DepartmentFieldProps<Values extends FieldValues> extends FormFieldBinding<Values> {
  /** Names the option that stands for no department, which is null; without it one is required. */
  nothing?: string;
  /** The only department that can be chosen, where there is no choice any more. */
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
        label="Department"
        placeholder="Select a department"
        isRequired={nothing === undefined}
        isDisabled={fixed !== undefined}
        {...(nothing !== undefined && { nothing })}
        options={offered.map(({ id, name }) => ({ id, label: name }))}
      />
      <FailureAlert title="The departments could not be loaded" error={departments.error} />
    </>
  );
}
