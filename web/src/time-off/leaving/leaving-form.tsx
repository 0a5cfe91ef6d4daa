import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { User } from '@almanac/domain/people/accounts/schema';
import { messageAtField } from '@almanac/domain/refusal';
import { checkSuccessor } from '@almanac/domain/time-off/leaving/leaving-rules';
import { type Leaving, PlanLeaving } from '@almanac/domain/time-off/leaving/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { textOf } from '../../language/messages.ts';
import { reloadUser } from '../../people/accounts/api.ts';
import { FormPersonSelect } from '../../people/accounts/picker/form-person-select.tsx';
import { useIsOnlyAdmin } from '../../people/accounts/use-is-only-admin.ts';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session/session.ts';
import { useLastDay } from '../../platform/session/today.ts';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormSwitch } from '../../ui/form/form-switch.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { leavingQuery, planLeavingMutation } from './api.ts';
import { LeavingPapers } from './leaving-papers.tsx';
import { text } from './messages/text.ts';
import { OpenMatters } from './open-matters.tsx';

// The name is for restored drafts only; it isn't sent.
const leavingFormSchema = z.pipe(
  z.extend(PlanLeaving, { successorName: z.string() }),
  z.transform(({ successorName: _, ...plan }) => plan),
);

interface LeavingFormProps {
  user: User;
  /** The successor, if already decided. */
  successor: PersonReference | undefined;
  /** Records what is payable on the stored last day. */
  onPayOut: (payable: Leaving['payable']) => void;
  onClose: () => void;
}

export function LeavingForm({ user, successor, onPayOut, onClose }: LeavingFormProps) {
  const isOwn = useViewer().id === user.id;
  const isOnlyAdmin = useIsOnlyAdmin();
  const valuesOf = ({ employmentEnd = '' }: User) => ({
    lastDay: employmentEnd,
    successorId: successor?.id ?? null,
    successorName: successor ? personName(successor) : '',
    cancelLaterLeave: true,
    endMemberships: true,
    reason: '',
  });
  const form = useActionForm({
    schema: leavingFormSchema,
    defaultValues: valuesOf(user),
    mutation: planLeavingMutation(user),
    draftName: `leaving-${user.id}`,
    edit: { record: user, valuesOf, reload: () => reloadUser(user), describe },
    sentences: {
      submit: text('time-off.leaving.save'),
      pending: text('time-off.leaving.saving'),
      done: text('time-off.leaving.saved'),
      failed: text('time-off.leaving.notSaved'),
    },
    detailOf: ({ employmentEnd = '', isActive }) =>
      isActive ? dateText(employmentEnd, readerLocale()) : text('time-off.leaving.isOver'),
    onSaved: onClose,
  });
  const { control, setValue } = form;
  const [lastDay, successorName] = useWatch({ control, name: ['lastDay', 'successorName'] });
  const bounds = useLastDay();
  const isDay = isCalendarDate(lastDay) && (lastDay <= bounds.maxValue || lastDay === user.employmentEnd);
  const { data: open, error } = useQuery({
    ...leavingQuery(user.id, lastDay),
    enabled: isDay,
    placeholderData: keepPreviousData,
  });
  const passesOn = open && (open.ledTeams.length > 0 || open.waitingRequests.length > 0);
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormDatePicker
        control={control}
        name="lastDay"
        label={text('time-off.leaving.lastDayLabel')}
        isRequired
        {...bounds}
      />
      <FailureAlert title={text('time-off.leaving.notLoaded')} error={error} />
      {isDay && open && <OpenMatters open={open} />}
      {open && lastDay === user.employmentEnd && (
        <LeavingPapers userId={user.id} isOwn={isOwn} payable={open.payable} onPayOut={onPayOut} />
      )}
      {open && open.laterLeave.length > 0 && (
        <FormSwitch control={control} name="cancelLaterLeave">
          {text('time-off.leaving.endTimeOff')}
        </FormSwitch>
      )}
      {open && open.memberships.length > 0 && (
        <FormSwitch control={control} name="endMemberships">
          {text('time-off.leaving.endMemberships')}
        </FormSwitch>
      )}
      {passesOn && (
        <FormPersonSelect
          control={control}
          name="successorId"
          label={text('time-off.leaving.successor')}
          description={text('time-off.leaving.successorHint')}
          nothing={text('time-off.leaving.noSuccessor')}
          whyNot={(person) => whyNoSuccessor(person, user, lastDay)}
          chosenName={successorName}
          onPick={(name) => setValue('successorName', name)}
        />
      )}
      {isOwn && isOnlyAdmin && (
        <FormTextField
          control={control}
          name="reason"
          label={text('time-off.leaving.reasonLabel')}
          description={text('time-off.leaving.ownReasonHint')}
          autoComplete="off"
          isRequired
        />
      )}
    </ActionForm>
  );
}

function describe({ employmentEnd, isActive }: User) {
  return {
    [text('time-off.leaving.lastDayLabel')]: employmentEnd ? dateText(employmentEnd, readerLocale()) : '',
    [text('time-off.leaving.status')]: isActive
      ? text('time-off.leaving.active')
      : text('time-off.leaving.inactive'),
  };
}

function whyNoSuccessor(person: User, leaver: User, lastDay: string): string | undefined {
  if (!isCalendarDate(lastDay)) return undefined;
  const decision = checkSuccessor(person, leaver, lastDay);
  return decision.refused ? textOf(messageAtField(decision)) : undefined;
}
