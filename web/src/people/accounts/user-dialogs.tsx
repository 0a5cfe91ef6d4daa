import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { fieldsSetBy } from '@almanac/domain/records/record-fields';
import { type ComponentType, useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { ApiError, isChangedMeanwhile } from '../../platform/http/api-error.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useBoundedDays } from '../../platform/session/today.ts';
import { Button } from '../../ui/button/button.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import {
  deactivateUserMutation,
  reactivateUserMutation,
  reloadUser,
  removeUserPhotoMutation,
} from './api.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { EraseUserDialog } from './erase-user-dialog.tsx';
import { rich, text } from './messages/dialogs-text.ts';
import { text as commonText } from './messages/text.ts';
import type { UserChange } from './user-actions.tsx';
import { UserDataDialog } from './user-data-dialog.tsx';
import type { LaterLeave } from './user-form.tsx';

const InviteUserForm = lazyComponent(async () => (await import('./user-form.tsx')).InviteUserForm);
const EditUserForm = lazyComponent(async () => (await import('./user-form.tsx')).EditUserForm);

interface UserDialogsProps {
  /** The open dialog and its user. */
  dialog: UserChange | { kind: 'invite' } | undefined;
  /** Dialogs of later slices. */
  leaving: ComponentType<{ user: User; onClose: () => void }>;
  employments: ComponentType<{ user: User; onClose: () => void }>;
  timeOff: ComponentType<{ user: User; onClose: () => void }>;
  deputies: ComponentType<{ user: User; onClose: () => void }>;
  /** Notice in the user form about time off after a new last day. */
  laterLeave: LaterLeave;
  onClose: () => void;
}

export function UserDialogs({
  dialog,
  leaving: LeavingDialog,
  employments: EmploymentsDialog,
  timeOff: TimeOffDialog,
  deputies: DeputiesDialog,
  laterLeave,
  onClose,
}: UserDialogsProps) {
  switch (dialog?.kind) {
    case 'invite':
      return (
        <FormDialog
          title={commonText('people.accounts.invite')}
          description={text('people.accounts.inviteHint')}
          fields={fieldsSetBy(userFields, 'create').length + 1}
          onClose={onClose}
        >
          <InviteUserForm onClose={onClose} />
        </FormDialog>
      );
    case 'edit':
      return (
        <FormDialog
          title={text('people.accounts.editTitle', { name: personName(dialog.user) })}
          description={dialog.user.email}
          fields={fieldsSetBy(userFields, 'change').length - 1}
          onClose={onClose}
        >
          <EditUserForm user={dialog.user} laterLeave={laterLeave} onClose={onClose} />
        </FormDialog>
      );
    case 'role':
      return <ChangeRoleDialog user={dialog.user} onClose={onClose} />;
    case 'time-off':
      return <TimeOffDialog user={dialog.user} onClose={onClose} />;
    case 'deputies':
      return <DeputiesDialog user={dialog.user} onClose={onClose} />;
    case 'employments':
      return <EmploymentsDialog user={dialog.user} onClose={onClose} />;
    case 'leaving':
      return <LeavingDialog user={dialog.user} onClose={onClose} />;
    case 'active-state':
      return dialog.user.isActive ? (
        <Deactivation user={dialog.user} onClose={onClose} />
      ) : (
        <ReactivateUserDialog user={dialog.user} onClose={onClose} />
      );
    case 'photo':
      return <PhotoRemoval user={dialog.user} onClose={onClose} />;
    case 'data':
      return <UserDataDialog user={dialog.user} onClose={onClose} />;
    case 'erase':
      return <EraseUserDialog user={dialog.user} onClose={onClose} />;
    default:
      return null;
  }
}

function PhotoRemoval({ user, onClose }: { user: User; onClose: () => void }) {
  const name = personName(user);
  return (
    <ConfirmAction
      mutation={removeUserPhotoMutation()}
      input={user}
      reload={reloadUser}
      title={commonText('people.accounts.removePhoto')}
      message={rich('people.accounts.removePhotoQuestion', {
        name: <bdi className="font-medium text-ink">{name}</bdi>,
      })}
      confirmLabel={commonText('people.accounts.removePhoto')}
      pendingLabel={text('people.accounts.removingPhoto')}
      variant="danger"
      done={{ text: text('people.accounts.photoRemoved'), detail: name }}
      failure={text('people.accounts.photoNotRemoved')}
      onClose={onClose}
    />
  );
}

function Deactivation({ user, onClose }: { user: User; onClose: () => void }) {
  const name = personName(user);
  return (
    <ConfirmAction
      mutation={deactivateUserMutation()}
      input={user}
      reload={reloadUser}
      title={text('people.accounts.deactivateTitle')}
      message={rich('people.accounts.deactivateQuestion', {
        name: <bdi className="font-medium text-ink">{name}</bdi>,
      })}
      confirmLabel={commonText('people.accounts.deactivate')}
      pendingLabel={text('people.accounts.deactivating')}
      variant="danger"
      done={{ text: text('people.accounts.userDeactivated'), detail: name }}
      failure={text('people.accounts.notDeactivated')}
      onClose={onClose}
    />
  );
}

interface ReactivateUserDialogProps {
  user: User;
  onClose: () => void;
}

/** Reactivates a user: in the previous employment, or in a new one with or without the balance that was left. */
function ReactivateUserDialog({ user, onClose }: ReactivateUserDialogProps) {
  const name = personName(user);
  const [seen, setSeen] = useState(user);
  const [start, setStart] = useState<string | null>(null);
  const [keepsBalance, setKeepsBalance] = useState(false);
  const days = useBoundedDays();
  const { mutate, isPending, error } = useMutationOnce({
    ...reactivateUserMutation(),
    onError: async (fault) => {
      if (isChangedMeanwhile(fault)) setSeen((await reloadUser(user)) ?? user);
    },
    onSettled: (changed, fault) => {
      if (fault || !changed) return;
      toast(text('people.accounts.userReactivated'), { detail: name });
      onClose();
    },
  });
  const issues = error instanceof ApiError ? error.issues : [];
  const fault = issues.find(({ path }) => path === 'employmentStart')?.message;
  const reactivate = () =>
    mutate({
      id: user.id,
      version: seen.version,
      ...(start !== null && { employmentStart: start, keepsBalance }),
    });
  return (
    <Dialog
      onClose={onClose}
      isDismissable={!isPending}
      size="small"
      title={text('people.accounts.reactivateTitle')}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {text('people.accounts.cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={text('people.accounts.reactivating')}
            onPress={reactivate}
          >
            {commonText('people.accounts.reactivate')}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">
        {rich('people.accounts.reactivateQuestion', {
          name: <bdi className="font-medium text-ink">{name}</bdi>,
        })}
      </p>
      <DatePicker
        label={text('people.accounts.newEmploymentStart')}
        description={text('people.accounts.newEmploymentHint')}
        value={start}
        onChange={setStart}
        errorMessage={fault}
        isDisabled={isPending}
        {...days}
      />
      <Checkbox isDisabled={start === null || isPending} isSelected={keepsBalance} onChange={setKeepsBalance}>
        {text('people.accounts.keepBalance')}
      </Checkbox>
      <FailureAlert
        title={text('people.accounts.notReactivated')}
        error={fault === undefined ? error : null}
      />
    </Dialog>
  );
}
