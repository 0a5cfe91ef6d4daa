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

/** Window width in pixels for two months side by side. */
const roomForTwoMonths = 720;

/** One date with its own text field; '' for none. */
export interface RangeEnd {
  label: string;
  value: string;
  onChange: (date: string) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  description?: string | undefined;
  focusTargetRef: FocusTargetRef;
  /** Shown below the field. */
  below?: ReactNode;
}

/** Days selected by one press. */
export interface RangePreset extends DayRange {
  label: string;
}

export interface RangePickerProps {
  label: string;
  start: RangeEnd;
  end: RangeEnd;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** The day the calendar opens at without a start. */
  openAt?: string | undefined;
  marks?: DayMarks | undefined;
  presets?: readonly RangePreset[];
  /** A line about the selection, below the calendar. */
  summary?: ReactNode;
}

/**
 * First and last day: typed, picked in one calendar, or set by a preset. The end follows the start until it
 * is set itself.
 */
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
    // Both may have been set by a draft.
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
