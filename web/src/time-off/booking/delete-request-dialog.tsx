import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useToday } from '../../platform/session/today.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { awaitsText } from '../requests/words/mailed.ts';
import { deleteRequestMutation, saveRequestMutation } from './form/api.ts';

interface DeleteRequestDialogProps {
  request: TimeOffRequest;
  /** The request as text. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteRequestDialog({ request, name, isOpen, onClose }: DeleteRequestDialogProps) {
  const deleteRequest = useDeleteRequest(request);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Delete Request"
      message="Are you sure you want to delete this time off request?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      variant="danger"
      onConfirm={() => {
        onClose();
        deleteRequest();
      }}
    >
      <p className="font-medium text-ink">{name}</p>
    </ConfirmDialog>
  );
}

/**
 * Deletes the request and shows a toast. A deletion can't be undone, but the toast offers to request the same
 * days again while that is allowed.
 */
function useDeleteRequest(request: TimeOffRequest) {
  const today = useToday();
  const { mutate: requestAgain } = useMutationOnce({
    ...saveRequestMutation(),
    onSuccess: (saved) => toast('Time off request submitted', { detail: awaitsText(saved) }),
    onError: (error) => toastFailure('Failed to create time off request', error),
  });
  const { type, startDate, endDate, startHalf, endHalf, minutes, reason } = request;
  const wanted = { type, startDate, endDate, startHalf, endHalf, minutes, reason };
  const action = { label: 'Request again', onPress: () => requestAgain({ values: wanted, changes: {} }) };
  const { mutate: deleteRequest } = useMutationOnce({
    ...deleteRequestMutation(),
    onSuccess: () => toast('Time off request deleted', { action: startDate < today ? undefined : action }),
    onError: (error) => toastFailure('Failed to delete request', error),
  });
  return () => deleteRequest(request);
}
