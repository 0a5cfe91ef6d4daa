import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import type { RequestField } from '@almanac/domain/time-off/requests/request-rules';
import { useEffect } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { DayMarks } from '../../../ui/date/day-marks.ts';
import type { RangePreset } from '../../../ui/date/range-picker.tsx';
import { FormDurationField } from '../../../ui/form/form-duration-field.tsx';
import { FormRangePicker } from '../../../ui/form/form-range-picker.tsx';
import { type FormFieldBinding, useFormField } from '../../../ui/form/use-form-field.ts';
import {
  EndHalfChoice,
  type Halves,
  PartOfDayChoice,
  StartHalfChoice,
} from '../../requests/halves-choice.tsx';
import '@almanac/domain/time-off/requests/messages/rule-message';
import { choicesOf, fittingTime, type TypedTime } from '../../requests/words/fitting-time.ts';
import { text } from './messages/text.ts';
import { RunningLine } from './running-line.tsx';
import type { RequestChecks } from './use-request-checks.ts';

type PeriodType = Pick<OfferedType, 'takesHalves' | 'unit'>;

interface PeriodFieldsProps<Values extends FieldValues> extends Pick<FormFieldBinding<Values>, 'control'> {
  /** The time in form values. */
  time: TypedTime;
  /** Undefined until loaded. */
  type: PeriodType | undefined;
  checks: RequestChecks;
  marks: DayMarks | undefined;
  presets: readonly RangePreset[];
  /** The day the calendar opens at if no date is chosen. */
  openAt: CalendarDate;
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
  startText?: string | undefined;
  /** Whether the request is the viewer's own. */
  isOwn: boolean;
}

/** The requested time: days, halves if the type allows them, and hours of a single day. */
export function PeriodFields<Values extends FieldValues>({
  control,
  time,
  type,
  checks,
  startText,
  isOwn,
  ...picker
}: PeriodFieldsProps<Values>) {
  const nameOf = (field: keyof TypedTime) => field as FieldPath<Values>;
  const startHalf = useFormField({ control, name: nameOf('startHalf') });
  const endHalf = useFormField({ control, name: nameOf('endHalf') });
  const minutes = useFormField({ control, name: nameOf('minutes') });
  const { hasHalves, hasParts, hasHours } = choicesOf(type ?? wholeDays, time.startDate, time.endDate);
  const fitting = type ? fittingTime(time, type) : time;
  const halves = { startHalf: fitting.startHalf, endHalf: fitting.endHalf };
  const issue = checks.preview?.decision.issue;
  const refusalAt = (field: RequestField) => (issue?.path === field ? issue.message : undefined);
  const choose = (chosen: Halves) => {
    startHalf.onChange(chosen.startHalf);
    endHalf.onChange(chosen.endHalf);
  };

  useFitting(startHalf, fitting.startHalf);
  useFitting(endHalf, fitting.endHalf);
  useFitting(minutes, fitting.minutes ?? null);

  return (
    <>
      <FormRangePicker
        {...picker}
        control={control}
        label={text('time-off.booking.when')}
        start={{
          name: nameOf('startDate'),
          label: text('time-off.booking.startDate'),
          description: startText,
          refusal: refusalAt('startDate'),
          below: hasHalves && <StartHalfChoice {...halves} onChange={choose} />,
        }}
        end={{
          name: nameOf('endDate'),
          label: text('time-off.booking.endDate'),
          refusal: refusalAt('endDate'),
          below: hasHalves && <EndHalfChoice {...halves} onChange={choose} />,
        }}
        summary={<RunningLine checks={checks} isOwn={isOwn} />}
      />
      {hasParts && <PartOfDayChoice {...halves} onChange={choose} isOfHours={fitting.minutes != null} />}
      {hasHours && (
        <FormDurationField
          control={control}
          name={nameOf('minutes')}
          label={text('time-off.booking.hours')}
          refusal={refusalAt('minutes')}
          description={text('time-off.booking.hoursHint', { isOwn })}
        />
      )}
    </>
  );
}

/** Until the type is known. */
const wholeDays: PeriodType = { takesHalves: false, unit: 'DAY' };

/** Clears values of fields that are no longer shown. */
function useFitting({ value, onChange }: ReturnType<typeof useFormField>, fitting: unknown) {
  useEffect(() => {
    if (!Object.is(value ?? null, fitting)) onChange(fitting);
  }, [value, fitting, onChange]);
}
