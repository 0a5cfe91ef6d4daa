import { periodText } from '@almanac/domain/calendar/date-text';
import { issueOf, lastRequestDay, type RequestDate } from '@almanac/domain/time-off/requests/request-rules';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { requestStatusLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { type TypeBook, useTypes } from '../../leave/types.ts';
import { ActionForm, useActionForm } from '../../platform/action-form.tsx';
import { countText } from '../../platform/count-text.ts';
import { FailureAlert } from '../../platform/failure-alert.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useToday } from '../../platform/today.ts';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { awaitsText } from '../requests/mailed.ts';
import { reloadRequest, saveRequestMutation } from './api.ts';
import { requestFormSchema } from './request-form-rules.ts';
import { RequestHints } from './request-hints.tsx';
import { useJudge, useRequestChecks } from './use-request-checks.ts';

const reasonLimit = 2000;

interface RequestTimeOffFormProps {
  /** The request to edit; a new one is made without it. */
  request?: TimeOffRequest;
  /** Only where the form can be left without effect. */
  onClose?: () => void;
}

export function RequestTimeOffForm({ request, onClose }: RequestTimeOffFormProps) {
  const today = useToday();
  const { types, nameOf, error, retry } = useTypes();
  const offered = types.filter(({ code, isOffered }) => isOffered || code === request?.type);
  const form = useActionForm({
    schema: requestFormSchema(today),
    defaultValues: valuesOf(request),
    mutation: saveRequestMutation(request),
    draftName: request ? undefined : 'request-time-off',
    edit: request && {
      record: request,
      valuesOf,
      reload: () => reloadRequest(request),
      describe: describeWith(nameOf),
    },
    sentences: request ? changing : asking,
    detailOf: ({ type, businessDays, mailed, deciders, status, ...period }) => {
      const what = request ? periodText(period, readerLocale()) : countText(businessDays, 'business day');
      return `${nameOf(type)}, ${what}. ${awaitsText({ mailed, deciders, status })}`;
    },
    judge: useJudge(request?.id),
    staysOpen: request === undefined,
    onSaved: () => onClose?.(),
  });
  const { control, setValue, trigger } = form;
  const { isSubmitted } = useFormState({ control });
  const [type, startDate, endDate] = useWatch({ control, name: ['type', 'startDate', 'endDate'] });
  const chosen = types.find(({ code }) => code === type);
  const takesReason = chosen?.reason !== 'NONE';
  const checks = useRequestChecks({ type, startDate, endDate }, request?.id);
  const issue = checks.preview && issueOf(checks.preview.decision);
  const refusalAt = (date: RequestDate) => (issue?.path === date ? issue.message : undefined);

  // The rules look at several fields at once: a new start may mend the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of these values that counts.
  useEffect(() => {
    if (isSubmitted) void trigger(['startDate', 'endDate']);
  }, [type, startDate, endDate, isSubmitted, trigger]);

  // What was written for another type is not sent along unseen.
  useEffect(() => {
    if (!takesReason) setValue('reason', '');
  }, [takesReason, setValue]);

  return (
    <ActionForm form={form} onCancel={onClose} buttons="shared">
      <FailureAlert title="The types of time off could not be loaded" error={error} onRetry={retry} />
      <FormSelect
        control={control}
        name="type"
        label="Type"
        options={offered.map(({ code, name }) => ({ id: code, label: name }))}
        isRequired
      />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        <FormDatePicker
          control={control}
          name="startDate"
          label="Start date"
          refusal={refusalAt('startDate')}
          minValue={today}
          maxValue={lastRequestDay(today)}
          isRequired
        />
        <FormDatePicker
          control={control}
          name="endDate"
          label="End date"
          refusal={refusalAt('endDate')}
          minValue={startDate || today}
          maxValue={lastRequestDay(today)}
          openAt={startDate || today}
          isRequired
        />
      </div>
      {chosen?.needsApproval === false && (
        <p className="text-ink-muted">
          It needs no approval: it stands at once, and your approvers are told.
        </p>
      )}
      {takesReason && (
        <FormTextArea
          control={control}
          name="reason"
          label={chosen?.reason === 'REQUIRED' ? 'Reason' : 'Reason (optional)'}
          countLimit={reasonLimit}
          rows={3}
          isRequired={chosen?.reason === 'REQUIRED'}
        />
      )}
      <RequestHints checks={checks} needsApproval={chosen?.needsApproval ?? true} />
    </ActionForm>
  );
}

function valuesOf(request: TimeOffRequest | undefined) {
  const { type = 'VACATION', startDate = '', endDate = '', reason = '' } = request ?? {};
  return { type, startDate, endDate, reason };
}

function describeWith(nameOf: TypeBook['nameOf']) {
  return ({ type, status, reason = '', ...period }: TimeOffRequest) => ({
    Type: nameOf(type),
    Days: periodText(period, readerLocale()),
    Reason: reason,
    Status: requestStatusLabel[status],
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
