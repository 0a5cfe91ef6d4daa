import { personName } from '@almanac/domain/access/person-name';
import { ChangeUser, type User } from '@almanac/domain/people/accounts/schema';
import { DepartmentField } from '../../departments/department-field.tsx';
import { ActionForm, useActionForm } from '../../platform/action-form.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { changeUserMutation } from './api.ts';
import { EmploymentStartField } from './employment-start-field.tsx';

interface EditUserFormProps {
  user: User;
  onClose: () => void;
}

export function EditUserForm({ user, onClose }: EditUserFormProps) {
  const form = useActionForm({
    schema: ChangeUser,
    defaultValues: {
      name: user.name,
      departmentId: user.departmentId ?? null,
      employmentStart: user.employmentStart ?? null,
    },
    mutation: changeUserMutation(user),
    draftName: `user-${user.id}`,
    sentences: {
      submit: 'Save Changes',
      pending: 'Saving...',
      done: 'User saved',
      failed: 'The user was not saved',
    },
    detailOf: personName,
    onSaved: onClose,
  });
  const { control } = form;
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormTextField control={control} name="name" label="Name" autoComplete="off" autoFocus isRequired />
      <DepartmentField control={control} name="departmentId" nothing="No department" />
      <EmploymentStartField control={control} name="employmentStart" />
    </ActionForm>
  );
}
