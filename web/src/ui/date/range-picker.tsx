import { type ReactNode, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Button } from '../button/button.tsx';
import type { FocusTargetRef } from '../field/field.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { LazyPart } from '../lazy-part.tsx';
import { useIsNarrow } from '../overlay/use-is-narrow.ts';
import { Skeleton } from '../skeleton.tsx';
import { DatePicker } from './date-picker.tsx';
import type { DayMarks } from './day-marks.ts';
import type { DayRange } from './range-grid.tsx';

const RangeGrid = lazyComponent(async () => (await import('./range-grid.tsx')).RangeGrid);

/** The pixels of a window in which both months stand beside each other. */
const roomForTwoMonths = 720;

/** One of the two dates, each of which is typed in a field of its own; '' for none. */
export interface RangeEnd {
  label: string;
  value: string;
  onChange: (date: string) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  description?: string | undefined;
  focusTargetRef: FocusTargetRef;
  /** Stands under the field. */
  below?: ReactNode;
}

/** Days that one press chooses. */
export interface RangePreset extends DayRange {
  label: string;
}

export interface RangePickerProps {
  label: string;
  start: RangeEnd;
  end: RangeEnd;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** The day that the calendar opens at while there is no start. */
  openAt?: string | undefined;
  marks?: DayMarks | undefined;
  presets?: readonly RangePreset[];
  /** A line about what is chosen, under the calendar. */
  summary?: ReactNode;
}

/** A first and a last day: typed, picked together in one calendar, or by a preset. The end follows the start until it has a day of its own. */
export function RangePicker({
  label,
  start,
  end,
  minValue,
  maxValue,
  openAt,
  marks,
  presets = [],
  summary,
}: RangePickerProps) {
  const hasTwoMonths = !useIsNarrow(roomForTwoMonths);
  const isEndFree = useRef(end.value !== '' && end.value !== start.value);
  const changeStart = (date: string) => {
    if (end.value === '') isEndFree.current = false;
    // Both may have been filled in from elsewhere, as by a draft.
    else if (start.value !== '' && end.value !== start.value) isEndFree.current = true;
    start.onChange(date);
    if (!isEndFree.current && date !== '') end.onChange(date);
  };
  const changeEnd = (date: string) => {
    isEndFree.current = date !== '';
    end.onChange(date);
  };
  const choose = ({ startDate, endDate }: DayRange) => {
    isEndFree.current = startDate !== endDate;
    start.onChange(startDate);
    end.onChange(endDate);
  };
  const isRange = start.value !== '' && start.value <= end.value;
  const calendar = (
    <LazyPart fallback={<Skeleton className={hasTwoMonths ? 'h-79 w-140' : 'h-79 w-68'} />}>
      <RangeGrid
        label={label}
        value={isRange ? { startDate: start.value, endDate: end.value } : null}
        onChange={choose}
        minValue={minValue}
        maxValue={maxValue}
        openAt={start.value || openAt}
        marks={marks}
        hasTwoMonths={hasTwoMonths}
        summary={summary}
      />
    </LazyPart>
  );
  return (
    <Group aria-label={label} className="flex flex-col gap-2">
      <div className="@container">
        <div className="grid gap-4 @md:grid-cols-2">
          <RangeField {...start} calendar={calendar} onChange={changeStart} />
          <RangeField {...end} calendar={calendar} onChange={changeEnd} />
        </div>
      </div>
      {presets.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {presets.map((preset) => (
            <Button key={preset.label} size="small" onPress={() => choose(preset)}>
              {preset.label}
            </Button>
          ))}
        </div>
      )}
    </Group>
  );
}

interface RangeFieldProps extends RangeEnd {
  calendar: ReactNode;
}

function RangeField({ value, onChange, below, ...field }: RangeFieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <DatePicker
        {...field}
        value={value === '' ? null : value}
        onChange={(date) => onChange(date ?? '')}
        isRequired
      />
      {below}
    </div>
  );
}
