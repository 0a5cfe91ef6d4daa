import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { errorMessage } from '../platform/api-error.ts';
import { Alert } from '../ui/alert.tsx';
import { FormSearchableSelect } from '../ui/form/form-searchable-select.tsx';
import { departmentsQuery } from './api.ts';

interface DepartmentFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** The value that stands for no department. */
  nothing: string;
}

export function DepartmentField<Values extends FieldValues>({
  control,
  name,
  nothing,
}: DepartmentFieldProps<Values>) {
  const departments = useQuery(departmentsQuery());
  return (
    <>
      <FormSearchableSelect
        control={control}
        name={name}
        label="Department"
        options={[
          { id: nothing, label: 'No department' },
          ...(departments.data ?? []).map((each) => ({ id: each.id, label: each.name })),
        ]}
      />
      {departments.error && (
        <Alert tone="danger" title="The departments could not be loaded">
          <p>{errorMessage(departments.error)}</p>
        </Alert>
      )}
    </>
  );
}
