import type { Period } from '@almanac/domain/calendar/period';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { RequestFormSkeleton } from './form/request-form-skeleton.tsx';
import { text } from './messages/text.ts';

// The form bundles the schema library and the date picker, which the page doesn't need.
const RequestTimeOffForm = lazyComponent(
  async () => (await import('./form/request-time-off-form.tsx')).RequestTimeOffForm,
);

interface RequestTimeOffDialogProps {
  days: Period;
  onClose: () => void;
}

/** A new request for preselected days. */
export function RequestTimeOffDialog({ days, onClose }: RequestTimeOffDialogProps) {
  return (
    <FormDialog fields={4} onClose={onClose} title={text('time-off.booking.request')}>
      <RequestTimeOffForm days={days} onClose={onClose} />
    </FormDialog>
  );
}

interface EditRequestDialogProps {
  request: TimeOffRequest;
  isOpen: boolean;
  onClose: () => void;
}

export function EditRequestDialog({ request, isOpen, onClose }: EditRequestDialogProps) {
  return (
    <FormDialog fields={4} isOpen={isOpen} onClose={onClose} title={text('time-off.booking.edit')}>
      <Suspense fallback={<RequestFormSkeleton />}>
        <RequestTimeOffForm request={request} onClose={onClose} />
      </Suspense>
    </FormDialog>
  );
}
