import type { ReactNode } from 'react';
import type { FieldProps, FocusTargetRef } from '../field/field.tsx';
import type { DayMarks } from './day-marks.ts';

/** A date that is typed or picked, in the order of the user's locale. Values are 'YYYY-MM-DD', or null for none. */
export type DatePickerProps = FieldProps & {
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** The first day that the calendar offers; an earlier one can still be typed, for the form to refuse. */
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** The day that the calendar opens at while there is no value. */
  openAt?: string | undefined;
  /** Days that the calendar shows but does not offer. */
  isDateUnavailable?: (date: string) => boolean;
  /** What the calendar says of its days. */
  marks?: DayMarks | undefined;
  /** Stands in the place of the calendar of this one date. */
  calendar?: ReactNode;
  focusTargetRef?: FocusTargetRef;
};
