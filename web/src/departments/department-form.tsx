import { CreateDepartment, type Department } from '@almanac/domain/departments/schema';
import { ActionForm, useActionForm } from '../platform/forms/action-form.tsx';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { reloadDepartment, saveDepartmentMutation } from './api.ts';

interface DepartmentFormProps {
  /** The department to rename; a new one is added without it. */
  department?: Department | undefined;
  onClose: () => void;
}

export function DepartmentForm({ department, onClose }: DepartmentFormProps) {
  const form = useActionForm({
    schema: CreateDepartment,
    defaultValues: { name: department?.name ?? '' },
    mutation: saveDepartmentMutation(department),
    draftName: department ? `department-${department.id}` : 'new-department',
    edit: department && {
      record: department,
      valuesOf: ({ name }) => ({ name }),
      reload: () => reloadDepartment(department),
      describe: ({ name }) => ({ 'Department name': name }),
    },
    sentences: department ? renaming : adding,
    detailOf: ({ name }) => name,
    fieldOfCode: { DEPARTMENT_NAME_TAKEN: 'name' },
    onSaved: onClose,
  });
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormTextField
        control={form.control}
        name="name"
        label="Department name"
        autoComplete="off"
        autoFocus
        isRequired
      />
    </ActionForm>
  );
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
