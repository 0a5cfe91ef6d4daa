import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { toastFailure } from '../../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../../platform/http/use-mutation-once.ts';
import { useToday } from '../../../platform/session/today.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { awaitsText } from '../../requests/words/mailed.ts';
import { deleteRequestMutation, saveRequestMutation } from '../form/api.ts';
import { text } from './messages/text.ts';

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
      title={text('time-off.booking.deleteTitle')}
      message={text('time-off.booking.deleteQuestion')}
      confirmLabel={text('time-off.booking.confirmDelete')}
      cancelLabel={text('time-off.booking.keep')}
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
    onSuccess: (saved) => toast(text('time-off.booking.requestedAgain'), { detail: awaitsText(saved) }),
    onError: (error) => toastFailure(text('time-off.booking.notRequestedAgain'), error),
  });
  const { type, startDate, endDate, startHalf, endHalf, minutes, reason } = request;
  const wanted = { type, startDate, endDate, startHalf, endHalf, minutes, reason };
  const action = {
    label: text('time-off.booking.requestAgain'),
    onPress: () => requestAgain({ values: wanted, changes: {} }),
  };
  const { mutate: deleteRequest } = useMutationOnce({
    ...deleteRequestMutation(),
    onSuccess: () =>
      toast(text('time-off.booking.deleted'), { action: startDate < today ? undefined : action }),
    onError: (error) => toastFailure(text('time-off.booking.notDeleted'), error),
  });
  return () => deleteRequest(request);
}
