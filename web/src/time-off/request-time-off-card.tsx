import { lazy, Suspense } from 'react';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';

// The form brings the schema library and the date picker, which the rest of the page can do without.
const RequestTimeOffForm = lazy(async () => {
  const { RequestTimeOffForm } = await import('./request-time-off-form.tsx');
  return { default: RequestTimeOffForm };
});

export function RequestTimeOffCard() {
  return (
    <Card title="Request Time Off">
      <Suspense fallback={<FormSkeleton />}>
        <RequestTimeOffForm />
      </Suspense>
    </Card>
  );
}

function FormSkeleton() {
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
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-9 w-full max-md:h-11" />
    </SkeletonArea>
  );
}
