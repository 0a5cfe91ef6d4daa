import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import { FieldLabel, fieldStyle } from './field.tsx';

/** Holds the place of a field whose code is not loaded yet. */
export function FieldSkeleton({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <div aria-busy="true" className={classNames(fieldStyle, className)}>
      <FieldLabel isRequired={false}>{label}</FieldLabel>
      <Skeleton className="h-9 w-full max-md:h-11.5" />
    </div>
  );
}
