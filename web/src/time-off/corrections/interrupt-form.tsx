import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import { ownInterruption } from '@almanac/domain/time-off/corrections/correction-rules';
import { InterruptRequest } from '@almanac/domain/time-off/corrections/schema';
import { type TimeOffRequest, TypeName } from '@almanac/domain/time-off/requests/schema';
import type { Half } from '@almanac/domain/work-time/half-day';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTypes } from '../../leave/types/types.ts';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { useDayMarks } from '../presence/marks/use-day-marks.ts';
import { EndHalfChoice, type Halves, PartOfDayChoice, StartHalfChoice } from '../requests/halves-choice.tsx';
import { awaitsText, peopleNotifiedText, savedText } from '../requests/words/mailed.ts';
import { spanText } from '../requests/words/request-texts.ts';
import { interruptRequestMutation } from './api.ts';
import { daysWithin } from './days-within.ts';
import { formText } from './messages/form-text.ts';
import { text } from './messages/text.ts';

// Null: the days become work days.
const interruptFormSchema = z.extend(InterruptRequest, {
  type: z.pipe(
    z.nullable(TypeName),
    z.transform((type) => type ?? undefined),
  ),
});

interface InterruptFormProps {
  request: TimeOffRequest;
  needsReason: boolean;
  onClose: () => void;
}

/** Whether both the time off and the type of its replacement allow halves. */
function mayHalve(
  { type, minutes }: TimeOffRequest,
  recordedAs: string | null,
  types: readonly OfferedType[],
): boolean {
  const takesHalves = (code: string) => types.some((each) => each.code === code && each.takesHalves);
  return minutes === undefined && takesHalves(type) && (recordedAs === null || takesHalves(recordedAs));
}

function usualDay({ startDate, endDate }: TimeOffRequest, today: CalendarDate) {
  const day = today < startDate ? startDate : today > endDate ? endDate : today;
  return { startDate: day, endDate: day };
}

export function InterruptForm({ request, needsReason, onClose }: InterruptFormProps) {
  const today = useToday();
  const marks = useDayMarks(request.requester.id);
  const isOwn = useViewer().id === request.requester.id;
  const { startDate: first, endDate: last } = request;
  const initialType = request.type === ownInterruption ? null : ownInterruption;
  const { types, error, retry } = useTypes();
  const form = useActionForm({
    schema: interruptFormSchema,
    defaultValues: {
      ...usualDay(request, today),
      startHalf: 'AM' as Half,
      endHalf: 'PM' as Half,
      type: initialType as string | null,
      reason: '',
    },
    mutation: interruptRequestMutation(request),
    draftName: `interrupt-${request.id}`,
    sentences: {
      submit: isOwn ? formText('time-off.corrections.report') : text('time-off.corrections.removeTitle'),
      pending: formText('time-off.corrections.saving'),
      done: isOwn ? formText('time-off.corrections.reported') : formText('time-off.corrections.daysRemoved'),
      failed: formText('time-off.corrections.notRemoved'),
    },
    detailOf: ({ recorded, rest, mailed, status, ...left }) => {
      const parts = [left, rest].flatMap((part) => (part ? [spanText(part)] : []));
      const remains =
        status === 'CANCELLED'
          ? formText('time-off.corrections.nothingRemains')
          : formText('time-off.corrections.remains', { parts });
      const then = recorded?.status === 'PENDING' ? awaitsText({ mailed }) : peopleNotifiedText({ mailed });
      return savedText(remains, then);
    },
    onSaved: onClose,
  });
  const { control, setValue } = form;
  const [start, end, type, startHalf = 'AM', endHalf = 'PM'] = useWatch({
    control,
    name: ['startDate', 'endDate', 'type', 'startHalf', 'endHalf'],
  });
  const hasHalves = mayHalve(request, type, types);
  const typed = { startDate: start, endDate: end, startHalf, endHalf };
  const days = daysWithin(request, typed, { takesHalves: hasHalves });
  const halves = { startHalf: days.startHalf, endHalf: days.endHalf };
  const isOneDay = start !== '' && start === end;
  const choose = (chosen: Halves) => {
    setValue('startHalf', chosen.startHalf, { shouldDirty: true });
    setValue('endHalf', chosen.endHalf, { shouldDirty: true });
  };

  // Clears hidden fields.
  useEffect(() => {
    if (startHalf !== days.startHalf) setValue('startHalf', days.startHalf);
    if (endHalf !== days.endHalf) setValue('endHalf', days.endHalf);
  }, [startHalf, endHalf, days.startHalf, days.endHalf, setValue]);

  return (
    <ActionForm form={form} onCancel={onClose}>
      <FailureAlert title={formText('time-off.corrections.typesNotLoaded')} error={error} onRetry={retry} />
      {(!isOwn || needsReason) && (
        <FormSelect
          control={control}
          name="type"
          label={formText('time-off.corrections.whatHappened')}
          nothing={formText('time-off.corrections.calledBack')}
          options={types
            .filter(({ code }) => code !== request.type)
            .map(({ code, name }) => ({
              id: code,
              label: formText('time-off.corrections.recordedAs', { type: name }),
            }))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2">
          <FormDatePicker
            control={control}
            name="startDate"
            label={formText('time-off.corrections.firstDay')}
            minValue={first}
            maxValue={last}
            marks={marks}
            isRequired
          />
          {hasHalves && !isOneDay && <StartHalfChoice {...halves} onChange={choose} />}
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <FormDatePicker
            control={control}
            name="endDate"
            label={formText('time-off.corrections.lastDay')}
            minValue={start || first}
            maxValue={last}
            marks={marks}
            openAt={start || first}
            isRequired
          />
          {hasHalves && !isOneDay && <EndHalfChoice {...halves} onChange={choose} />}
        </div>
      </div>
      {hasHalves && isOneDay && <PartOfDayChoice {...halves} onChange={choose} />}
      <FormTextArea
        control={control}
        name="reason"
        label={
          needsReason
            ? formText('time-off.corrections.whyLabel')
            : formText('time-off.corrections.whyOptional')
        }
        description={
          type === null
            ? formText('time-off.corrections.isLogged')
            : formText('time-off.corrections.isForApprovers')
        }
        countLimit={2000}
        rows={3}
        isRequired={needsReason}
      />
    </ActionForm>
  );
}
