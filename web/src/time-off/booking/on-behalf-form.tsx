import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { RequestOnBehalf } from '@almanac/domain/time-off/corrections/schema';
import { issueOf, type RequestField } from '@almanac/domain/time-off/requests/request-rules';
import { spanText } from '@almanac/domain/time-off/requests/span-text';
import type { Half } from '@almanac/domain/work-time/half-day';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useTypes } from '../../leave/types.ts';
import { ActionForm, useActionForm } from '../../platform/action-form.tsx';
import { ApiError } from '../../platform/api-error.ts';
import { FailureAlert } from '../../platform/failure-alert.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session.ts';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormDurationField } from '../../ui/form/form-duration-field.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { requestOnBehalfMutation } from '../corrections/api.ts';
import { useDayMarks } from '../presence/use-day-marks.ts';
import { choicesOf, fittingTime } from '../requests/fitting-time.ts';
import { EndHalfChoice, type Halves, PartOfDayChoice, StartHalfChoice } from '../requests/halves-choice.tsx';
import { peopleToldText } from '../requests/mailed.ts';
import { FormColleagueSelect } from './form-colleague-select.tsx';
import { minutesField } from './request-form-rules.ts';
import { RequestHints } from './request-hints.tsx';
import { useRequestChecks } from './use-request-checks.ts';

// The name is kept with the form so that a restored draft can say who was chosen; it is not sent.
const onBehalfFormSchema = RequestOnBehalf.extend({
  userId: RequestOnBehalf.shape.userId
    .nullable()
    .refine((id) => id !== null, { error: 'Person is required' }),
  userName: z.string(),
  minutes: minutesField,
}).transform(({ userName: _, userId, minutes, ...wanted }) => ({
  ...wanted,
  userId: userId ?? '',
  minutes: minutes ?? undefined,
}));

/** What holds until the types are loaded. */
const unknown = { takesHalves: false, unit: 'DAY' } as const;

const statusOptions = [
  { id: 'APPROVED', label: 'Approved: it stands at once' },
  { id: 'PENDING', label: 'Pending: somebody decides it' },
] as const;

interface OnBehalfFormProps {
  /** Whom it is for; chosen in the form where it is not given. */
  person?: PersonReference | undefined;
  onClose: () => void;
}

export function OnBehalfForm({ person, onClose }: OnBehalfFormProps) {
  const { types, nameOf, error, retry } = useTypes();
  const form = useActionForm({
    schema: onBehalfFormSchema,
    defaultValues: {
      userId: (person?.id ?? null) as string | null,
      userName: person ? personName(person) : '',
      type: 'SICK_LEAVE',
      startDate: '',
      endDate: '',
      startHalf: 'AM' as Half,
      endHalf: 'PM' as Half,
      minutes: null as number | null,
      status: 'APPROVED' as const,
      reason: '',
    },
    mutation: requestOnBehalfMutation(),
    draftName: person ? undefined : 'request-on-behalf',
    fieldOfCode: {
      NOT_FOUND: 'userId',
      OWN_REQUEST: 'userId',
      INVALID_TRANSITION: 'userId',
      OVERLAPPING_REQUEST: 'startDate',
      YEAR_CLOSED: 'startDate',
    },
    sentences: {
      submit: 'Save Request',
      pending: 'Saving...',
      done: 'Time off saved',
      failed: 'The time off was not saved',
    },
    detailOf: ({ requester, type, mailed, ...period }) =>
      `${personName(requester)}, ${nameOf(type)}, ${spanText(period, readerLocale())}. ${peopleToldText(mailed, 'person', 'people')}`,
    onSaved: onClose,
  });
  const { control, setValue } = form;
  const [userId, userName, code, startDate, endDate, startHalf = 'AM', endHalf = 'PM', minutes] = useWatch({
    control,
    name: ['userId', 'userName', 'type', 'startDate', 'endDate', 'startHalf', 'endHalf', 'minutes'],
  });
  const marks = useDayMarks(userId);
  const { takesHalves, unit } = types.find((each) => each.code === code) ?? unknown;
  const { hasHalves, hasParts, hasHours } = choicesOf({ takesHalves, unit }, startDate, endDate);
  const time = { startDate, endDate, startHalf, endHalf, minutes };
  const fitting = fittingTime(time, { takesHalves, unit });
  const viewer = useViewer();
  const isOther = userId !== viewer.id;
  const checks = useRequestChecks({ type: code, ...fitting }, { userId: isOther ? userId : null });
  const issue = checks.preview && issueOf(checks.preview.decision);
  const refusalAt = (field: RequestField) => (issue?.path === field ? issue.message : undefined);
  const halves = { startHalf: fitting.startHalf, endHalf: fitting.endHalf };
  const choose = (chosen: Halves) => {
    setValue('startHalf', chosen.startHalf, { shouldDirty: true });
    setValue('endHalf', chosen.endHalf, { shouldDirty: true });
  };

  // What is not shown any more is not asked for, either.
  const isTypeKnown = types.length > 0;
  useEffect(() => {
    if (!isTypeKnown) return;
    setValue('startHalf', fitting.startHalf);
    setValue('endHalf', fitting.endHalf);
    setValue('minutes', fitting.minutes ?? null);
  }, [isTypeKnown, fitting.startHalf, fitting.endHalf, fitting.minutes, setValue]);

  return (
    <ActionForm form={form} onCancel={onClose}>
      <FailureAlert title="The types of time off could not be loaded" error={error} onRetry={retry} />
      {!person && (
        <FormColleagueSelect
          control={control}
          name="userId"
          label="Person"
          chosenName={userName}
          onPick={(name) => setValue('userName', name)}
          refusal={refusalOf(checks.failure)}
          isRequired
        />
      )}
      <FormSelect
        control={control}
        name="type"
        label="Type"
        options={types.map(({ code, name }) => ({ id: code, label: name }))}
        isRequired
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2">
          <FormDatePicker
            control={control}
            name="startDate"
            label="Start date"
            refusal={refusalAt('startDate')}
            marks={marks}
            isRequired
          />
          {hasHalves && <StartHalfChoice {...halves} onChange={choose} />}
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <FormDatePicker
            control={control}
            name="endDate"
            label="End date"
            refusal={refusalAt('endDate')}
            {...(startDate !== '' && { minValue: startDate, openAt: startDate })}
            marks={marks}
            isRequired
          />
          {hasHalves && <EndHalfChoice {...halves} onChange={choose} />}
        </div>
      </div>
      {hasParts && <PartOfDayChoice {...halves} onChange={choose} />}
      {hasHours && (
        <FormDurationField
          control={control}
          name="minutes"
          label="Hours (optional)"
          refusal={refusalAt('minutes')}
          description="Such as 2:30; without them it is all that they would work then."
        />
      )}
      <FormSelect control={control} name="status" label="Status" options={statusOptions} isRequired />
      <FormTextArea
        control={control}
        name="reason"
        label="Reason (optional)"
        description="Seen by them and by those who decide it."
        countLimit={2000}
        rows={3}
      />
      {isOther && <RequestHints checks={checks} needsApproval isOwn={false} />}
    </ActionForm>
  );
}

/** Why nothing can be asked for in the person's name: the server knows of nobody there whose requests the viewer decides. */
function refusalOf(failure: unknown): string | undefined {
  return failure instanceof ApiError && failure.status === 404
    ? 'You cannot request time off for this person'
    : undefined;
}
