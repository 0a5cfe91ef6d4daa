import { personName } from '@almanac/domain/access/person-name';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../platform/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { removeMemberMutation } from './api.ts';

interface RemoveMemberDialogProps {
  member: TeamMember;
  onClose: () => void;
}

/** Asks, removes, and stays open with the reason where the server refuses. */
export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const name = personName(member.user);
  const { mutate, isPending, error } = useMutation(removeMemberMutation());
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Remove Member"
      message={
        <>
          Are you sure you want to remove <bdi>{name}</bdi> from this team?
        </>
      }
      confirmLabel="Remove"
      pendingLabel="Removing..."
      variant="danger"
      isPending={isPending}
      errorMessage={error ? errorMessage(error) : undefined}
      onConfirm={() =>
        mutate(member, {
          onSuccess: () => {
            onClose();
            toast(`${name} was removed from the team`);
          },
        })
      }
    />
  );
}
