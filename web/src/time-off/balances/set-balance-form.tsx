import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormNumberField } from '../../ui/form/form-number-field.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { setBalanceMutation } from './account/api.ts';
import { text } from './messages/set-text.ts';
import { setBalanceSchema } from './set-balance-form-rules.ts';

const halfDay = 0.5;

interface SetBalanceFormProps {
  person: PersonReference;
  balance: LeaveBalance;
  onClose: () => void;
}

export function SetBalanceForm({ person, balance, onClose }: SetBalanceFormProps) {
  const form = useActionForm({
    schema: setBalanceSchema(balance),
    defaultValues: {
      vacationDaysTotal: balance.vacationDaysTotal,
      sickDaysTotal: balance.sickDaysTotal,
      reason: '',
    },
    mutation: setBalanceMutation(person.id),
    draftName: `balance-${person.id}`,
    sentences: {
      submit: text('time-off.balances.save'),
      pending: text('time-off.balances.saving'),
      done: text('time-off.balances.saved'),
      failed: text('time-off.balances.notSaved'),
    },
    detailOf: () => personName(person),
    onSaved: onClose,
  });
  const { control } = form;
  return (
    <ActionForm form={form} onCancel={onClose}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {!balance.vacationIsCounted && (
          <FormNumberField
            control={control}
            name="vacationDaysTotal"
            label={text('time-off.balances.vacationTotal')}
            minValue={0}
            step={halfDay}
            isRequired
          />
        )}
        {!balance.sickIsCounted && (
          <FormNumberField
            control={control}
            name="sickDaysTotal"
            label={text('time-off.balances.sickTotal')}
            minValue={0}
            step={halfDay}
            isRequired
          />
        )}
      </div>
      <FormTextField
        control={control}
        name="reason"
        label={text('time-off.balances.setReason')}
        description={text('time-off.balances.setReasonHint')}
        autoComplete="off"
        isRequired
      />
    </ActionForm>
  );
}
