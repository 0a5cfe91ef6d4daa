import { FieldSkeleton } from '../field/lazy-field.tsx';
import { useFilterLook } from '../filter/filter-look.ts';
import type { DatePickerProps } from './date-picker-props.ts';

/** Holds the place of a date picker. */
export function DateSkeleton(props: DatePickerProps) {
  const filter = useFilterLook();
  if (!filter) return <FieldSkeleton {...props} />;
  return (
    <div aria-busy="true" className={filter.field}>
      <div className={filter.frame}>
        <span className={filter.label}>{props.label}</span>
      </div>
    </div>
  );
}
