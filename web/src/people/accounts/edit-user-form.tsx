import type { User } from '@almanac/domain/people/accounts/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { DepartmentField } from '../../departments/department-field.tsx';
import { useDialogForm } from '../../platform/use-dialog-form.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { changeUserMutation } from './api.ts';
import { chosenDepartment, editFormSchema, noDepartment } from './user-form-rules.ts';

interface FormValues {
  name?: string | undefined;
  departmentId: string;
  employmentStart?: string | null | undefined;
}

interface EditUserFormProps {
  user: User;
  onCancel: () => void;
  onSaved: (user: User) => void;
}

export function EditUserForm({ user, onCancel, onSaved }: EditUserFormProps) {
  const defaultValues: FormValues = {
    name: user.name,
    departmentId: user.departmentId ?? noDepartment,
    employmentStart: user.employmentStart ?? null,
  };
  const form = useForm({ defaultValues, resolver: zodResolver(editFormSchema) });
  const { control, handleSubmit } = form;
  const { discardDraft, forgetRefusal, showRefusal, refusal } = useDialogForm(form, {
    draftName: `user-${user.id}`,
    failure: 'The user was not saved',
    fields: ['name', 'departmentId', 'employmentStart'],
  });
  const { mutate, isPending } = useMutation(changeUserMutation());
  const submit = handleSubmit(({ departmentId, ...changes }) => {
    forgetRefusal();
    mutate(
      { id: user.id, ...changes, departmentId: chosenDepartment(departmentId) ?? null },
      {
        onSuccess: (saved) => {
          discardDraft();
          onSaved(saved);
        },
        onError: showRefusal,
      },
    );
  });

  return (
    <DialogForm
      onSubmit={submit}
      onCancel={() => {
        discardDraft();
        onCancel();
      }}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      isPending={isPending}
      refusal={refusal}
    >
      <FormTextField control={control} name="name" label="Name" autoComplete="off" autoFocus isRequired />
      <DepartmentField control={control} name="departmentId" nothing={noDepartment} />
      <FormDatePicker
        control={control}
        name="employmentStart"
        label="Employment start (optional)"
        description="Whoever joins during a leave year gets a share of its days."
      />
    </DialogForm>
  );
}
