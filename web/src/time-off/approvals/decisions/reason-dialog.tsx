import { type ReactNode, useState } from 'react';
import { useDraftState } from '../../../platform/forms/use-draft-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { text as common } from '../../../ui/messages/text.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { text } from './messages/text.ts';

const reasonLimit = 2000;

interface ReasonDialogProps {
  onClose: () => void;
  title: string;
  label: string;
  /** The requester. */
  description: ReactNode;
  placeholder?: string;
  confirmLabel?: string;
  variant?: 'primary' | 'danger';
  isReasonRequired?: boolean;
  /** Name of the draft. The caller clears it once the reason is stored. */
  draftName: string;
  onGive: (reason: string) => void;
}

/** Asks for the reason of a decision, usually a rejection. Drafts survive until the decision is stored. */
export function ReasonDialog({
  onClose,
  title,
  label,
  description,
  placeholder = text('time-off.approvals.reasonHint'),
  confirmLabel = text('time-off.approvals.rejectRequest'),
  variant = 'danger',
  isReasonRequired = false,
  draftName,
  onGive,
}: ReasonDialogProps) {
  const { value: reason, change } = useDraftState(draftName, () => '');
  const [isReasonMissing, setReasonMissing] = useState(false);

  const give = () => {
    const given = reason.trim();
    if (isReasonRequired && given === '') {
      setReasonMissing(true);
      return;
    }
    if (given.length > reasonLimit) return;
    onClose();
    onGive(given);
  };

  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onPress={onClose}>{common('ui.cancel')}</Button>
          <Button variant={variant} onPress={give}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TextArea
        autoFocus
        label={label}
        placeholder={placeholder}
        value={reason}
        onChange={(typed) => {
          change(typed);
          setReasonMissing(false);
        }}
        isRequired={isReasonRequired}
        countLimit={reasonLimit}
        errorMessage={isReasonMissing ? text('time-off.approvals.reasonMissing') : undefined}
      />
    </Dialog>
  );
}
