import type { LeaveBalance, SetBalance } from '@almanac/domain/time-off/balances/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useDialogForm } from '../../platform/use-dialog-form.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { FormNumberField } from '../../ui/form/form-number-field.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { setBalanceMutation } from './api.ts';
import { changedTotals, setBalanceSchema } from './set-balance-form-rules.ts';

const halfDay = 0.5;

interface SetBalanceFormProps {
  userId: string;
  balance: LeaveBalance;
  onCancel: () => void;
  onSaved: () => void;
}

export function SetBalanceForm({ userId, balance, onCancel, onSaved }: SetBalanceFormProps) {
  const form = useForm<SetBalance>({
    defaultValues: {
      vacationDaysTotal: balance.vacationDaysTotal,
      sickDaysTotal: balance.sickDaysTotal,
      reason: '',
    },
    resolver: zodResolver(setBalanceSchema(balance)),
  });
  const { control, handleSubmit } = form;
  const { discardDraft, forgetRefusal, showRefusal, refusal } = useDialogForm(form, {
    draftName: `balance-${userId}`,
    failure: 'The leave balance was not changed',
    fields: ['vacationDaysTotal', 'sickDaysTotal', 'reason'],
  });
  const { mutate, isPending } = useMutation(setBalanceMutation());

  const submit = handleSubmit((totals) => {
    forgetRefusal();
    mutate(
      { userId, ...changedTotals(totals, balance) },
      {
        onSuccess: () => {
          discardDraft();
          onSaved();
        },
        onError: showRefusal,
      },
    );
  });

  return (
    <DialogForm
      onSubmit={submit}
      onCancel={() => {
        discardDraft();
        onCancel();
      }}
      submitLabel="Save Balance"
      pendingLabel="Saving..."
      isPending={isPending}
      refusal={refusal}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormNumberField
          control={control}
          name="vacationDaysTotal"
          label="Vacation days this leave year"
          minValue={0}
          step={halfDay}
          isRequired
        />
        <FormNumberField
          control={control}
          name="sickDaysTotal"
          label="Sick days this leave year"
          minValue={0}
          step={halfDay}
          isRequired
        />
      </div>
      <FormTextField
        control={control}
        name="reason"
        label="Reason"
        description="It is kept with your name."
        autoComplete="off"
        isRequired
      />
    </DialogForm>
  );
}
