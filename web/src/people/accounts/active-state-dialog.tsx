import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../platform/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { changeActiveStateMutation } from './api.ts';

interface ActiveStateDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks before a user is deactivated or reactivated, and stays open with the reason where the server refuses. */
export function ActiveStateDialog({ user, onClose }: ActiveStateDialogProps) {
  const name = personName(user);
  const words = user.isActive ? deactivation : reactivation;
  const change = useMutation({
    ...changeActiveStateMutation(),
    onSettled: (_user, error) => {
      if (error) return;
      toast(words.done, { detail: name });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
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
      isPending={change.isPending}
      errorMessage={change.error ? `${words.failure}. ${errorMessage(change.error)}` : undefined}
      onConfirm={() => change.mutate(user)}
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
  consequence: 'They can sign in again and count as active.',
  confirm: 'Reactivate',
  pending: 'Reactivating...',
  done: 'User reactivated',
  failure: 'Failed to reactivate user',
};
