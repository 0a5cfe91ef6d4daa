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

function ActiveStateDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const name = personName(user);
  const words = user.isActive ? deactivation(name) : reactivation(name);
  return (
    <ConfirmAction
      mutation={changeActiveStateMutation()}
      input={user}
      reload={reloadUser}
      title={words.title}
      message={words.question}
      confirmLabel={words.confirm}
      pendingLabel={words.pending}
      variant={user.isActive ? 'danger' : 'primary'}
      done={{ text: words.done, detail: name }}
      failure={words.failure}
      onClose={onClose}
    />
  );
}

function deactivation(name: string) {
  return {
    title: text('people.accounts.deactivateTitle'),
    question: rich('people.accounts.deactivateQuestion', {
      name: <bdi className="font-medium text-ink">{name}</bdi>,
    }),
    confirm: commonText('people.accounts.deactivate'),
    pending: text('people.accounts.deactivating'),
    done: text('people.accounts.userDeactivated'),
    failure: text('people.accounts.notDeactivated'),
  };
}

function reactivation(name: string): ReturnType<typeof deactivation> {
  return {
    title: text('people.accounts.reactivateTitle'),
    question: rich('people.accounts.reactivateQuestion', {
      name: <bdi className="font-medium text-ink">{name}</bdi>,
    }),
    confirm: commonText('people.accounts.reactivate'),
    pending: text('people.accounts.reactivating'),
    done: text('people.accounts.userReactivated'),
    failure: text('people.accounts.notReactivated'),
  };
}
