import { periodText } from '@almanac/domain/calendar/date-text';
import { NameDeputy } from '@almanac/domain/people/accounts/deputy-schema';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ActionForm, useActionForm } from '../../../platform/forms/action-form.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useToday } from '../../../platform/session/today.ts';
import { FormDatePicker } from '../../../ui/form/form-date-picker.tsx';
import { FormColleagueSelect } from '../../booking/form/form-colleague-select.tsx';
import { nameDeputyMutation } from './deputy-api.ts';
import { text } from './messages/text.ts';

// The name is only for display; it isn't sent.
const deputyFormSchema = z.pipe(
  z.extend(NameDeputy, {
    deputyId: z
      .nullable(NameDeputy.shape.deputyId)
      .check(z.refine((id) => id !== null, { error: () => text('time-off.approvals.deputyMissing') })),
    deputyName: z.string(),
  }),
  z.transform(({ deputyName: _, deputyId, ...wanted }) => ({ ...wanted, deputyId: deputyId ?? '' })),
);

interface DeputyFormProps {
  /** The approver who gets a deputy. */
  userId: string;
  onClose: () => void;
}

/** Sets a deputy and the period. */
export function DeputyForm({ userId, onClose }: DeputyFormProps) {
  const today = useToday();
  const form = useActionForm({
    schema: deputyFormSchema,
    defaultValues: {
      userId,
      deputyId: null as string | null,
      deputyName: '',
      startDate: '',
      endDate: '',
    },
    mutation: nameDeputyMutation(),
    draftName: `new-deputy-${userId}`,
    sentences: {
      submit: text('time-off.approvals.addDeputy'),
      pending: text('time-off.approvals.addingDeputy'),
      done: text('time-off.approvals.deputyAdded'),
      failed: text('time-off.approvals.deputyNotAdded'),
    },
    detailOf: ({ deputy, ...period }) =>
      text('time-off.approvals.deputyDays', {
        name: deputy.name,
        days: periodText(period, readerLocale()),
      }),
    fieldOfCode: { NOT_FOUND: 'deputyId' },
    onSaved: onClose,
  });
  const { control, setValue } = form;
  const [startDate, deputyName] = useWatch({ control, name: ['startDate', 'deputyName'] });
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormColleagueSelect
        control={control}
        name="deputyId"
        label={text('time-off.approvals.deputy')}
        among={{ deputyFor: userId }}
        isRequired
        chosenName={deputyName ?? ''}
        onPick={(name) => setValue('deputyName', name)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDatePicker
          control={control}
          name="startDate"
          label={text('time-off.approvals.deputyFrom')}
          isRequired
        />
        <FormDatePicker
          control={control}
          name="endDate"
          label={text('time-off.approvals.deputyUntil')}
          isRequired
          minValue={startDate !== undefined && startDate > today ? startDate : today}
        />
      </div>
    </ActionForm>
  );
}
