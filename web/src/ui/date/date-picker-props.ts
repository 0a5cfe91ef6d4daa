import type { ReactNode } from 'react';
import type { FieldProps, FocusTargetRef } from '../field/field.tsx';
import type { DayMarks } from './day-marks.ts';

/** A typed or picked date in the order of the user's locale. Values are 'YYYY-MM-DD', or null. */
export type DatePickerProps = FieldProps & {
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** First day in the calendar. Earlier ones can still be typed, and refused by the form. */
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** The day the calendar opens at without a value. */
  openAt?: string | undefined;
  /** Days the calendar shows but doesn't offer. */
  isDateUnavailable?: (date: string) => boolean;
  /** Marks on the days of the calendar. */
  marks?: DayMarks | undefined;
  /** Replaces the calendar of a single date. */
  calendar?: ReactNode;
  focusTargetRef?: FocusTargetRef;
};
