import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { text } from '../messages/text.ts';

/** As tall as the request form. */
export function RequestFormSkeleton() {
  return (
    <SkeletonArea label={text('time-off.booking.loadingForm')} className="flex flex-col gap-4">
      {['type', 'start', 'end'].map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-9 w-full max-md:h-11" />
        </div>
      ))}
      <Skeleton className="h-20.5 w-full max-md:h-31" />
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-15 w-48" />
      <Skeleton className="h-9 w-full max-md:h-11" />
    </SkeletonArea>
  );
}
