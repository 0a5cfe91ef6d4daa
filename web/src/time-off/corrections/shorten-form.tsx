import { ShortenRequest } from '@almanac/domain/time-off/corrections/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTypes } from '../../leave/types/types.ts';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { useDayMarks } from '../presence/marks/use-day-marks.ts';
import { EndHalfChoice, type Halves } from '../requests/halves-choice.tsx';
import { peopleNotifiedText, savedText } from '../requests/words/mailed.ts';
import { spanText } from '../requests/words/request-texts.ts';
import { shortenRequestMutation } from './api.ts';
import { formText } from './messages/form-text.ts';
import { text } from './messages/text.ts';
import { endHalfOf, shortenedDays } from './shortened-days.ts';

interface ShortenFormProps {
  request: TimeOffRequest;
  needsReason: boolean;
  onClose: () => void;
}

function reasonWords(needsReason: boolean) {
  return needsReason
    ? {
        label: formText('time-off.corrections.whyLabel'),
        description: formText('time-off.corrections.ownIsLogged'),
      }
    : {
        label: formText('time-off.corrections.whyOptional'),
        description: formText('time-off.corrections.isLogged'),
      };
}

function lastDayText(isOwn: boolean, isMorning: boolean): string {
  if (isOwn)
    return formText(isMorning ? 'time-off.corrections.ownLastMorning' : 'time-off.corrections.ownLastDay');
  return formText(isMorning ? 'time-off.corrections.theirLastMorning' : 'time-off.corrections.theirLastDay');
}

export function ShortenForm({ request, needsReason, onClose }: ShortenFormProps) {
  const today = useToday();
  const marks = useDayMarks(request.requester.id);
  const isOwn = useViewer().id === request.requester.id;
  const { types } = useTypes();
  const takesHalves = types.find(({ code }) => code === request.type)?.takesHalves ?? false;
  const from = isOwn && !needsReason ? today : request.startDate;
  const { first, last, initial } = shortenedDays(request, { takesHalves, from, today });
  const form = useActionForm({
    schema: ShortenRequest,
    defaultValues: { ...initial, reason: '' },
    mutation: shortenRequestMutation(request),
    draftName: `shorten-${request.id}`,
    sentences: {
      submit: text('time-off.corrections.shorten'),
      pending: formText('time-off.corrections.shortening'),
      done: formText('time-off.corrections.shortened'),
      failed: formText('time-off.corrections.notShortened'),
    },
    detailOf: ({ mailed, ...period }) => savedText(spanText(period), peopleNotifiedText({ mailed })),
    onSaved: onClose,
  });
  const { control, setValue } = form;
  const [end, endHalf = 'PM'] = useWatch({ control, name: ['endDate', 'endHalf'] });
  const lastHalf = endHalfOf(request, { endDate: end, endHalf }, takesHalves);
  const halves = { startHalf: request.startHalf, endHalf: lastHalf.endHalf };
  const choose = (chosen: Halves) => setValue('endHalf', chosen.endHalf, { shouldDirty: true });
  useEffect(() => {
    if (endHalf !== lastHalf.endHalf) setValue('endHalf', lastHalf.endHalf);
  }, [endHalf, lastHalf.endHalf, setValue]);
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormDatePicker
        control={control}
        name="endDate"
        label={formText('time-off.corrections.lastDay')}
        description={lastDayText(isOwn, end === request.endDate)}
        minValue={first}
        maxValue={last}
        marks={marks}
        isRequired
      />
      {lastHalf.isChoice && <EndHalfChoice {...halves} onChange={choose} />}
      {(!isOwn || needsReason) && (
        <FormTextArea
          control={control}
          name="reason"
          {...reasonWords(needsReason)}
          countLimit={2000}
          rows={3}
          isRequired={needsReason}
        />
      )}
    </ActionForm>
  );
}
