import type { LeaveBalance, SetBalance } from '@almanac/domain/time-off/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../platform/api-error.ts';
import { faultAtField } from '../platform/refusal-at-field.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { FormNumberField } from '../ui/form/form-number-field.tsx';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { setBalanceMutation } from './api.ts';
import { changedTotals, setBalanceSchema } from './set-balance-form-rules.ts';

const fieldNames = ['vacationDaysTotal', 'sickDaysTotal', 'reason'] as const;
const halfDay = 0.5;

interface SetBalanceFormProps {
  userId: string;
  balance: LeaveBalance;
  onCancel: () => void;
  onSaved: () => void;
}

export function SetBalanceForm({ userId, balance, onCancel, onSaved }: SetBalanceFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const { control, handleSubmit, setError } = useForm<SetBalance>({
    defaultValues: {
      vacationDaysTotal: balance.vacationDaysTotal,
      sickDaysTotal: balance.sickDaysTotal,
      reason: '',
    },
    resolver: zodResolver(setBalanceSchema(balance)),
  });
  const { mutate, isPending } = useMutation(setBalanceMutation());

  const submit = handleSubmit((totals) => {
    setRefusal(undefined);
    mutate(
      { userId, ...changedTotals(totals, balance) },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const fault = faultAtField(error, fieldNames);
          if (fault) setError(fault.name, { message: fault.message }, { shouldFocus: true });
          else setRefusal(errorMessage(error));
        },
      },
    );
  });

  return (
    <DialogForm
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Saving...">
            Save Balance
          </Button>
        </>
      }
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
      {refusal !== undefined && (
        <Alert tone="danger" title="The leave balance was not changed">
          <p>{refusal}</p>
        </Alert>
      )}
    </DialogForm>
  );
}
