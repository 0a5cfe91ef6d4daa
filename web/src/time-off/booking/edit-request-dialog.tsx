import { periodText } from '@almanac/domain/calendar/date-text';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { lazy, Suspense } from 'react';
import { readerLocale } from '../../platform/locale.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { RequestFormSkeleton } from './request-form-skeleton.tsx';

const RequestTimeOffForm = lazy(async () => {
  const { RequestTimeOffForm } = await import('./request-time-off-form.tsx');
  return { default: RequestTimeOffForm };
});

interface EditRequestDialogProps {
  request: TimeOffRequest;
  isOpen: boolean;
  onClose: () => void;
}

export function EditRequestDialog({ request, isOpen, onClose }: EditRequestDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Edit Request">
      <Suspense fallback={<RequestFormSkeleton />}>
        <RequestTimeOffForm
          request={request}
          onCancel={onClose}
          onSaved={(saved) => {
            onClose();
            toast('Time off request changed', {
              detail: `${timeOffTypeLabel[saved.type]}, ${periodText(saved, readerLocale())}. It awaits HR review.`,
            });
          }}
        />
      </Suspense>
    </Dialog>
  );
}
