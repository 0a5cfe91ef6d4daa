import { DatePicker, type DatePickerProps } from './date-picker.tsx';
import { useSettledValue } from './use-settled-value.ts';

/** A date picker whose value is kept in the address: `onChange` is called once the typing has stood still. */
export function DateFilter({ value, onChange, ...pickerProps }: DatePickerProps) {
  const [date, setDate] = useSettledValue(value, onChange);
  return <DatePicker {...pickerProps} value={date} onChange={setDate} />;
}
