import type { Department } from '@almanac/domain/departments/schema';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../platform/api-error.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { deleteDepartmentMutation } from './api.ts';

interface DeleteDepartmentDialogProps {
  department: Department;
  onClose: () => void;
}

/** Asks, deletes, and stays open with the reason where the server refuses, as for a department in use. */
export function DeleteDepartmentDialog({ department, onClose }: DeleteDepartmentDialogProps) {
  const deletion = useMutation({
    ...deleteDepartmentMutation(),
    onSettled: (_answer, error) => {
      if (error) return;
      toast('Department deleted', { detail: department.name });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Delete Department"
      message={
        <>
          Are you sure you want to delete the department &quot;<bdi>{department.name}</bdi>&quot;? This action
          cannot be undone.
        </>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      variant="danger"
      isPending={deletion.isPending}
      errorMessage={deletion.error ? errorMessage(deletion.error) : undefined}
      onConfirm={() => deletion.mutate(department)}
    />
  );
}
