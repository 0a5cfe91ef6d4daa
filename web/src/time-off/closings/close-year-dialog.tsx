import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { closeYearMutation } from './api.ts';
import { text } from './messages/text.ts';

interface CloseYearDialogProps {
  through: string;
  label: string;
  onClose: () => void;
}

/** Explains a closing, and lists the requests that block it. */
export function CloseYearDialog({ through, label, onClose }: CloseYearDialogProps) {
  return (
    <ConfirmAction
      mutation={closeYearMutation()}
      input={through}
      title={label}
      message={text('time-off.closings.closeHint', { through })}
      confirmLabel={label}
      pendingLabel={text('time-off.closings.inProgress')}
      done={{
        text: text('time-off.closings.done'),
        detail: text('time-off.closings.doneThrough', { through }),
      }}
      failure={text('time-off.closings.notClosed')}
      onClose={onClose}
    />
  );
}
