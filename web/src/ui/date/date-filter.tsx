import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { useEffect, useState } from 'react';
import { useSettledValue } from '../field/use-settled-value.ts';
import { LazyDatePicker, type LazyDatePickerProps } from './lazy-date-picker.tsx';

const unfinishedMilliseconds = 1500;

/**
 * A date picker whose value is kept in the address: `onChange` is called once the typing has stood still, or the field is left,
 * with days that an address can name. A year of which only some digits are typed is none yet; left like that for 1.5 s, it is said so.
 */
export function DateFilter({ value, onChange, errorMessage, ...pickerProps }: LazyDatePickerProps) {
  const {
    typed: date,
    setTyped: setDate,
    settle,
  } = useSettledValue(value, onChange, (typed) => (isWhole(typed) ? typed : undefined));
  const [judged, setJudged] = useState(date);
  useEffect(() => {
    const timer = setTimeout(() => setJudged(date), unfinishedMilliseconds);
    return () => clearTimeout(timer);
  }, [date]);
  const isUnfinished = judged === date && !isWhole(date);
  return (
    <LazyDatePicker
      {...pickerProps}
      value={date}
      onChange={setDate}
      onBlur={settle}
      errorMessage={isUnfinished ? 'Enter a year from 1900 to 2199' : errorMessage}
    />
  );
}

function isWhole(date: string | null): boolean {
  return date === null || isCalendarDate(date);
}
