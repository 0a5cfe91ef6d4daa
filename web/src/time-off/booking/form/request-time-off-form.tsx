import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import { lastRequestDay } from '@almanac/domain/time-off/requests/request-rules';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { requestStatusName } from '@almanac/domain/time-off/requests/vocabulary';
import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { textOf } from '../../../language/messages.ts';
import { type TypeBook, useTypes } from '../../../leave/types/types.ts';
import { ActionForm, useActionForm } from '../../../platform/forms/action-form.tsx';
import { FailureAlert } from '../../../platform/forms/failure-alert.tsx';
import { countText } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { FormSelect } from '../../../ui/form/form-select.tsx';
import { FormTextArea } from '../../../ui/form/form-text-area.tsx';
import { useAbsenceMarks } from '../../presence/marks/use-absence-marks.ts';
import { durationText } from '../../requests/words/duration-text.ts';
import { fittingTime } from '../../requests/words/fitting-time.ts';
import { awaitsText } from '../../requests/words/mailed.ts';
import { spanText } from '../../requests/words/request-texts.ts';
import { reloadRequest, saveRequestMutation } from './api.ts';
import { useBegunRequest } from './begin-request.ts';
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
    sentences: request ? changing : asking,
    detailOf: ({ type, mailed, deciders, deciderCount, status, ...time }) => {
      const what = request ? spanText(time) : durationText(time, typeOf(type).unit);
      return `${nameOf(type)}, ${what}. ${awaitsText({ mailed, deciders, deciderCount, status })}`;
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
      <FailureAlert title="Couldn't load the types of time off" error={error} onRetry={retry} />
      <FormSelect
        control={control}
        name="type"
        label="Type"
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
        maxValue={lastRequestDay(today)}
        startText={startText(earliest, today)}
        isOwn
      />
      <NeedsNoApproval isShown={!needsApproval} />
      <ExpectsDocument afterDays={type?.documentAfterDays} />
      {takesReason && (
        <FormTextArea
          control={control}
          name="reason"
          label={reason === 'REQUIRED' ? 'Reason' : 'Reason (optional)'}
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
  const day = dateText(earliest, readerLocale());
  return earliest < today ? `Can be reported late, from ${day} on.` : `Can begin from ${day} on.`;
}

function NeedsNoApproval({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <p className="text-ink-muted">
      Needs no approval: it is confirmed at once, and your approvers are notified.
    </p>
  );
}

function ExpectsDocument({ afterDays }: { afterDays: number | undefined }) {
  if (afterDays === undefined) return null;
  return (
    <p className="text-ink-muted">
      A document is expected{afterDays > 0 && ` for more than ${countText(afterDays, 'day')}`}.
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
    Type: nameOf(type),
    Days: spanText(time),
    Reason: reason,
    Status: textOf(requestStatusName[status]),
  });
}

const asking = {
  submit: 'Submit Request',
  pending: 'Submitting...',
  done: 'Time off request submitted',
  failed: 'Your request was not submitted',
};

const changing: typeof asking = {
  submit: 'Save Changes',
  pending: 'Saving...',
  done: 'Time off request changed',
  failed: 'Your changes were not saved',
};
