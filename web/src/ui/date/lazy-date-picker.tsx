import { FieldSkeleton } from '../field/field-skeleton.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { LazyPart } from '../lazy-part.tsx';
import type { DatePickerProps } from './date-picker-props.ts';

const DatePicker = lazyComponent(async () => (await import('./date-picker.tsx')).DatePicker);

export type LazyDatePickerProps = DatePickerProps & {
  /** Whether the data of the page is still loading, which goes before the code of calendars. */
  isPageLoading?: boolean;
};

/** A date picker that stands in a page, whose code is loaded after the page's data. */
export function LazyDatePicker({ isPageLoading = false, ...props }: LazyDatePickerProps) {
  const skeleton = <FieldSkeleton label={props.label} className={props.className} />;
  if (isPageLoading) return skeleton;
  return (
    <LazyPart fallback={skeleton}>
      <DatePicker {...props} />
    </LazyPart>
  );
}
