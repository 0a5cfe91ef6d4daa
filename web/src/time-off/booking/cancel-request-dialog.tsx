import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { useDraftState } from '../../platform/forms/use-draft-state.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { peopleNotifiedText } from '../requests/words/mailed.ts';
import { cancelRequestMutation } from './form/api.ts';

interface CancelRequestDialogProps {
  request: TimeOffRequest;
  /** The request as text. */
  name: string;
  /** Whether a reason is required, because no one else could cancel it. */
  needsReason: boolean;
  isOpen: boolean;
  onClose: () => void;
}

export function CancelRequestDialog({
  request,
  name,
  needsReason,
  isOpen,
  onClose,
}: CancelRequestDialogProps) {
  const { value: reason, change, forget } = useDraftState(`cancel-${request.id}`, () => '');
  return (
    <ConfirmAction
      mutation={cancelRequestMutation()}
      input={{ id: request.id, version: request.version, reason: needsReason ? reason : undefined }}
      isOpen={isOpen}
      onClose={() => {
        forget();
        onClose();
      }}
      title="Cancel Request"
      message="Are you sure you want to cancel this time off request? It stays in the list as cancelled, and its days are free again."
      confirmLabel="Cancel Request"
      pendingLabel="Cancelling..."
      cancelLabel="Keep"
      variant="danger"
      done={{
        text: 'Time off request cancelled',
        detail: ({ mailed }) => `${name}. ${peopleNotifiedText(mailed, 'person', 'people')}`,
      }}
    >
      <p className="font-medium text-ink">{name}</p>
      {needsReason && (
        <TextArea
          label="Reason"
          description="It has begun, and you are the only administrator: the audit log says so, and why."
          value={reason}
          onChange={change}
          countLimit={2000}
          isRequired
        />
      )}
    </ConfirmAction>
  );
}
