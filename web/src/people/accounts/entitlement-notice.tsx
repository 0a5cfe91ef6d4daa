import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { EntitlementEffect } from '@almanac/domain/people/accounts/entitlement-schema';
import type { ChangeUser, User } from '@almanac/domain/people/accounts/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { Alert } from '../../ui/alert.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { type FormFieldBinding, useFormField } from '../../ui/form/use-form-field.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { entitlementQuery } from './api.ts';
import { text } from './messages/dialogs-text.ts';

interface EntitlementNoticeProps<Values extends FieldValues> extends FormFieldBinding<Values> {
  user: User;
  /** The employment start in form values. */
  start: string | null;
}

/** Previews the effect of a new employment start on the totals, with the choice to keep them. */
export function EntitlementNotice<Values extends FieldValues>({
  user,
  start,
  ...binding
}: EntitlementNoticeProps<Values>) {
  const isOther = isOtherStart(user, start);
  const { data, isLoading, error } = useQuery({ ...entitlementQuery(user.id, start), enabled: isOther });
  if (!isOther) return null;
  if (isLoading) return <Spinner label={text('people.accounts.totalsLoading')} />;
  if (error) return <FailureAlert title={text('people.accounts.totalsNotLoaded')} error={error} />;
  return data && changesTotals(data) ? <ChangedTotals effect={data} {...binding} /> : null;
}

/** Stops saving until the effect on the totals has been shown. */
export function useEntitlementCheck(user: User) {
  const client = useQueryClient();
  return async ({ employmentStart }: ChangeUser): Promise<'keepTotals' | undefined> => {
    const start = employmentStart ?? null;
    if (!isOtherStart(user, start)) return undefined;
    const question = entitlementQuery(user.id, start);
    const isSeen = client.getQueryData(question.queryKey) !== undefined;
    // Without a preview the change is saved anyway: totals set by hand stay.
    const effect = await client.fetchQuery({ ...question, retry: false }).catch(() => undefined);
    return effect && changesTotals(effect) && !isSeen ? 'keepTotals' : undefined;
  };
}

function isOtherStart(user: User, start: string | null): boolean {
  return start !== (user.employmentStart ?? null) && (start === null || isCalendarDate(start));
}

function changesTotals({ vacationDaysTotal, sickDaysTotal }: EntitlementEffect): boolean {
  return [vacationDaysTotal, sickDaysTotal].some(({ before, after }) => before !== after);
}

function ChangedTotals<Values extends FieldValues>({
  effect: { leaveYear, vacationDaysTotal, sickDaysTotal },
  ...binding
}: FormFieldBinding<Values> & { effect: EntitlementEffect }) {
  const { value, onChange, onBlur, focusTargetRef } = useFormField(binding);
  const totals = [
    { total: text('people.accounts.vacationTotal', vacationDaysTotal), ...vacationDaysTotal },
    { total: text('people.accounts.sickTotal', sickDaysTotal), ...sickDaysTotal },
  ].filter(({ before, after }) => before !== after);
  // Totals that weren't set by hand change automatically.
  const choices = totalChoices();
  const offered = totals.some(({ isSet }) => isSet) ? choices : choices.slice(1);
  const chosen = offered.find(({ keepTotals }) => keepTotals === (value ?? null)) ?? offered.at(-1);
  return (
    <Alert tone="warning" title={text('people.accounts.totalsChange')}>
      <p>{text('people.accounts.totalsOfYear', { leaveYear })}</p>
      <ul className="list-disc ps-5">
        {totals.map(({ total, isSet }) => (
          <li key={total}>{isSet ? text('people.accounts.setByHand', { total }) : total}</li>
        ))}
      </ul>
      <RadioGroup
        label={text('people.accounts.keptTotals')}
        isLabelHidden
        options={offered}
        value={chosen?.id ?? null}
        onChange={(id) => onChange(offered.find((choice) => choice.id === id)?.keepTotals)}
        onBlur={onBlur}
        focusTargetRef={focusTargetRef}
      />
    </Alert>
  );
}

function totalChoices() {
  return [
    { id: 'set', keepTotals: null, label: text('people.accounts.keepSetTotals') },
    { id: 'all', keepTotals: true, label: text('people.accounts.keepTotals') },
    { id: 'none', keepTotals: false, label: text('people.accounts.changeTotals') },
  ];
}
