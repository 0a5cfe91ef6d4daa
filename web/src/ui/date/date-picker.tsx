import { type CalendarDate, parseDate } from '@internationalized/date';
import { CalendarDays, X } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../class-names.ts';
import {
  controlFrameStyle,
  FieldLabel,
  FieldMessages,
  fieldButtonStyle,
  fieldStyle,
} from '../field/field.tsx';
import { useFilterLook } from '../filter/filter-look.ts';
import { text } from '../messages/text.ts';
import { CalendarOverlay } from './calendar-overlay.tsx';
import type { DatePickerProps } from './date-picker-props.ts';
import { MonthGrid } from './month-grid.tsx';

export function DatePicker({
  label,
  description,
  help,
  errorMessage,
  isRequired = false,
  className,
  value,
  onChange,
  minValue,
  maxValue,
  openAt,
  isDateUnavailable,
  marks,
  calendar = <MonthGrid marks={marks} />,
  focusTargetRef,
  ...fieldProps
}: DatePickerProps) {
  const filter = useFilterLook();
  const groupRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(focusTargetRef, () => ({
    focus: () => groupRef.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));
  return (
    <AriaDatePicker<CalendarDate>
      {...fieldProps}
      {...dateProps({ minValue, maxValue, placeholderValue: openAt })}
      {...(isDateUnavailable && {
        isDateUnavailable: (date) => isDateUnavailable(date.toString()),
      })}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={classNames(filter?.field ?? fieldStyle, className)}
    >
      {!filter && (
        <FieldLabel isRequired={isRequired} help={help}>
          {label}
        </FieldLabel>
      )}
      <Group ref={groupRef} className={filter?.frame ?? controlFrameStyle}>
        {filter && <Label className={filter.label}>{label}</Label>}
        <DateInput className="flex h-full min-w-0 flex-1 items-center overflow-hidden ps-3 whitespace-nowrap">
          {(segment) => (
            <DateSegment
              segment={segment}
              className="px-0.5 py-0.5 outline-none data-focused:bg-accent data-focused:text-on-accent data-placeholder:min-w-6 data-placeholder:text-center data-placeholder:text-ink-subtle data-placeholder:data-focused:text-on-accent data-[type=literal]:px-0"
            />
          )}
        </DateInput>
        {!isRequired && value !== null && (
          <AriaButton
            slot={null}
            aria-label={text('ui.clearField', { label })}
            onPress={() => onChange(null)}
            className={fieldButtonStyle}
          >
            <X aria-hidden="true" className="size-4" />
          </AriaButton>
        )}
        <AriaButton className={fieldButtonStyle}>
          <CalendarDays aria-hidden="true" className="size-4" />
        </AriaButton>
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <CalendarOverlay>{calendar}</CalendarOverlay>
    </AriaDatePicker>
  );
}

/** Omits missing values, and parses the others as dates. */
function dateProps<Name extends string>(
  dates: Record<Name, string | undefined>,
): Partial<Record<Name, CalendarDate>> {
  const given: Partial<Record<Name, CalendarDate>> = {};
  for (const name in dates) {
    const date = dates[name];
    if (date !== undefined) given[name] = parseDate(date);
  }
  return given;
}
