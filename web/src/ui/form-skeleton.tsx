import { Skeleton, SkeletonArea } from './skeleton.tsx';

/** A form that is not there yet: a label and a control for each field. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <SkeletonArea label="Loading the form" className="flex flex-col gap-4">
      {Array.from({ length: fields }, (_, field) => field).map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-9 w-full max-md:h-11" />
        </div>
      ))}
    </SkeletonArea>
  );
}
