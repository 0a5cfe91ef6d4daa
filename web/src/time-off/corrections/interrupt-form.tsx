import { periodText } from '@almanac/domain/calendar/date-text';
import { ownInterruption } from '@almanac/domain/time-off/corrections/correction-rules';
import { InterruptRequest } from '@almanac/domain/time-off/corrections/schema';
import { type TimeOffRequest, TypeName } from '@almanac/domain/time-off/requests/schema';
import { useWatch } from 'react-hook-form';
import { useTypes } from '../../leave/types.ts';
import { ActionForm, useActionForm } from '../../platform/action-form.tsx';
import { FailureAlert } from '../../platform/failure-alert.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session.ts';
import { useToday } from '../../platform/today.ts';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { awaitsText, peopleToldText } from '../requests/mailed.ts';
import { interruptRequestMutation } from './api.ts';

// Nothing chosen: the days are worked.
const interruptFormSchema = InterruptRequest.extend({
  type: TypeName.nullable().transform((type) => type ?? undefined),
});

interface InterruptFormProps {
  request: TimeOffRequest;
  needsReason: boolean;
  onClose: () => void;
}

export function InterruptForm({ request, needsReason, onClose }: InterruptFormProps) {
  const today = useToday();
  const isOwn = useViewer().id === request.requester.id;
  const { startDate: first, endDate: last } = request;
  const day = today < first ? first : today > last ? last : today;
  const usual = request.type === ownInterruption ? null : ownInterruption;
  const { types, error, retry } = useTypes();
  const form = useActionForm({
    schema: interruptFormSchema,
    defaultValues: { startDate: day, endDate: day, type: usual as string | null, reason: '' },
    mutation: interruptRequestMutation(request),
    sentences: {
      submit: isOwn ? 'Report' : 'Take Days Out',
      pending: 'Saving...',
      done: isOwn ? 'Reported' : 'Days taken out',
      failed: 'The days were not taken out',
    },
    detailOf: ({ recorded, rest, mailed, status, ...left }) => {
      const parts = [left, rest].flatMap((part) => (part ? [periodText(part, readerLocale())] : []));
      const remains = status === 'CANCELLED' ? 'Nothing remains' : `What remains: ${parts.join(' and ')}`;
      const then =
        recorded?.status === 'PENDING' ? awaitsText({ mailed }) : peopleToldText(mailed, 'person', 'people');
      return `${remains}. ${then}`;
    },
    onSaved: onClose,
  });
  const { control } = form;
  const [start, type] = useWatch({ control, name: ['startDate', 'type'] });
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FailureAlert title="The types of time off could not be loaded" error={error} onRetry={retry} />
      {(!isOwn || needsReason) && (
        <FormSelect
          control={control}
          name="type"
          label="What happened"
          nothing="Called back to work"
          options={types
            .filter(({ code }) => code !== request.type)
            .map(({ code, name }) => ({ id: code, label: `Recorded as ${name}` }))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDatePicker
          control={control}
          name="startDate"
          label="First day"
          minValue={first}
          maxValue={last}
          isRequired
        />
        <FormDatePicker
          control={control}
          name="endDate"
          label="Last day"
          minValue={start || first}
          maxValue={last}
          openAt={start || first}
          isRequired
        />
      </div>
      <FormTextArea
        control={control}
        name="reason"
        label={needsReason ? 'Reason' : 'Reason (optional)'}
        description={
          type === null
            ? 'Told to the person by mail, and kept in the audit log.'
            : 'Seen by those who decide it.'
        }
        countLimit={2000}
        rows={3}
        isRequired={needsReason}
      />
    </ActionForm>
  );
}
