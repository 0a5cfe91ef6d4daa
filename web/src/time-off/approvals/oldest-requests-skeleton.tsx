import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

/** Placeholder of the oldest requests, also while their code loads. */
export function OldestRequestsSkeleton() {
  return (
    <SkeletonArea label="Loading the oldest requests" className="flex flex-col divide-y divide-line">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-16 flex-1 @2xl:h-11" />
          <Skeleton className="h-11 w-full md:h-8 md:w-44" />
        </div>
      ))}
    </SkeletonArea>
  );
}
