import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { ConfirmAction } from '../../../platform/forms/confirm-action.tsx';
import { useDraftState } from '../../../platform/forms/use-draft-state.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { peopleNotifiedText, savedText } from '../../requests/words/mailed.ts';
import { cancelRequestMutation } from '../form/api.ts';
import { text } from './messages/text.ts';

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
      title={text('time-off.booking.cancelTitle')}
      message={text('time-off.booking.cancelQuestion')}
      confirmLabel={text('time-off.booking.cancelTitle')}
      pendingLabel={text('time-off.booking.cancelling')}
      cancelLabel={text('time-off.booking.keep')}
      variant="danger"
      done={{
        text: text('time-off.booking.cancelled'),
        detail: ({ mailed }) => savedText(name, peopleNotifiedText({ mailed })),
      }}
    >
      <p className="font-medium text-ink">{name}</p>
      {needsReason && (
        <TextArea
          label={text('time-off.booking.cancelReason')}
          description={text('time-off.booking.cancelReasonHint')}
          value={reason}
          onChange={change}
          countLimit={2000}
          isRequired
        />
      )}
    </ConfirmAction>
  );
}
