import type { Team } from '@almanac/domain/teams/directory/schema';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../platform/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { deleteTeamMutation } from './api.ts';

interface DeleteTeamDialogProps {
  team: Team;
  onClose: () => void;
  onDeleting?: () => void;
  onFailed?: () => void;
  onDeleted?: () => void;
}

/** Asks, deletes, and stays open with the reason where the server refuses. */
export function DeleteTeamDialog({ team, onClose, onDeleting, onFailed, onDeleted }: DeleteTeamDialogProps) {
  const deletion = useMutation({
    ...deleteTeamMutation(),
    onMutate: () => onDeleting?.(),
    onSettled: (_answer, error) => {
      if (error) return onFailed?.();
      toast('Team deleted', { detail: team.name });
      onClose();
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => {
        if (open) return;
        deletion.reset();
        onClose();
      }}
      title="Delete Team"
      message={
        <>
          Are you sure you want to delete the team &quot;<bdi>{team.name}</bdi>&quot;? This action cannot be
          undone.
        </>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      variant="danger"
      isPending={deletion.isPending}
      errorMessage={deletion.error ? errorMessage(deletion.error) : undefined}
      onConfirm={() => deletion.mutate(team)}
    />
  );
}
