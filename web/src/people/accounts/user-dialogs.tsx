import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { fieldsSetBy } from '@almanac/domain/records/record-fields';
import type { ComponentType } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { changeActiveStateMutation, reloadUser, removeUserPhotoMutation } from './api.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { EraseUserDialog } from './erase-user-dialog.tsx';
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
  timeOff: ComponentType<{ user: User; onClose: () => void }>;
  deputies: ComponentType<{ user: User; onClose: () => void }>;
  /** Notice in the user form about time off after a new last day. */
  laterLeave: LaterLeave;
  onClose: () => void;
}

export function UserDialogs({
  dialog,
  leaving: LeavingDialog,
  timeOff: TimeOffDialog,
  deputies: DeputiesDialog,
  laterLeave,
  onClose,
}: UserDialogsProps) {
  switch (dialog?.kind) {
    case 'invite':
      return (
        <FormDialog
          title="Invite User"
          description="Creates an account. You can email them how to sign in."
          fields={fieldsSetBy(userFields, 'create').length + 1}
          onClose={onClose}
        >
          <InviteUserForm onClose={onClose} />
        </FormDialog>
      );
    case 'edit':
      return (
        <FormDialog
          title={`Edit ${personName(dialog.user)}`}
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
    case 'leaving':
      return <LeavingDialog user={dialog.user} onClose={onClose} />;
    case 'active-state':
      return <ActiveStateDialog user={dialog.user} onClose={onClose} />;
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
      title="Remove Photo"
      message={
        <>
          Everyone sees the initials of <bdi className="font-medium text-ink">{name}</bdi> again.
        </>
      }
      confirmLabel="Remove Photo"
      pendingLabel="Removing..."
      variant="danger"
      done={{ text: 'Photo removed', detail: name }}
      failure="The photo was not removed"
      onClose={onClose}
    />
  );
}

function ActiveStateDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const name = personName(user);
  const words = user.isActive ? deactivation : reactivation;
  return (
    <ConfirmAction
      mutation={changeActiveStateMutation()}
      input={user}
      reload={reloadUser}
      title={words.title}
      message={
        <>
          Are you sure you want to {words.verb} <bdi className="font-medium text-ink">{name}</bdi>?{' '}
          {words.consequence}
        </>
      }
      confirmLabel={words.confirm}
      pendingLabel={words.pending}
      variant={user.isActive ? 'danger' : 'primary'}
      done={{ text: words.done, detail: name }}
      failure={words.failure}
      onClose={onClose}
    />
  );
}

const deactivation = {
  title: 'Deactivate User',
  verb: 'deactivate',
  consequence: 'They are signed out everywhere at once and cannot sign in. Their records stay.',
  confirm: 'Deactivate',
  pending: 'Deactivating...',
  done: 'User deactivated',
  failure: 'Failed to deactivate user',
};

const reactivation: typeof deactivation = {
  title: 'Reactivate User',
  verb: 'reactivate',
  consequence: 'They can sign in again and count as active. A last day that is over is taken back.',
  confirm: 'Reactivate',
  pending: 'Reactivating...',
  done: 'User reactivated',
  failure: 'Failed to reactivate user',
};
