import { addDays } from '@almanac/domain/calendar/calendar-date';
import { periodText } from '@almanac/domain/calendar/date-text';
import { ShortenRequest } from '@almanac/domain/time-off/corrections/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { ActionForm, useActionForm } from '../../platform/action-form.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session.ts';
import { useToday } from '../../platform/today.ts';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { peopleToldText } from '../requests/mailed.ts';
import { shortenRequestMutation } from './api.ts';

interface ShortenFormProps {
  request: TimeOffRequest;
  needsReason: boolean;
  onClose: () => void;
}

export function ShortenForm({ request, needsReason, onClose }: ShortenFormProps) {
  const today = useToday();
  const isOwn = useViewer().id === request.requester.id;
  const { startDate, endDate } = request;
  const first = isOwn && !needsReason && today > startDate ? today : startDate;
  const last = addDays(endDate, -1);
  const form = useActionForm({
    schema: ShortenRequest,
    defaultValues: { endDate: today >= first && today <= last ? today : last, reason: '' },
    mutation: shortenRequestMutation(request),
    sentences: {
      submit: 'Shorten',
      pending: 'Shortening...',
      done: 'Time off shortened',
      failed: 'The time off was not shortened',
    },
    detailOf: ({ mailed, ...period }) =>
      `${periodText(period, readerLocale())}. ${peopleToldText(mailed, 'person', 'people')}`,
    onSaved: onClose,
  });
  const { control } = form;
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormDatePicker
        control={control}
        name="endDate"
        label="Last day"
        description={isOwn ? 'Your last day off.' : 'Their last day off.'}
        minValue={first}
        maxValue={last}
        isRequired
      />
      {(!isOwn || needsReason) && (
        <FormTextArea
          control={control}
          name="reason"
          label={needsReason ? 'Reason' : 'Reason (optional)'}
          description={
            needsReason
              ? 'You are the only administrator: the audit log says that it was you, and why.'
              : 'Told to the person by mail, and kept in the audit log.'
          }
          countLimit={2000}
          rows={3}
          isRequired={needsReason}
        />
      )}
    </ActionForm>
  );
}
