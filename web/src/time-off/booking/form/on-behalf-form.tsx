import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { Period } from '@almanac/domain/calendar/period';
import { RequestOnBehalf } from '@almanac/domain/time-off/corrections/schema';
import type { Half } from '@almanac/domain/work-time/half-day';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTypes } from '../../../leave/types/types.ts';
import { ActionForm, useActionForm } from '../../../platform/forms/action-form.tsx';
import { FailureAlert } from '../../../platform/forms/failure-alert.tsx';
import { isMissing } from '../../../platform/http/api-error.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { FormSelect } from '../../../ui/form/form-select.tsx';
import { FormTextArea } from '../../../ui/form/form-text-area.tsx';
import { requestOnBehalfMutation } from '../../corrections/api.ts';
import { useAbsenceMarks } from '../../presence/marks/use-absence-marks.ts';
import { fittingTime } from '../../requests/words/fitting-time.ts';
import { peopleNotifiedText, savedText } from '../../requests/words/mailed.ts';
import { spanText } from '../../requests/words/request-texts.ts';
import { FormColleagueSelect } from './form-colleague-select.tsx';
import { text } from './messages/on-behalf-text.ts';
import { text as common } from './messages/text.ts';
import { PeriodFields } from './period-fields.tsx';
import { minutesField } from './request-form-rules.ts';
import { RequestHints } from './request-hints.tsx';
import { useRequestChecks } from './use-request-checks.ts';
import { whenPresets } from './when-presets.ts';

// The name is for restored drafts only; it isn't sent.
const onBehalfFormSchema = z.pipe(
  z.extend(RequestOnBehalf, {
    userId: z
      .nullable(RequestOnBehalf.shape.userId)
      .check(z.refine((id) => id !== null, { error: () => text('time-off.booking.personMissing') })),
    userName: z.string(),
    minutes: minutesField,
  }),
  z.transform(({ userName: _, userId, minutes, ...wanted }) => ({
    ...wanted,
    userId: userId ?? '',
    minutes: minutes ?? undefined,
  })),
);

/** Until the types are loaded. */
const unknown = { takesHalves: false, unit: 'DAY' } as const;

function statusOptions() {
  return [
    { id: 'APPROVED', label: text('time-off.booking.asApproved') },
    { id: 'PENDING', label: text('time-off.booking.asPending') },
  ];
}

interface OnBehalfFormProps {
  /** The requester; chosen in the form if undefined. */
  person?: PersonReference | undefined;
  /** Preselected days. */
  days?: Period | undefined;
  onClose: () => void;
}

// A draft for preselected days is restored in the form without any.
function draftOf(person: PersonReference | undefined, days: Period | undefined) {
  if (!person) return { draftName: 'request-on-behalf' };
  const draftName = `request-on-behalf-${person.id}`;
  const ofDays = `${draftName}-days`;
  return days ? { draftName: ofDays, ignoresDrafts: true } : { draftName, otherDraft: ofDays };
}

export function OnBehalfForm({ person, days, onClose }: OnBehalfFormProps) {
  const { types, nameOf, error, retry } = useTypes();
  const form = useActionForm({
    schema: onBehalfFormSchema,
    defaultValues: {
      userId: (person?.id ?? null) as string | null,
      userName: person ? personName(person) : '',
      type: 'SICK_LEAVE',
      startDate: days?.startDate ?? '',
      endDate: days?.endDate ?? '',
      startHalf: 'AM' as Half,
      endHalf: 'PM' as Half,
      minutes: null as number | null,
      status: 'APPROVED' as const,
      reason: '',
    },
    mutation: requestOnBehalfMutation(),
    ...draftOf(person, days),
    fieldOfCode: {
      NOT_FOUND: 'userId',
      OWN_REQUEST: 'userId',
      INVALID_TRANSITION: 'userId',
      OVERLAPPING_REQUEST: 'startDate',
      YEAR_CLOSED: 'startDate',
    },
    sentences: {
      submit: text('time-off.booking.saveRequest'),
      pending: common('time-off.booking.saving'),
      done: text('time-off.booking.saved'),
      failed: text('time-off.booking.notSaved'),
    },
    detailOf: ({ requester, type, mailed, ...period }) => {
      const name = personName(requester);
      const saved = text('time-off.booking.savedFor', { name, type: nameOf(type), days: spanText(period) });
      return savedText(saved, peopleNotifiedText({ mailed }));
    },
    onSaved: onClose,
  });
  const { control, setValue } = form;
  const [userId, userName, code, status, startDate, endDate, startHalf = 'AM', endHalf = 'PM', minutes] =
    useWatch({
      control,
      name: [
        'userId',
        'userName',
        'type',
        'status',
        'startDate',
        'endDate',
        'startHalf',
        'endHalf',
        'minutes',
      ],
    });
  const today = useToday();
  const marks = useAbsenceMarks(userId);
  const type = types.find((each) => each.code === code);
  const time = { startDate, endDate, startHalf, endHalf, minutes };
  const fitting = fittingTime(time, type ?? unknown);
  const viewer = useViewer();
  const isOther = userId !== viewer.id;
  const checks = useRequestChecks({ type: code, ...fitting }, { userId: isOther ? userId : null });

  return (
    <ActionForm form={form} onCancel={onClose}>
      <FailureAlert title={common('time-off.booking.typesNotLoaded')} error={error} onRetry={retry} />
      {!person && (
        <FormColleagueSelect
          control={control}
          name="userId"
          label={text('time-off.booking.person')}
          among={{ isDecidedByMe: 'true' }}
          chosenName={userName}
          onPick={(name) => setValue('userName', name)}
          refusal={refusalOf(checks.failure)}
          isRequired
        />
      )}
      <FormSelect
        control={control}
        name="type"
        label={common('time-off.booking.type')}
        options={types.map(({ code, name }) => ({ id: code, label: name }))}
        isRequired
      />
      <PeriodFields
        control={control}
        time={time}
        type={type}
        checks={checks}
        marks={marks}
        presets={whenPresets({ today, earliest: today }, readerLocale())}
        openAt={today}
        isOwn={false}
      />
      <FormSelect
        control={control}
        name="status"
        label={common('time-off.booking.status')}
        options={statusOptions()}
        isRequired
      />
      <FormTextArea
        control={control}
        name="reason"
        label={common('time-off.booking.reasonOptional')}
        description={text('time-off.booking.reasonVisibility')}
        countLimit={2000}
        rows={3}
      />
      {isOther && <RequestHints checks={checks} isToDecide={status === 'PENDING'} isOwn={false} />}
    </ActionForm>
  );
}

/** Why a request can't be made for the person: the server knows no one whose requests the viewer decides. */
function refusalOf(failure: unknown): string | undefined {
  return isMissing(failure) ? text('time-off.booking.notForPerson') : undefined;
}
