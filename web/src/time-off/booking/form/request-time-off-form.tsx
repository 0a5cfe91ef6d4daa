import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import { lastRequestDay } from '@almanac/domain/time-off/requests/request-rules';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { requestStatusName } from '@almanac/domain/time-off/requests/status-words';
import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { textOf } from '../../../language/messages.ts';
import { type TypeBook, useTypes } from '../../../leave/types/types.ts';
import { ActionForm, useActionForm } from '../../../platform/forms/action-form.tsx';
import { FailureAlert } from '../../../platform/forms/failure-alert.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { FormSelect } from '../../../ui/form/form-select.tsx';
import { FormTextArea } from '../../../ui/form/form-text-area.tsx';
import { useAbsenceMarks } from '../../presence/marks/use-absence-marks.ts';
import { durationText } from '../../requests/words/duration-text.ts';
import { fittingTime } from '../../requests/words/fitting-time.ts';
import { awaitsText, savedText } from '../../requests/words/mailed.ts';
import { spanText } from '../../requests/words/request-texts.ts';
import { reloadRequest, saveRequestMutation } from './api.ts';
import { useBegunRequest } from './begin-request.ts';
import { text } from './messages/text.ts';
import { PeriodFields } from './period-fields.tsx';
import { requestFormSchema } from './request-form-rules.ts';
import { RequestHints } from './request-hints.tsx';
import { useRequestCheck, useRequestChecks } from './use-request-checks.ts';
import { whenPresets } from './when-presets.ts';

const reasonLimit = 2000;

// A draft for preselected days is restored in the form of the page when the session was lost.
function draftOf(request: TimeOffRequest | undefined, days: Period | undefined) {
  if (request) return { draftName: `request-${request.id}` };
  return days
    ? { draftName: 'request-days', ignoresDrafts: true }
    : { draftName: 'request-time-off', otherDraft: 'request-days' };
}

type KnownType = Pick<OfferedType, 'reason' | 'needsApproval' | 'earliestStart'>;

/** Until the types are loaded. */
const unknown: KnownType = { reason: 'OPTIONAL', needsApproval: true };

interface RequestTimeOffFormProps {
  /** The request to edit; a new one if undefined. */
  request?: TimeOffRequest;
  /** Initial days of a new request. */
  days?: Period;
  /** Only if the form can be cancelled. */
  onClose?: () => void;
}

export function RequestTimeOffForm({ request, days, onClose }: RequestTimeOffFormProps) {
  const today = useToday();
  const marks = useAbsenceMarks(useViewer().id);
  const { types, typeOf, nameOf, error, retry } = useTypes();
  const offered = types.filter(({ code, isOffered }) => isOffered || code === request?.type);
  const form = useActionForm({
    schema: requestFormSchema,
    defaultValues: { ...valuesOf(request), ...days },
    mutation: saveRequestMutation(request),
    ...draftOf(request, days),
    edit: request && {
      record: request,
      valuesOf,
      reload: () => reloadRequest(request),
      describe: describeWith(nameOf),
    },
    sentences: request ? changing() : asking(),
    detailOf: ({ type, mailed, deciders, deciderCount, status, ...time }) => {
      const shown = request ? spanText(time) : durationText(time, typeOf(type).unit);
      const what = text('time-off.booking.savedTime', { type: nameOf(type), time: shown });
      return savedText(what, awaitsText({ mailed, deciders, deciderCount, status }));
    },
    precheck: useRequestCheck(request?.id),
    staysOpen: request === undefined,
    onSaved: () => onClose?.(),
  });
  const { control, trigger, setValue, setFocus } = form;
  // A dialog sets the focus itself.
  useBegunRequest(onClose ? undefined : () => setFocus('startDate'));
  const { isSubmitted } = useFormState({ control });
  const [code, startDate, endDate, startHalf = 'AM', endHalf = 'PM', minutes] = useWatch({
    control,
    name: ['type', 'startDate', 'endDate', 'startHalf', 'endHalf', 'minutes'],
  });
  const type = types.find((each) => each.code === code);
  const { reason, needsApproval, earliestStart: earliest = today }: KnownType = type ?? unknown;
  const takesReason = reason !== 'NONE';
  const time = { startDate, endDate, startHalf, endHalf, minutes };
  const fitting = type ? fittingTime(time, type) : { ...time, minutes: minutes ?? undefined };
  const checks = useRequestChecks({ type: code, ...fitting }, { requestId: request?.id });

  // Rules span several fields: a new start date may fix the end date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when these values change.
  useEffect(() => {
    if (isSubmitted) void trigger(['startDate', 'endDate']);
  }, [code, startDate, endDate, isSubmitted, trigger]);

  // Clears a reason written for another type, so that it isn't sent unseen.
  useEffect(() => {
    if (!takesReason) setValue('reason', '');
  }, [takesReason, setValue]);

  return (
    <ActionForm form={form} onCancel={onClose} buttons="shared">
      <FailureAlert title={text('time-off.booking.typesNotLoaded')} error={error} onRetry={retry} />
      <FormSelect
        control={control}
        name="type"
        label={text('time-off.booking.type')}
        options={offered.map(({ code: id, name: label }) => ({ id, label }))}
        isRequired
      />
      <PeriodFields
        control={control}
        time={time}
        type={type}
        checks={checks}
        marks={marks}
        presets={request ? [] : whenPresets({ today, earliest }, readerLocale())}
        openAt={earliest < today ? today : earliest}
        minValue={earliest}
        maxValue={lastRequestDay(today, type)}
        startText={startText(earliest, today)}
        isOwn
      />
      <NeedsNoApproval isShown={!needsApproval} />
      <ExpectsDocument afterDays={type?.documentAfterDays} />
      {takesReason && (
        <FormTextArea
          control={control}
          name="reason"
          label={text(
            reason === 'REQUIRED' ? 'time-off.booking.reasonLabel' : 'time-off.booking.reasonOptional',
          )}
          countLimit={reasonLimit}
          rows={3}
          isRequired={reason === 'REQUIRED'}
        />
      )}
      <RequestHints checks={checks} />
    </ActionForm>
  );
}

/** The first possible day, if it isn't today. */
function startText(earliest: CalendarDate, today: CalendarDate): string | undefined {
  if (earliest === today) return undefined;
  return text(earliest < today ? 'time-off.booking.fromPast' : 'time-off.booking.fromFuture', {
    day: earliest,
  });
}

function NeedsNoApproval({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return <p className="text-ink-muted">{text('time-off.booking.autoApproved')}</p>;
}

function ExpectsDocument({ afterDays }: { afterDays: number | undefined }) {
  if (afterDays === undefined) return null;
  return (
    <p className="text-ink-muted">
      {afterDays > 0
        ? text('time-off.booking.documentExpectedAfter', { days: afterDays })
        : text('time-off.booking.documentExpected')}
    </p>
  );
}

function valuesOf(request: TimeOffRequest | undefined) {
  const { type = 'VACATION', startDate = '', endDate = '', reason = '' } = request ?? {};
  const { startHalf = 'AM', endHalf = 'PM', minutes = null, minutesHalf } = request ?? {};
  // Hours of a whole day start in the half they fill first.
  const halves = minutesHalf ? { startHalf: minutesHalf, endHalf: minutesHalf } : { startHalf, endHalf };
  return { type, startDate, endDate, ...halves, minutes, reason };
}

function describeWith(nameOf: TypeBook['nameOf']) {
  return ({ type, status, reason = '', ...time }: TimeOffRequest) => ({
    [text('time-off.booking.type')]: nameOf(type),
    [text('time-off.booking.days')]: spanText(time),
    [text('time-off.booking.reasonLabel')]: reason,
    [text('time-off.booking.status')]: textOf(requestStatusName[status]),
  });
}

function asking() {
  return {
    submit: text('time-off.booking.submit'),
    pending: text('time-off.booking.submitting'),
    done: text('time-off.booking.submitted'),
    failed: text('time-off.booking.notSubmitted'),
  };
}

function changing() {
  return {
    submit: text('time-off.booking.saveChanges'),
    pending: text('time-off.booking.saving'),
    done: text('time-off.booking.changed'),
    failed: text('time-off.booking.notChanged'),
  };
}
