import type { Period } from '@almanac/domain/calendar/period';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { Suspense } from 'react';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

// The form brings the schema library and the date picker, which the rest of the page can do without.
const RequestTimeOffForm = lazyComponent(
  async () => (await import('./request-time-off-form.tsx')).RequestTimeOffForm,
);

export function RequestTimeOffCard() {
  return (
    <Card title="Request Time Off">
      <Suspense fallback={<RequestFormSkeleton />}>
        <RequestTimeOffForm />
      </Suspense>
    </Card>
  );
}

interface RequestTimeOffDialogProps {
  days: Period;
  onClose: () => void;
}

/** A new request for days that were chosen elsewhere. */
export function RequestTimeOffDialog({ days, onClose }: RequestTimeOffDialogProps) {
  return (
    <Dialog onClose={onClose} title="Request Time Off">
      <Suspense fallback={<RequestFormSkeleton />}>
        <RequestTimeOffForm days={days} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

interface EditRequestDialogProps {
  request: TimeOffRequest;
  isOpen: boolean;
  onClose: () => void;
}

export function EditRequestDialog({ request, isOpen, onClose }: EditRequestDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Edit Request">
      <Suspense fallback={<RequestFormSkeleton />}>
        <RequestTimeOffForm request={request} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function RequestFormSkeleton() {
  return (
    <SkeletonArea label="Loading the request form" className="flex flex-col gap-4">
      {['type', 'start', 'end'].map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-9 w-full max-md:h-11" />
        </div>
      ))}
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-15 w-48" />
      <Skeleton className="h-9 w-full max-md:h-11" />
    </SkeletonArea>
  );
}
