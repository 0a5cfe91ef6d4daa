import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const reasonLimit = 2000;

interface RejectDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  label: string;
  /** Says whose request it is. */
  description: string;
  isReasonRequired?: boolean;
  onReject: (reason: string) => void;
}

/** Asks for the reason of a rejection. What was typed stays while the dialog is closed without effect. */
export function RejectDialog({
  isOpen,
  onClose,
  title,
  label,
  description,
  isReasonRequired = false,
  onReject,
}: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);

  const reject = () => {
    const given = reason.trim();
    if (isReasonRequired && given === '') {
      setReasonMissing(true);
      return;
    }
    if (given.length > reasonLimit) return;
    onClose();
    onReject(given);
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
          <Button variant="danger" onPress={reject}>
            Reject Request
          </Button>
        </>
      }
    >
      <TextArea
        autoFocus
        label={label}
        placeholder="Provide feedback for the employee..."
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
