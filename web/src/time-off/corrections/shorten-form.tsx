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
import { peopleNotifiedText } from '../requests/words/mailed.ts';
import { spanText } from '../requests/words/request-texts.ts';
import { shortenRequestMutation } from './api.ts';
import { endHalfOf, shortenedDays } from './shortened-days.ts';

interface ShortenFormProps {
  request: TimeOffRequest;
  needsReason: boolean;
  onClose: () => void;
}

const ownReason = {
  label: 'Reason',
  description: 'You are the only administrator: the audit log says that it was you, and why.',
};
const theirReason: typeof ownReason = {
  label: 'Reason (optional)',
  description: 'The person is notified; this is logged.',
};

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
      submit: 'Shorten',
      pending: 'Shortening...',
      done: 'Time off shortened',
      failed: 'The time off was not shortened',
    },
    detailOf: ({ mailed, ...period }) =>
      `${spanText(period)}. ${peopleNotifiedText(mailed, 'person', 'people')}`,
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
        label="Last day"
        description={`${isOwn ? 'Your' : 'Their'} last day off${end === request.endDate ? ', in the morning only' : ''}.`}
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
          {...(needsReason ? ownReason : theirReason)}
          countLimit={2000}
          rows={3}
          isRequired={needsReason}
        />
      )}
    </ActionForm>
  );
}
