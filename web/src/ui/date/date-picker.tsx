import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateFormat } from '@almanac/domain/calendar/date-format';
import { CalendarDays } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../class-names.ts';
import {
  controlFrameStyle,
  FieldLabel,
  FieldMessages,
  fieldButtonStyle,
  fieldStyle,
} from '../field/field.tsx';
import { useSettledValue } from '../field/use-settled-value.ts';
import { quietly, useLoaded, whenQuiet } from '../quiet.ts';
import type { DatePickerProps } from './date-picker-props.ts';

/** The date picker that works, which brings calendars. */
export const liveDatePicker = quietly(async () => (await import('./live-date-picker.tsx')).LiveDatePicker);

export function DatePicker(props: DatePickerProps) {
  const LiveDatePicker = useLoaded(liveDatePicker);
  return LiveDatePicker ? <LiveDatePicker {...props} /> : <StillDatePicker {...props} />;
}

/** Looks as the date picker does until its code is there. */
function StillDatePicker({ label, description, isRequired = false, className, value }: DatePickerProps) {
  const { locale } = useLocale();
  useEffect(() => {
    // Nothing can be pressed in it: whoever sees it waits for what works.
    whenQuiet().then(() => liveDatePicker.hurry());
  }, []);
  return (
    <div aria-busy="true" className={classNames(fieldStyle, className)}>
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <div className={controlFrameStyle}>
        <span className="min-w-0 flex-1 pl-3.5">{value !== null && digits(value, locale)}</span>
        <span className={fieldButtonStyle}>
          <CalendarDays aria-hidden="true" className="size-4" />
        </span>
      </div>
      <FieldMessages description={description} errorMessage={undefined} />
    </div>
  );
}

function digits(date: string, locale: string): string {
  const format = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(locale, format).format(new Date(date));
}

const unfinishedMilliseconds = 1500;

/**
 * A date picker whose value is kept in the address: `onChange` is called once the typing has stood still, or the field is left,
 * with days that an address can name. A year of which only some digits are typed is none yet; left like that for 1.5 s, it is said so.
 */
export function DateFilter({ value, onChange, errorMessage, ...pickerProps }: DatePickerProps) {
  const {
    typed: date,
    setTyped: setDate,
    settle,
  } = useSettledValue(value, onChange, (typed) => (isWhole(typed) ? typed : undefined));
  const [judged, setTried] = useState(date);
  useEffect(() => {
    const timer = setTimeout(() => setTried(date), unfinishedMilliseconds);
    return () => clearTimeout(timer);
  }, [date]);
  const isUnfinished = judged === date && !isWhole(date);
  return (
    <DatePicker
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
