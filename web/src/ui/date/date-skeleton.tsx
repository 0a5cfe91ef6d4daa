import { FieldSkeleton } from '../field/lazy-field.tsx';
import {
  filterFieldStyle,
  filterFrameStyle,
  filterLabelStyle,
  useIsInFilterBar,
} from '../filter/filter-style.ts';
import type { DatePickerProps } from './date-picker-props.ts';

/** Holds the place of a date picker. */
export function DateSkeleton(props: DatePickerProps) {
  if (!useIsInFilterBar()) return <FieldSkeleton {...props} />;
  return (
    <div aria-busy="true" className={filterFieldStyle}>
      <div className={filterFrameStyle}>
        <span className={filterLabelStyle}>{props.label}</span>
      </div>
    </div>
  );
}
