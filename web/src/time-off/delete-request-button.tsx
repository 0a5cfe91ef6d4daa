import { periodText } from '@almanac/domain/calendar/date-text';
import type { TimeOffRequest } from '@almanac/domain/time-off/schema';
import { timeOffTypeLabel } from '@almanac/domain/time-off/vocabulary';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readerLocale } from '../platform/locale.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';

interface DeleteRequestButtonProps {
  request: TimeOffRequest;
  onDelete: () => void;
}

export function DeleteRequestButton({ request, onDelete }: DeleteRequestButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const name = `${timeOffTypeLabel[request.type]}, ${periodText(request, readerLocale())}`;
  return (
    <>
      <IconButton label={`Delete: ${name}`} size="small" onPress={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete Request"
        message="Are you sure you want to delete this time off request?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        variant="danger"
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      >
        <p className="font-medium text-ink">{name}</p>
      </ConfirmDialog>
    </>
  );
}
