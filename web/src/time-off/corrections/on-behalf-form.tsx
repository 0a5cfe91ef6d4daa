import { personName } from '@almanac/domain/access/person-name';
import { periodText } from '@almanac/domain/calendar/date-text';
import { RequestOnBehalf } from '@almanac/domain/time-off/corrections/schema';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useTypes } from '../../leave/types.ts';
import { ActionForm, useActionForm } from '../../platform/action-form.tsx';
import { FailureAlert } from '../../platform/failure-alert.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { peopleToldText } from '../requests/mailed.ts';
import { requestOnBehalfMutation } from './api.ts';
import { FormColleagueSelect } from './form-colleague-select.tsx';

// The name is kept with the form so that a restored draft can say who was chosen; it is not sent.
const onBehalfFormSchema = RequestOnBehalf.extend({
  userId: RequestOnBehalf.shape.userId
    .nullable()
    .refine((id) => id !== null, { error: 'Person is required' }),
  userName: z.string(),
}).transform(({ userName: _, userId, ...wanted }) => ({ ...wanted, userId: userId ?? '' }));

const statusOptions = [
  { id: 'APPROVED', label: 'Approved: it stands at once' },
  { id: 'PENDING', label: 'Pending: somebody decides it' },
] as const;

export function OnBehalfForm({ onClose }: { onClose: () => void }) {
  const { types, nameOf, error, retry } = useTypes();
  const form = useActionForm({
    schema: onBehalfFormSchema,
    defaultValues: {
      userId: null as string | null,
      userName: '',
      type: 'SICK_LEAVE',
      startDate: '',
      endDate: '',
      status: 'APPROVED' as const,
      reason: '',
    },
    mutation: requestOnBehalfMutation(),
    draftName: 'request-on-behalf',
    fieldOfCode: {
      NOT_FOUND: 'userId',
      OWN_REQUEST: 'userId',
      INVALID_TRANSITION: 'userId',
      OVERLAPPING_REQUEST: 'startDate',
      YEAR_CLOSED: 'startDate',
    },
    sentences: {
      submit: 'Save Request',
      pending: 'Saving...',
      done: 'Time off saved',
      failed: 'The time off was not saved',
    },
    detailOf: ({ requester, type, mailed, ...period }) =>
      `${personName(requester)}, ${nameOf(type)}, ${periodText(period, readerLocale())}. ${peopleToldText(mailed, 'person', 'people')}`,
    onSaved: onClose,
  });
  const { control, setValue } = form;
  const [userName, startDate] = useWatch({ control, name: ['userName', 'startDate'] });
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FailureAlert title="The types of time off could not be loaded" error={error} onRetry={retry} />
      <FormColleagueSelect
        control={control}
        name="userId"
        label="Person"
        chosenName={userName}
        onPick={(name) => setValue('userName', name)}
        isRequired
      />
      <FormSelect
        control={control}
        name="type"
        label="Type"
        options={types.map(({ code, name }) => ({ id: code, label: name }))}
        isRequired
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDatePicker control={control} name="startDate" label="Start date" isRequired />
        <FormDatePicker
          control={control}
          name="endDate"
          label="End date"
          {...(startDate !== '' && { minValue: startDate, openAt: startDate })}
          isRequired
        />
      </div>
      <FormSelect control={control} name="status" label="Status" options={statusOptions} isRequired />
      <FormTextArea
        control={control}
        name="reason"
        label="Reason (optional)"
        description="Seen by them and by those who decide it."
        countLimit={2000}
        rows={3}
      />
    </ActionForm>
  );
}
