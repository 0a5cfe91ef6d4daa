import { addMonths, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { monthText } from '@almanac/domain/calendar/date-text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { readerLocale } from '../../../platform/locale.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { text } from './messages/text.ts';

interface MonthPickerProps {
  /** Its first day. */
  month: CalendarDate;
  onChange: (month: CalendarDate) => void;
}

/** The month shown, between buttons to the previous and the next one. */
export function MonthPicker({ month, onChange }: MonthPickerProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton label={text('time-off.month.previous')} onPress={() => onChange(addMonths(month, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span aria-live="polite" className="min-w-36 text-center text-lg font-semibold">
        {monthText(month, readerLocale())}
      </span>
      <IconButton label={text('time-off.month.next')} onPress={() => onChange(addMonths(month, 1))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}
