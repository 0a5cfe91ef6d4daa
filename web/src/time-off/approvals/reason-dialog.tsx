import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const reasonLimit = 2000;

interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  label: string;
  /** Says whose request it is. */
  description: ReactNode;
  placeholder?: string;
  confirmLabel?: string;
  variant?: 'primary' | 'danger';
  isReasonRequired?: boolean;
  onGive: (reason: string) => void;
}

/** Asks for the reason of a decision, usually of a rejection. What was typed stays while the dialog is closed without effect. */
export function ReasonDialog({
  isOpen,
  onClose,
  title,
  label,
  description,
  placeholder = 'Provide feedback for the employee...',
  confirmLabel = 'Reject Request',
  variant = 'danger',
  isReasonRequired = false,
  onGive,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
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
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
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
        onChange={(text) => {
          setReason(text);
          setReasonMissing(false);
        }}
        isRequired={isReasonRequired}
        countLimit={reasonLimit}
        errorMessage={isReasonMissing ? 'A reason is required' : undefined}
      />
    </Dialog>
  );
}
