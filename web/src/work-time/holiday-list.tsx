import { yearOf } from '@almanac/domain/calendar/date-parts';
import { dayFault } from '@almanac/domain/calendar/day-fault';
import { calendarYear } from '@almanac/domain/calendar/period';
import { commonMessage } from '@almanac/domain/language/messages/message';
import type { HolidayOfYear } from '@almanac/domain/work-time/schema';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { textOf } from '../language/messages.ts';
import { useToday } from '../platform/session/today.ts';
import { DayText } from '../platform/time-text.tsx';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { LazyDatePicker } from '../ui/date/lazy-date-picker.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { text } from './messages/text.ts';

interface HolidayListProps {
  year: number;
  holidays: readonly HolidayOfYear[];
  onChange: (holidays: readonly HolidayOfYear[]) => void;
}

function partsOfDay() {
  return [
    { id: 'WHOLE', label: text('work-time.wholeDay') },
    { id: 'AM', label: text('work-time.morning') },
    { id: 'PM', label: text('work-time.afternoon') },
  ] as const;
}

/** A year's holidays with their part of the day, and a row to add one. */
export function HolidayList({ year, holidays, onChange }: HolidayListProps) {
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={text('work-time.holidaysOfYear', { year })} className="divide-y divide-line">
        {holidays.map((holiday) => (
          <li
            key={holiday.date}
            className="grid grid-cols-[9rem_1fr_auto_auto] items-center gap-x-4 gap-y-2 py-2.5 max-md:grid-cols-[1fr_auto]"
          >
            <DayText date={holiday.date} />
            <bdi className="font-medium break-words max-md:col-start-1 max-md:row-start-2">
              {holiday.name}
            </bdi>
            <div className="md:w-84 max-md:col-span-2 max-md:row-start-3">
              <RadioGroup
                label={text('work-time.partOfDay', holiday)}
                isLabelHidden
                variant="segments"
                options={partsOfDay()}
                value={holiday.half ?? 'WHOLE'}
                onChange={(part) =>
                  onChange(holidays.map((each) => (each === holiday ? withPart(holiday, part) : each)))
                }
              />
            </div>
            <IconButton
              label={text('work-time.removeNamed', holiday)}
              className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1"
              onPress={() => onChange(holidays.filter((each) => each !== holiday))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <AddHoliday year={year} holidays={holidays} onChange={onChange} />
    </div>
  );
}

function AddHoliday({ year, holidays, onChange }: HolidayListProps) {
  const [date, setDate] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const today = useToday();
  const late = dayFault({ label: text('work-time.dateField'), day: date }, today);
  const faults = {
    date: faultOfDate(year, date, holidays) ?? (late && textOf(late)),
    name: name.trim() === '' ? requiredText(text('work-time.nameField')) : undefined,
  };
  const shown = hasTried ? faults : { date: undefined, name: undefined };
  return (
    <form
      noValidate
      className="grid grid-cols-[12rem_1fr_auto] items-start gap-3 max-md:grid-cols-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (faults.date !== undefined || faults.name !== undefined || date === null) return setHasTried(true);
        onChange([...holidays, { date, name: name.trim() }]);
        setDate(null);
        setName('');
        setHasTried(false);
      }}
    >
      <LazyDatePicker
        label={text('work-time.dateField')}
        minValue={calendarYear(year).startDate}
        maxValue={calendarYear(year).endDate}
        openAt={calendarYear(year).startDate}
        value={date}
        onChange={setDate}
        errorMessage={shown.date}
      />
      <TextField
        label={text('work-time.nameField')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={setName}
        errorMessage={shown.name}
      />
      <Button type="submit" icon={<Plus aria-hidden="true" />} className="md:mt-6">
        {text('work-time.addHoliday')}
      </Button>
    </form>
  );
}

function faultOfDate(
  year: number,
  date: string | null,
  holidays: readonly HolidayOfYear[],
): string | undefined {
  if (date === null) return requiredText(text('work-time.dateField'));
  if (yearOf(date) !== year) return text('work-time.dateInYear', { year });
  if (holidays.some((each) => each.date === date)) return text('work-time.isHoliday');
  return undefined;
}

function withPart({ date, name }: HolidayOfYear, part: string | null): HolidayOfYear {
  return part === 'AM' || part === 'PM' ? { date, name, half: part } : { date, name };
}

function requiredText(label: string): string {
  return textOf(commonMessage('common.required', { label }));
}
