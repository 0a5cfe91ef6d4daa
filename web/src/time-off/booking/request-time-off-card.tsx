import { timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { lazy, Suspense } from 'react';
import { countText } from '../../platform/count-text.ts';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { RequestFormSkeleton } from './request-form-skeleton.tsx';

// The form brings the schema library and the date picker, which the rest of the page can do without.
const RequestTimeOffForm = lazy(async () => {
  const { RequestTimeOffForm } = await import('./request-time-off-form.tsx');
  return { default: RequestTimeOffForm };
});

export function RequestTimeOffCard() {
  return (
    <Card title="Request Time Off">
      <Suspense fallback={<RequestFormSkeleton />}>
        <RequestTimeOffForm
          onSaved={({ type, businessDays }) =>
            toast('Time off request submitted', {
              detail: `${timeOffTypeLabel[type]}, ${countText(businessDays, 'business day')}. It awaits HR review.`,
            })
          }
        />
      </Suspense>
    </Card>
  );
}
