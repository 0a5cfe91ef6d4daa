import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';

/** Placeholder of an administrator's card, also while its code loads. */
export function OfficeSkeleton({ label }: { label: string }) {
  return (
    <SkeletonArea label={label} className="flex flex-col gap-6">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-10 flex-1" />
        </div>
      ))}
    </SkeletonArea>
  );
}
