import { classNames } from '../class-names.ts';
import { FieldLabel, FieldMessages, fieldStyle } from '../field/field.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { LazyPart } from '../lazy-part.tsx';
import { Skeleton } from '../skeleton.tsx';
import type { DatePickerProps } from './date-picker-props.ts';

const DatePicker = lazyComponent(async () => (await import('./date-picker.tsx')).DatePicker);

export type LazyDatePickerProps = DatePickerProps & {
  /** Whether the page's data is still loading, which has priority over the calendar's code. */
  isPageLoading?: boolean;
};

/** A date picker within a page; its code loads after the page's data. */
export function LazyDatePicker({ isPageLoading = false, ...props }: LazyDatePickerProps) {
  const skeleton = <DatePickerSkeleton {...props} />;
  if (isPageLoading) return skeleton;
  return (
    <LazyPart fallback={skeleton}>
      <DatePicker {...props} />
    </LazyPart>
  );
}

function DatePickerSkeleton({ label, description, isRequired = false, className }: DatePickerProps) {
  return (
    <div aria-busy="true" className={classNames(fieldStyle, className)}>
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <Skeleton className="h-9 w-full max-md:h-11.5" />
      <FieldMessages description={description} errorMessage={undefined} />
    </div>
  );
}
