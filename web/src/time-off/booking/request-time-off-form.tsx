import { issueOf, type RequestDate } from '@almanac/domain/time-off/requests/request-rules';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { TimeOffType } from '@almanac/domain/time-off/requests/vocabulary';
import { timeOffTypeLabel, timeOffTypes } from '@almanac/domain/time-off/requests/vocabulary';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { ApiError } from '../../platform/api-error.ts';
import { faultAtField } from '../../platform/refusal-at-field.ts';
import { useToday } from '../../platform/today.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { requestFormSchema } from './request-form-rules.ts';
import { RequestHints } from './request-hints.tsx';
import { useJudge, useRequestChecks } from './use-request-checks.ts';
import { useSaveRequest } from './use-save-request.ts';

interface FormValues {
  type: TimeOffType;
  startDate: string;
  endDate: string;
  reason?: string | undefined;
}

const emptyForm: FormValues = { type: 'VACATION', startDate: '', endDate: '', reason: '' };
const fieldNames = ['type', 'startDate', 'endDate', 'reason'] as const;
const typeOptions = timeOffTypes.map((type) => ({ id: type, label: timeOffTypeLabel[type] }));
const reasonLimit = 2000;

const words = {
  create: {
    submit: 'Submit Request',
    pending: 'Submitting...',
    refused: 'Your request was not submitted',
    failed: 'Failed to create time off request',
  },
  edit: {
    submit: 'Save Changes',
    pending: 'Saving...',
    refused: 'Your changes were not saved',
    failed: 'Failed to change time off request',
  },
};

interface RequestTimeOffFormProps {
  /** The request to edit; a new one is made without it. */
  request?: TimeOffRequest | undefined;
  onSaved: (saved: TimeOffRequest) => void;
  /** Only where the form can be left without effect. */
  onCancel?: () => void;
}

export function RequestTimeOffForm({ request, onSaved, onCancel }: RequestTimeOffFormProps) {
  const today = useToday();
  const form = useForm({
    defaultValues: request ? valuesOf(request) : emptyForm,
    resolver: zodResolver(requestFormSchema(today)),
  });
  const { control, handleSubmit, reset, setError, setFocus, trigger } = form;
  const { isSubmitted, isSubmitting } = useFormState({ control });
  const draft = useDraft(request ? `edit-request-${request.id}` : 'request-time-off', form);
  const [refusal, setRefusal] = useState<string>();
  const { save, isPending } = useSaveRequest(request);
  const [type, startDate, endDate] = useWatch({ control, name: ['type', 'startDate', 'endDate'] });
  const judge = useJudge(request?.id);
  const checks = useRequestChecks({ type, startDate, endDate }, request?.id);
  const issue = checks.preview && issueOf(checks.preview.decision);
  const refusalAt = (date: RequestDate) => (issue?.path === date ? issue.message : undefined);
  const { submit: submitLabel, pending, refused, failed } = words[request ? 'edit' : 'create'];

  // The rules look at several fields at once: a new start may mend the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of these values that counts.
  useEffect(() => {
    if (isSubmitted) void trigger(['startDate', 'endDate']);
  }, [type, startDate, endDate, isSubmitted, trigger]);

  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    const refusedDate = await judge(values);
    if (refusedDate) {
      setFocus(refusedDate);
      return;
    }
    save(values, {
      onSuccess: (saved) => {
        draft.discard();
        if (!request) reset(emptyForm);
        onSaved(saved);
      },
      onError: (error) => {
        const fault = faultAtField(error, fieldNames);
        if (fault) setError(fault.name, { message: fault.message }, { shouldFocus: true });
        else setRefusal(error instanceof ApiError ? error.message : failed);
      },
    });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormSelect control={control} name="type" label="Type" options={typeOptions} isRequired />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        <FormDatePicker
          control={control}
          name="startDate"
          label="Start date"
          refusal={refusalAt('startDate')}
          minValue={today}
          isRequired
        />
        <FormDatePicker
          control={control}
          name="endDate"
          label="End date"
          refusal={refusalAt('endDate')}
          minValue={startDate || today}
          openAt={startDate || today}
          isRequired
        />
      </div>
      <FormTextArea
        control={control}
        name="reason"
        label="Reason (optional)"
        countLimit={reasonLimit}
        rows={3}
      />
      <RequestHints checks={checks} />
      {refusal !== undefined && (
        <Alert tone="danger" title={refused}>
          <p>{refusal}</p>
        </Alert>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {onCancel && (
          <Button
            onPress={() => {
              draft.discard();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isPending || isSubmitting} pendingLabel={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function valuesOf({ type, startDate, endDate, reason = '' }: TimeOffRequest): FormValues {
  return { type, startDate, endDate, reason };
}
