import { dateText } from '@almanac/domain/calendar/date-text';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { closeYearMutation } from './api.ts';

interface CloseYearDialogProps {
  through: string;
  label: string;
  onClose: () => void;
}

/** Explains a closing, and lists the requests that block it. */
export function CloseYearDialog({ through, label, onClose }: CloseYearDialogProps) {
  const day = dateText(through, readerLocale());
  return (
    <ConfirmAction
      mutation={closeYearMutation()}
      input={through}
      title={label}
      message={`Every balance at the end of ${day} is kept. From then on whatever would change one up to that day is refused: bookings, corrections, employment dates, rules, holidays. Corrections are adjustments in the open year.`}
      confirmLabel={label}
      pendingLabel="Closing..."
      done={{ text: 'Closed', detail: `Through ${day}` }}
      failure="Nothing was closed"
      onClose={onClose}
    />
  );
}
