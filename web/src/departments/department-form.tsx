import { departmentFields } from '@almanac/domain/departments/department-fields';
import type { Department } from '@almanac/domain/departments/schema';
import { formShape } from '@almanac/domain/records/record-schemas';
import * as z from 'zod/mini';
import { ActionForm, useActionForm } from '../platform/forms/action-form.tsx';
import { describedFields, FormInputs, formValues } from '../platform/forms/record-form.tsx';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { reloadDepartment, saveDepartmentMutation } from './api.ts';

const schema = z.object(formShape(departmentFields));

interface DepartmentFormProps {
  /** The department to rename; a new one if undefined. */
  department?: Department | undefined;
  onClose: () => void;
}

export function DepartmentForm({ department, onClose }: DepartmentFormProps) {
  const form = useActionForm({
    schema,
    defaultValues: valuesOf(department),
    mutation: saveDepartmentMutation(department),
    draftName: department ? `department-${department.id}` : 'new-department',
    edit: department && {
      record: department,
      valuesOf,
      reload: () => reloadDepartment(department),
      describe: (described) => describedFields(departmentFields, described),
    },
    sentences: department ? renaming : adding,
    detailOf: ({ name }) => name,
    fieldOfCode: { DEPARTMENT_NAME_TAKEN: 'name' },
    onSaved: onClose,
  });
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormInputs<typeof departmentFields, 'create'>
        inputs={{
          name: (
            <FormTextField
              control={form.control}
              name="name"
              label="Department name"
              autoComplete="off"
              autoFocus
              isRequired
            />
          ),
        }}
      />
    </ActionForm>
  );
}

function valuesOf(department: Department | undefined) {
  return formValues(departmentFields, 'create', department);
}

const adding = {
  submit: 'Add Department',
  pending: 'Adding...',
  done: 'Department added',
  failed: 'The department was not added',
};

const renaming: typeof adding = {
  submit: 'Save Name',
  pending: 'Saving...',
  done: 'Department renamed',
  failed: 'The department was not renamed',
};
