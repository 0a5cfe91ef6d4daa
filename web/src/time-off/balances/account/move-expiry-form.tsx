import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { MoveExpiry } from '@almanac/domain/time-off/balances/expiry-schema';
import { useWatch } from 'react-hook-form';
import { useTypes } from '../../../leave/types/types.ts';
import { ActionForm, useActionForm } from '../../../platform/forms/action-form.tsx';
import { useBoundedDays, useToday } from '../../../platform/session/today.ts';
import { FormDatePicker } from '../../../ui/form/form-date-picker.tsx';
import { FormSelect } from '../../../ui/form/form-select.tsx';
import { FormTextField } from '../../../ui/form/form-text-field.tsx';
import { moveExpiryMutation } from './api.ts';
import { text } from './messages/adjust-text.ts';

interface MoveExpiryFormProps {
  userId: string;
  accounts: readonly AccountAnswer[];
  /** The initial type. */
  type: string;
  onClose: () => void;
}

/** Lets the leave of a leave year expire on a later day. */
export function MoveExpiryForm({ userId, accounts, type, onClose }: MoveExpiryFormProps) {
  const today = useToday();
  const bounds = useBoundedDays();
  const { nameOf } = useTypes();
  const form = useActionForm({
    schema: MoveExpiry,
    defaultValues: {
      userId,
      type,
      leaveYearStart: yearsOf(accounts, type)[0]?.id ?? '',
      expiresOn: '',
      reason: '',
    },
    mutation: moveExpiryMutation(),
    draftName: `expiry-${userId}-${type}`,
    sentences: {
      submit: text('time-off.balances.moveSave'),
      pending: text('time-off.balances.adjustSaving'),
      done: text('time-off.balances.expiryMoved'),
      failed: text('time-off.balances.expiryNotMoved'),
    },
    detailOf: () => nameOf(type),
    onSaved: onClose,
  });
  const { control } = form;
  const chosen = useWatch({ control, name: 'type' });
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
        <FormSelect
          control={control}
          name="leaveYearStart"
          label={text('time-off.balances.moveYear')}
          options={yearsOf(accounts, chosen)}
          isRequired
        />
        <FormDatePicker
          control={control}
          name="expiresOn"
          label={text('time-off.balances.moveTo')}
          description={text('time-off.balances.moveToHint')}
          maxValue={bounds.maxValue}
          openAt={today}
          isRequired
        />
      </div>
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

/** The leave years of the account around the shown day, the latest last. */
function yearsOf(accounts: readonly AccountAnswer[], type: string): { id: string; label: string }[] {
  const account = accounts.find((each) => each.type === type);
  if (!account) return [];
  const years = [account.earlierYear, account.leaveYear, account.laterYear];
  return years.flatMap((year) => (year ? [{ id: year.startDate, label: leaveYearName(year) }] : []));
}
