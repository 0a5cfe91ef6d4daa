import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { useEffect, useState } from 'react';
import { useSettledValue } from '../field/use-settled-value.ts';
import { text } from '../messages/text.ts';
import type { DatePickerProps } from './date-picker-props.ts';
import { LazyDatePicker } from './lazy-date-picker.tsx';

const unfinishedMilliseconds = 1500;

/**
 * A date picker for a URL filter. `onChange` is called on blur or when typing pauses, with dates an address
 * can hold. A partial year isn't reported until 1.5 s later, as an error.
 */
export function DateFilter({ value, onChange, errorMessage, ...pickerProps }: DatePickerProps) {
  const {
    typed: date,
    setTyped: setDate,
    settle,
  } = useSettledValue(value, onChange, (typed) => (isWhole(typed) ? typed : undefined));
  const [checked, setChecked] = useState(date);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(date), unfinishedMilliseconds);
    return () => clearTimeout(timer);
  }, [date]);
  const isUnfinished = checked === date && !isWhole(date);
  return (
    <LazyDatePicker
      {...pickerProps}
      value={date}
      onChange={setDate}
      onBlur={settle}
      errorMessage={isUnfinished ? text('ui.yearUnfinished') : errorMessage}
    />
  );
}

function isWhole(date: string | null): boolean {
  return date === null || isCalendarDate(date);
}
