import { type Role, roles } from '@almanac/domain/access/role';
import type { User } from '@almanac/domain/people/accounts/schema';
import { checkRoleGrant } from '@almanac/domain/people/accounts/user-rules';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { roleNames } from '../../access/role-name.ts';
import { DepartmentField } from '../../departments/department-field.tsx';
import { useCompany } from '../../platform/company.ts';
import { useViewer } from '../../platform/session.ts';
import { useDialogForm } from '../../platform/use-dialog-form.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { inviteUserMutation } from './api.ts';
import { chosenDepartment, inviteFormSchema, noDepartment } from './user-form-rules.ts';

interface FormValues {
  email: string;
  name: string;
  role?: Role | undefined;
  departmentId: string;
  employmentStart?: string | null | undefined;
}

const emptyForm: FormValues = {
  email: '',
  name: '',
  role: 'EMPLOYEE',
  departmentId: noDepartment,
  employmentStart: null,
};

interface InviteUserFormProps {
  onCancel: () => void;
  onInvited: (user: User) => void;
}

export function InviteUserForm({ onCancel, onInvited }: InviteUserFormProps) {
  const { domain } = useCompany();
  const viewer = useViewer();
  const form = useForm({ defaultValues: emptyForm, resolver: zodResolver(inviteFormSchema(domain)) });
  const { control, handleSubmit } = form;
  const { discardDraft, forgetRefusal, showRefusal, refusal } = useDialogForm(form, {
    draftName: 'invite-user',
    failure: 'The user was not invited',
    fields: ['email', 'name', 'role', 'departmentId', 'employmentStart'],
    fieldOfCode: { USER_EXISTS: 'email' },
  });
  const { mutate, isPending } = useMutation(inviteUserMutation());
  const submit = handleSubmit(({ departmentId, employmentStart, ...invitation }) => {
    forgetRefusal();
    const start = employmentStart ?? undefined;
    mutate(
      { ...invitation, departmentId: chosenDepartment(departmentId), employmentStart: start },
      {
        onSuccess: (user) => {
          discardDraft();
          onInvited(user);
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
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      isPending={isPending}
      refusal={refusal}
    >
      <FormTextField
        control={control}
        name="email"
        type="email"
        label="Email"
        placeholder={`name@${domain}`}
        autoComplete="off"
        autoFocus
        isRequired
      />
      <FormTextField control={control} name="name" label="Name" autoComplete="off" isRequired />
      <FormSelect
        control={control}
        name="role"
        label="Role"
        options={roles
          .filter((role) => !checkRoleGrant(viewer, role).refused)
          .map((role) => ({ id: role, label: roleNames[role] }))}
      />
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
