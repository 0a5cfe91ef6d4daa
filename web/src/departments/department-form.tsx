import { departmentFields } from '@almanac/domain/departments/department-fields';
import type { Department } from '@almanac/domain/departments/schema';
import { formShape } from '@almanac/domain/records/record-schemas';
import * as z from 'zod/mini';
import { textOf } from '../language/messages.ts';
import { ActionForm, useActionForm } from '../platform/forms/action-form.tsx';
import { describedFields, FormInputs, formValues } from '../platform/forms/record-form.tsx';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { reloadDepartment, saveDepartmentMutation } from './api.ts';
import { text } from './messages/text.ts';

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
    sentences: department ? renaming() : adding(),
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
              label={textOf(departmentFields.name.label)}
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

function adding() {
  return {
    submit: text('departments.add'),
    pending: text('departments.adding'),
    done: text('departments.added'),
    failed: text('departments.notAdded'),
  };
}

function renaming(): ReturnType<typeof adding> {
  return {
    submit: text('departments.saveName'),
    pending: text('departments.saving'),
    done: text('departments.renamed'),
    failed: text('departments.notRenamed'),
  };
}
