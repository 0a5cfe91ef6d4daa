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
import { text } from './messages/adjust-text.ts';

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
      submit: text('time-off.balances.adjustSave'),
      pending: text('time-off.balances.adjustSaving'),
      done: text('time-off.balances.adjusted'),
      failed: text('time-off.balances.notAdjusted'),
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
        label={text('time-off.balances.adjustType')}
        options={accounts.map((account) => ({ id: account.type, label: nameOf(account.type) }))}
        isRequired
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormNumberField
          control={control}
          name="amount"
          label={text('time-off.balances.adjustAmount')}
          description={text('time-off.balances.adjustAmountHint')}
          unit={unit === 'DAY' ? text('time-off.balances.adjustDays') : text('time-off.balances.adjustHours')}
          step={0.01}
          isRequired
        />
        <FormDatePicker
          control={control}
          name="on"
          label={text('time-off.balances.adjustOn')}
          description={text('time-off.balances.adjustOnHint')}
          {...bounds}
          isRequired
        />
      </div>
      <FormDatePicker
        control={control}
        name="expiresOn"
        label={text('time-off.balances.adjustExpires')}
        description={text('time-off.balances.adjustExpiresHint')}
        minValue={on || undefined}
        maxValue={bounds.maxValue}
        openAt={on || today}
      />
      <FormTextField
        control={control}
        name="reason"
        label={text('time-off.balances.adjustReason')}
        description={text('time-off.balances.adjustReasonHint')}
        autoComplete="off"
        isRequired
      />
    </ActionForm>
  );
}

type Adjusted = Awaited<ReturnType<NonNullable<ReturnType<typeof addAdjustmentMutation>['mutationFn']>>>;

/** Such as 'Vacation: 12.5 days → 15 days available'. */
function effectText(answer: Adjusted, nameOf: TypeBook['nameOf']): string {
  const { changed } = 'impact' in answer ? answer.impact : answer;
  const [account] = changed;
  if (!account) return text('time-off.balances.availableUnchanged');
  const amount = (number: number | null) =>
    number === null ? text('time-off.balances.unlimited') : exactLeaveText(number, account.unit);
  return text('time-off.balances.availableChanged', {
    type: nameOf(account.type),
    before: amount(account.before),
    after: amount(account.after),
  });
}
