import { ActiveStateDialog } from './active-state-dialog.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { InviteUserDialog } from './invite-user-dialog.tsx';
import type { UserChange } from './user-actions.tsx';

interface UserDialogsProps {
  /** The dialog that is open, with the user it is about. */
  dialog: UserChange | { kind: 'invite' } | undefined;
  onClose: () => void;
}

export function UserDialogs({ dialog, onClose }: UserDialogsProps) {
  switch (dialog?.kind) {
    case 'invite':
      return <InviteUserDialog onClose={onClose} />;
    case 'edit':
      return <EditUserDialog user={dialog.user} onClose={onClose} />;
    case 'role':
      return <ChangeRoleDialog user={dialog.user} onClose={onClose} />;
    case 'active-state':
      return <ActiveStateDialog user={dialog.user} onClose={onClose} />;
    default:
      return null;
  }
}
