import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import { useWatch } from 'react-hook-form';
import { useTypes } from '../../../leave/types/types.ts';
import { ActionForm, useActionForm } from '../../../platform/forms/action-form.tsx';
import { useBoundedDays, useToday } from '../../../platform/session/today.ts';
import { Alert } from '../../../ui/alert.tsx';
import { FormDatePicker } from '../../../ui/form/form-date-picker.tsx';
import { FormNumberField } from '../../../ui/form/form-number-field.tsx';
import { FormSelect } from '../../../ui/form/form-select.tsx';
import { FormTextField } from '../../../ui/form/form-text-field.tsx';
import { exactLeaveText } from '../account/account-text.ts';
import { recordPayoutMutation } from './api.ts';
import { text } from './messages/text.ts';
import { payoutFormSchema } from './payout-form-rules.ts';

/** An account that can be paid out, with what is payable once a last day is set. */
export interface PaidAccount {
  type: string;
  unit: LeaveUnit;
  payable?: number | undefined;
}

export interface PayoutFormProps {
  userId: string;
  accounts: readonly PaidAccount[];
  /** The initial type. */
  type: string;
  lastDay?: string | undefined;
  onClose: () => void;
}

/** Records leave that was paid out: what is payable on the last day, or another amount and day. */
export function PayoutForm({ userId, accounts, type, lastDay, onClose }: PayoutFormProps) {
  const today = useToday();
  const { nameOf, typeOf } = useTypes();
  const initial = accounts.find((account) => account.type === type);
  const form = useActionForm({
    schema: payoutFormSchema,
    defaultValues: {
      userId,
      type,
      amount: initial?.payable !== undefined && initial.payable > 0 ? initial.payable : null,
      on: lastDay ?? today,
      reason: '',
    },
    mutation: recordPayoutMutation(),
    draftName: `payout-${userId}-${type}`,
    sentences: {
      submit: text('time-off.balances.payoutSave'),
      pending: text('time-off.balances.payoutSaving'),
      done: text('time-off.balances.payoutSaved'),
      failed: text('time-off.balances.payoutNotSaved'),
    },
    detailOf: ({ type: paid, amount }) =>
      text('time-off.balances.payoutDetail', {
        type: nameOf(paid),
        amount: exactLeaveText(amount, typeOf(paid).unit),
      }),
    onSaved: onClose,
  });
  const { control } = form;
  const [chosen, on] = useWatch({ control, name: ['type', 'on'] });
  const account = accounts.find((each) => each.type === chosen);
  const isEmployed = lastDay === undefined || (on !== '' && on < lastDay);
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormSelect
        control={control}
        name="type"
        label={text('time-off.balances.payoutTypeLabel')}
        options={accounts.map((each) => ({ id: each.type, label: nameOf(each.type) }))}
        isRequired
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormNumberField
          control={control}
          name="amount"
          label={text('time-off.balances.payoutAmountLabel')}
          description={isEmployed ? undefined : payableText(account)}
          unit={
            account?.unit === 'HOUR'
              ? text('time-off.balances.payoutHours')
              : text('time-off.balances.payoutDays')
          }
          minValue={0}
          step={0.01}
          isRequired
        />
        <FormDatePicker
          control={control}
          name="on"
          label={text('time-off.balances.payoutOnLabel')}
          {...useBoundedDays()}
          isRequired
        />
      </div>
      {isEmployed && (
        <Alert tone="warning" title={text('time-off.balances.payoutWhileEmployed')}>
          {text('time-off.balances.payoutWhileEmployedHint')}
        </Alert>
      )}
      <FormTextField
        control={control}
        name="reason"
        label={text('time-off.balances.payoutReasonLabel')}
        description={text('time-off.balances.payoutReasonHint')}
        autoComplete="off"
      />
    </ActionForm>
  );
}

function payableText(account: PaidAccount | undefined): string | undefined {
  if (account?.payable === undefined) return undefined;
  return text('time-off.balances.payableLeft', {
    amount: exactLeaveText(Math.max(0, account.payable), account.unit),
  });
}
