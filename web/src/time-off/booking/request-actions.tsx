import { personName } from '@almanac/domain/access/person-name';
import {
  checkCancellation,
  checkDeletion,
  checkEdit,
} from '@almanac/domain/time-off/requests/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { spanText } from '@almanac/domain/time-off/requests/span-text';
import { CalendarX2, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTypes } from '../../leave/types.ts';
import { useIsOnlyAdmin } from '../../people/accounts/use-is-only-admin.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session.ts';
import { useToday } from '../../platform/today.ts';
import { useMutationOnce } from '../../platform/use-mutation-once.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { openedComponent } from '../../ui/opened-component.ts';
import { toast } from '../../ui/toast.ts';
import { CorrectionActions } from '../corrections/correction-actions.tsx';
import { useCorrectionRights } from '../corrections/use-correction-rights.ts';
import { awaitsText } from '../requests/mailed.ts';
import { deleteRequestMutation, saveRequestMutation } from './api.ts';
import { EditRequestDialog } from './request-time-off.tsx';

const CancelRequestDialog = openedComponent(
  async () => (await import('./cancel-request-dialog.tsx')).CancelRequestDialog,
);

interface RequestActionsProps {
  request: TimeOffRequest;
  /** Called when the button that had the focus is gone. */
  onLeave: () => void;
}

/** What the viewer may do with the request besides deciding it: edit, correct, cancel, delete. */
export function RequestActions({ request, onLeave }: RequestActionsProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const { nameOf } = useTypes();
  const deleteRequest = useDeleteRequest(request);
  const [open, setOpen] = useState<'edit' | 'cancel' | 'delete'>();
  const close = () => setOpen(undefined);
  const { mayEdit, mayDelete, mayCorrect, cancellation, isOwnBegun, corrections } = useRights(request);
  // What is being typed stays, also when the request can be edited no longer: the form says why.
  const hasForm = mayEdit || open === 'edit';
  const mayCancel = !cancellation.refused || (isOwnBegun && isOnlyAdmin);
  const hasActions = hasForm || mayCorrect || mayCancel || isOwnBegun || mayDelete;

  // A cancelled request has no buttons any more; the focus must not vanish with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of leaving counts.
  useEffect(() => {
    if (!hasActions) return;
    return () => {
      if (document.activeElement === document.body) onLeave();
    };
  }, [hasActions]);

  if (!hasActions) return null;

  const about = `${nameOf(request.type)}, ${spanText(request, readerLocale())}`;
  const name = viewer.id === request.requester.id ? about : `${personName(request.requester)}, ${about}`;
  return (
    <div className="-my-1 flex @max-3xl:ml-auto">
      {mayEdit && (
        <IconButton label={`Edit: ${name}`} size="small" onPress={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
      <CorrectionActions request={request} rights={corrections} name={name} />
      {(mayCancel || isOwnBegun) && (
        <span title={mayCancel ? undefined : cancellation.message}>
          <IconButton
            label={`Cancel: ${name}`}
            size="small"
            isDisabled={!mayCancel}
            onPress={() => setOpen('cancel')}
          >
            <CalendarX2 aria-hidden="true" />
          </IconButton>
        </span>
      )}
      {mayDelete && (
        <IconButton label={`Delete: ${name}`} size="small" onPress={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {hasForm && <EditRequestDialog request={request} isOpen={open === 'edit'} onClose={close} />}
      <CancelRequestDialog
        request={request}
        name={name}
        needsReason={isOwnBegun}
        isOpen={open === 'cancel'}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        onClose={close}
        title="Delete Request"
        message="Are you sure you want to delete this time off request?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        variant="danger"
        onConfirm={() => {
          close();
          deleteRequest();
        }}
      >
        <p className="font-medium text-ink">{name}</p>
      </ConfirmDialog>
    </div>
  );
}

function useRights(request: TimeOffRequest) {
  const viewer = useViewer();
  const today = useToday();
  const corrections = useCorrectionRights(request);
  const state = { ...request, requesterId: request.requester.id };
  const cancellation = checkCancellation(viewer, state, today);
  return {
    mayEdit: !checkEdit(viewer, state).refused,
    mayDelete: !checkDeletion(viewer, state).refused,
    mayCorrect: corrections.mayShorten || corrections.mayInterrupt,
    cancellation,
    isOwnBegun: cancellation.refused && cancellation.code === 'OWN_REQUEST',
    corrections,
  };
}

/**
 * Deletes the request and says so. Deleted is deleted: what the message offers is to ask for the same days again,
 * while that is still allowed.
 */
function useDeleteRequest(request: TimeOffRequest) {
  const today = useToday();
  const { mutate: askAgain } = useMutationOnce({
    ...saveRequestMutation(),
    onSuccess: (saved) => toast('Time off request submitted', { detail: awaitsText(saved) }),
    onError: (error) =>
      toast(`Failed to create time off request: ${errorMessage(error)}`, { tone: 'danger' }),
  });
  const { type, startDate, endDate, startHalf, endHalf, minutes, reason } = request;
  const wanted = { type, startDate, endDate, startHalf, endHalf, minutes, reason };
  const again = { label: 'Ask again', onPress: () => askAgain({ values: wanted, changes: wanted }) };
  const { mutate: deleteRequest } = useMutationOnce({
    ...deleteRequestMutation(),
    onSuccess: () => toast('Time off request deleted', { action: startDate < today ? undefined : again }),
    onError: (error) => toast(`Failed to delete request: ${errorMessage(error)}`, { tone: 'danger' }),
  });
  return () => deleteRequest(request);
}
