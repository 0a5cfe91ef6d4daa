import { isAdmin, isSystemAdmin } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { roles } from '@almanac/domain/access/role';
import { checkSignInEmail, normalEmail } from '@almanac/domain/people/accounts/email-rules';
import { message } from '@almanac/domain/people/accounts/messages/message';
import { ChangedName, checkChangedName, Email } from '@almanac/domain/people/accounts/person-fields';
import { ChangeUser, InviteUser, type User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import {
  addressOfAdmin,
  checkRoleGrant,
  ownAddress,
  ownEmployment,
} from '@almanac/domain/people/accounts/user-rules';
import { formShape } from '@almanac/domain/records/record-schemas';
import type { ComponentType } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { roleNames } from '../../access/role-name.ts';
import { DepartmentField } from '../../departments/department-field.tsx';
import { textOf } from '../../language/messages.ts';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { describedFields, FormInputs, formValues } from '../../platform/forms/record-form.tsx';
import { validatedBy } from '../../platform/forms/refusal-at-field.ts';
import { useCompany } from '../../platform/session/company.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useBoundedDays, useLastDay } from '../../platform/session/today.ts';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormSwitch } from '../../ui/form/form-switch.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import type { FormFieldBinding } from '../../ui/form/use-form-field.ts';
import { changeUserMutation, inviteUserMutation, reloadUser } from './api.ts';
import { EntitlementNotice, useEntitlementCheck } from './entitlement-notice.tsx';
import { text } from './messages/dialogs-text.ts';
import { text as commonText } from './messages/text.ts';
import { useIsOnlyAdmin } from './use-is-only-admin.ts';

export function InviteUserForm({ onClose }: { onClose: () => void }) {
  const { domain } = useCompany();
  const viewer = useViewer();
  const form = useActionForm({
    schema: invitationTo(domain),
    defaultValues: { ...formValues(userFields, 'create'), role: 'EMPLOYEE', welcome: true },
    mutation: inviteUserMutation(),
    draftName: 'invite-user',
    sentences: {
      submit: text('people.accounts.sendInvitation'),
      pending: text('people.accounts.inviting'),
      done: text('people.accounts.invited'),
      failed: text('people.accounts.notInvited'),
    },
    detailOf: ({ email }) => email,
    fieldOfCode: { USER_EXISTS: 'email', PERSONNEL_NUMBER_TAKEN: 'personnelNumber' },
    onSaved: onClose,
  });
  const { control } = form;
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormInputs<typeof userFields, 'create'>
        inputs={{
          email: (
            <FormTextField
              control={control}
              name="email"
              type="email"
              label={textOf(userFields.email.label)}
              placeholder={text('people.accounts.emailPlaceholder', { domain })}
              autoComplete="off"
              autoFocus
              isRequired
            />
          ),
          name: (
            <FormTextField
              control={control}
              name="name"
              label={textOf(userFields.name.label)}
              autoComplete="off"
              isRequired
            />
          ),
          role: (
            <FormSelect
              control={control}
              name="role"
              label={textOf(userFields.role.label)}
              options={roles
                .filter((role) => !checkRoleGrant(viewer, role).refused)
                .map((role) => ({ id: role, label: roleNames[role] }))}
            />
          ),
          departmentId: (
            <DepartmentField
              control={control}
              name="departmentId"
              nothing={commonText('people.accounts.noDepartment')}
            />
          ),
          employmentStart: <EmploymentStartField control={control} name="employmentStart" />,
          personnelNumber: <OptionalLine control={control} name="personnelNumber" />,
          costCentre: <OptionalLine control={control} name="costCentre" />,
        }}
      />
      <FormSwitch control={control} name="welcome">
        {text('people.accounts.emailThem')}
      </FormSwitch>
    </ActionForm>
  );
}

/** Form values of an invitation; an address outside the company is refused at its field. */
function invitationTo(companyDomain: string) {
  const { email, name, role } = InviteUser.shape;
  return z.extend(InviteUser, {
    ...formShape(userFields),
    name,
    role,
    email: z
      .pipe(email, z.transform(normalEmail))
      .check(z.superRefine(validatedBy((address) => checkSignInEmail(address, companyDomain)))),
  });
}

/** Form values of a change; null keeps totals set by hand and lets the others change. */
function changeOf(companyDomain: string, stored: User) {
  return z.pipe(
    z.extend(ChangeUser, {
      name: ChangedName.check(z.superRefine(validatedBy((name) => checkChangedName(name, stored.name)))),
      email: z
        .pipe(Email, z.transform(normalEmail))
        .check(z.superRefine(validatedBy((address) => checkSignInEmail(address, companyDomain)))),
      keepTotals: z.nullable(ChangeUser.shape.keepTotals),
    }),
    z.transform(({ keepTotals, ...change }) => ({ ...change, ...(keepTotals !== null && { keepTotals }) })),
  );
}

/** A later slice's notice about time off after the form's last day. */
export type LaterLeave = ComponentType<{ user: User; lastDay: string | null }>;

interface EditUserFormProps {
  user: User;
  laterLeave: LaterLeave;
  onClose: () => void;
}

export function EditUserForm({ user, laterLeave: LaterLeaveNotice, onClose }: EditUserFormProps) {
  const { domain } = useCompany();
  const viewer = useViewer();
  const isOwn = viewer.id === user.id;
  const isOnlyAdmin = useIsOnlyAdmin();
  const isClosed = isOwn && !isOnlyAdmin;
  const isOfAdmin = !isOwn && isAdmin(user) && !isSystemAdmin(viewer);
  const addressReason = isClosed ? ownAddress : isOfAdmin && !isOnlyAdmin ? addressOfAdmin : undefined;
  const form = useActionForm({
    schema: changeOf(domain, user),
    defaultValues: valuesOf(user),
    mutation: changeUserMutation(user),
    draftName: `user-${user.id}`,
    edit: { record: user, valuesOf, reload: () => reloadUser(user), describe },
    precheck: useEntitlementCheck(user),
    sentences: {
      submit: text('people.accounts.save'),
      pending: text('people.accounts.saving'),
      done: text('people.accounts.saved'),
      failed: text('people.accounts.notSaved'),
    },
    detailOf: personName,
    fieldOfCode: { USER_EXISTS: 'email', PERSONNEL_NUMBER_TAKEN: 'personnelNumber' },
    onSaved: onClose,
  });
  const { control } = form;
  const [start, end] = useWatch({ control, name: ['employmentStart', 'employmentEnd'] });
  const lastDay = useLastDay();
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormInputs<typeof userFields, 'change'>
        inputs={{
          name: (
            <FormTextField
              control={control}
              name="name"
              label={textOf(userFields.name.label)}
              autoComplete="off"
              autoFocus
              isRequired
            />
          ),
          email: (
            <FormTextField
              control={control}
              name="email"
              type="email"
              label={textOf(userFields.email.label)}
              description={
                addressReason === undefined ? text('people.accounts.emailHint') : textOf(addressReason)
              }
              autoComplete="off"
              isDisabled={addressReason !== undefined}
              isRequired
            />
          ),
          departmentId: (
            <DepartmentField
              control={control}
              name="departmentId"
              nothing={commonText('people.accounts.noDepartment')}
            />
          ),
          employmentStart: (
            <EmploymentStartField
              control={control}
              name="employmentStart"
              {...(isClosed && { isDisabled: true, description: textOf(ownEmployment) })}
            />
          ),
          employmentEnd: user.employmentEnd !== undefined && (
            <FormDatePicker
              control={control}
              name="employmentEnd"
              label={text('people.accounts.optionalLastDay')}
              description={text('people.accounts.lastDayHint')}
              isDisabled={isClosed}
              {...lastDay}
            />
          ),
          personnelNumber: <OptionalLine control={control} name="personnelNumber" />,
          costCentre: <OptionalLine control={control} name="costCentre" />,
        }}
      />
      <LaterLeaveNotice user={user} lastDay={end ?? null} />
      <EntitlementNotice control={control} name="keepTotals" user={user} start={start ?? null} />
      {(isOwn || isOfAdmin) && isOnlyAdmin && (
        <FormTextField
          control={control}
          name="reason"
          label={textOf(message('people.accounts.reason'))}
          description={text('people.accounts.reasonHint')}
          autoComplete="off"
        />
      )}
    </ActionForm>
  );
}

function valuesOf(user: User) {
  return { ...formValues(userFields, 'change', user), keepTotals: null, reason: '' };
}

function describe({ role, departmentName = '', isActive, ...user }: User) {
  return {
    [textOf(userFields.name.label)]: user.name,
    [textOf(userFields.email.label)]: user.email,
    [textOf(userFields.departmentId.label)]: departmentName,
    ...describedFields(userFields, user),
    [textOf(userFields.role.label)]: roleNames[role],
    [textOf(userFields.isActive.label)]: isActive
      ? commonText('people.accounts.active')
      : commonText('people.accounts.inactive'),
  };
}

function OptionalLine<Values extends FieldValues>({
  name,
  ...field
}: FormFieldBinding<Values> & { name: 'personnelNumber' | 'costCentre' }) {
  return (
    <FormTextField
      {...field}
      name={name}
      label={text(
        name === 'costCentre' ? 'people.accounts.optionalCostCentre' : 'people.accounts.optionalNumber',
      )}
      autoComplete="off"
    />
  );
}

interface EmploymentStartFieldProps<Values extends FieldValues> extends FormFieldBinding<Values> {
  isDisabled?: boolean;
  description?: string;
}

function EmploymentStartField<Values extends FieldValues>({
  description = text('people.accounts.startHint'),
  ...field
}: EmploymentStartFieldProps<Values>) {
  return (
    <FormDatePicker
      {...field}
      {...useBoundedDays()}
      label={text('people.accounts.optionalStart')}
      description={description}
    />
  );
}
