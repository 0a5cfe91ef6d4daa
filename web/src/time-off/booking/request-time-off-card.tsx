import { Suspense } from 'react';
import { useTypes } from '../../leave/types/types.ts';
import { Card } from '../../ui/card.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { RequestFormSkeleton } from './form/request-form-skeleton.tsx';
import { text } from './messages/text.ts';

// The page shows the balance before the form is loaded.
const RequestTimeOffForm = lazyComponent(
  async () => (await import('./form/request-time-off-form.tsx')).RequestTimeOffForm,
);

export function RequestTimeOffCard() {
  // The height of the form depends on the types.
  const { isPending } = useTypes();
  return (
    <Card title={text('time-off.booking.request')}>
      <Suspense fallback={<RequestFormSkeleton />}>
        {isPending ? <RequestFormSkeleton /> : <RequestTimeOffForm />}
      </Suspense>
    </Card>
  );
}
