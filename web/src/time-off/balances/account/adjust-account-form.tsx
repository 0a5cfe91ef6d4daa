import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { useWatch } from 'react-hook-form';
import { type TypeBook, useTypes } from '../../../leave/types/types.ts';
import { ActionForm, useActionForm } from '../../../platform/forms/action-form.tsx';
import { useBoundedDays, useToday } from '../../../platform/session/today.ts';
import { FormDatePicker } from '../../../ui/form/form-date-picker.tsx';
import { FormNumberField } from '../../../ui/form/form-number-field.tsx';
import { FormSelect } from '../../../ui/form/form-select.tsx';
import { FormTextField } from '../../../ui/form/form-text-field.tsx';
import { exactLeaveText } from './account-text.ts';
import { adjustmentFormSchema } from './adjust-account-form-rules.ts';
import { addAdjustmentMutation } from './api.ts';

interface AdjustAccountFormProps {
  userId: string;
  accounts: readonly AccountAnswer[];
  /** The initial type. */
  type: string;
  onClose: () => void;
}

/** Adds to an account on a day, or deducts from it. */
export function AdjustAccountForm({ userId, accounts, type, onClose }: AdjustAccountFormProps) {
  const today = useToday();
  const bounds = useBoundedDays();
  const { nameOf } = useTypes();
  const form = useActionForm({
    schema: adjustmentFormSchema,
    defaultValues: { userId, type, amount: null, on: today, expiresOn: null, reason: '' },
    mutation: addAdjustmentMutation(),
    draftName: `adjustment-${userId}-${type}`,
    sentences: {
      submit: 'Adjust',
      pending: 'Saving...',
      done: 'Balance adjusted',
      failed: 'The balance was not adjusted',
    },
    detailOf: (answer) => effectText(answer, nameOf),
    onSaved: onClose,
  });
  const { control } = form;
  const [chosen, on] = useWatch({ control, name: ['type', 'on'] });
  const unit = accounts.find((account) => account.type === chosen)?.unit ?? 'DAY';
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormSelect
        control={control}
        name="type"
        label="Type"
        options={accounts.map((account) => ({ id: account.type, label: nameOf(account.type) }))}
        isRequired
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormNumberField
          control={control}
          name="amount"
          label="Amount"
          description="Below 0 takes away."
          unit={unit === 'DAY' ? 'days' : 'hours'}
          step={0.01}
          isRequired
        />
        <FormDatePicker
          control={control}
          name="on"
          label="On"
          description="It counts from this day on."
          {...bounds}
          isRequired
        />
      </div>
      <FormDatePicker
        control={control}
        name="expiresOn"
        label="Expires on (optional)"
        description="Its last day; without one it is carried over as the rest of the balance is."
        minValue={on || undefined}
        maxValue={bounds.maxValue}
        openAt={on || today}
      />
      <FormTextField
        control={control}
        name="reason"
        label="Reason"
        description="It is kept with your name, and stands in the lines of the balance."
        autoComplete="off"
        isRequired
      />
    </ActionForm>
  );
}

type Adjusted = Awaited<ReturnType<NonNullable<ReturnType<typeof addAdjustmentMutation>['mutationFn']>>>;

/** Such as 'Vacation: 12.5 → 15 days to book'. */
function effectText(answer: Adjusted, nameOf: TypeBook['nameOf']): string {
  const { changed } = 'impact' in answer ? answer.impact : answer;
  const [account] = changed;
  if (!account) return 'What can be booked stays as it is.';
  const [before, after] = [account.before, account.after].map((number) =>
    number === null ? 'no limit' : exactLeaveText(number, account.unit),
  );
  return `${nameOf(account.type)}: ${before} → ${after} to book`;
}
