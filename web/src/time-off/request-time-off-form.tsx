import type { TimeOffType } from '@almanac/domain/time-off/vocabulary';
import { timeOffTypeLabel, timeOffTypes } from '@almanac/domain/time-off/vocabulary';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { ApiError } from '../platform/api-error.ts';
import { useToday } from '../platform/today.ts';
import { useDraft } from '../platform/use-draft.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FormDatePicker } from '../ui/form/form-date-picker.tsx';
import { FormSelect } from '../ui/form/form-select.tsx';
import { FormTextArea } from '../ui/form/form-text-area.tsx';
import { toast } from '../ui/toast.ts';
import { myBalanceQuery, requestTimeOffMutation } from './api.ts';
import { requestFormSchema } from './request-form-rules.ts';
import { requestHint } from './request-hint.ts';
import { countText } from './request-text.ts';

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

export function RequestTimeOffForm() {
  const today = useToday();
  const { data: balance } = useQuery(myBalanceQuery());
  const form = useForm({
    defaultValues: emptyForm,
    resolver: zodResolver(requestFormSchema({ today, balance })),
  });
  const { control, handleSubmit, reset, setError, trigger } = form;
  const { isSubmitted } = useFormState({ control });
  const draft = useDraft('request-time-off', form);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useMutation(requestTimeOffMutation());
  const [type, startDate, endDate] = useWatch({ control, name: ['type', 'startDate', 'endDate'] });
  const hint = requestHint({ type, startDate, endDate }, balance);

  // The rules look at several fields at once: a new start may mend the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of these values that counts.
  useEffect(() => {
    if (isSubmitted) void trigger(['startDate', 'endDate']);
  }, [type, startDate, endDate, isSubmitted, trigger]);

  const showRefusal = (error: Error) => {
    const issues = error instanceof ApiError ? error.issues : [];
    const [atField] = fieldNames.flatMap((name) => {
      const issue = issues.find(({ path }) => path === name);
      return issue ? [{ name, message: issue.message }] : [];
    });
    if (atField) setError(atField.name, { message: atField.message }, { shouldFocus: true });
    else setRefusal(error instanceof ApiError ? error.message : 'Failed to create time off request');
  };

  const submit = handleSubmit((request) => {
    setRefusal(undefined);
    mutate(request, {
      onSuccess: ({ businessDays }) => {
        draft.discard();
        reset(emptyForm);
        toast('Time off request submitted', {
          detail: `${timeOffTypeLabel[request.type]}, ${countText(businessDays, 'business day')}. It awaits HR review.`,
        });
      },
      onError: showRefusal,
    });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormSelect control={control} name="type" label="Type" options={typeOptions} isRequired />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        <FormDatePicker control={control} name="startDate" label="Start date" minValue={today} isRequired />
        <FormDatePicker
          control={control}
          name="endDate"
          label="End date"
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
      <p aria-live="polite" className="min-h-5 text-ink-muted">
        {hint && (
          <>
            <span className="font-medium text-ink">{countText(hint.businessDays, 'business day')}.</span>{' '}
            {hint.sentence}
          </>
        )}
      </p>
      {refusal !== undefined && (
        <Alert tone="danger" title="Your request was not submitted">
          <p>{refusal}</p>
        </Alert>
      )}
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Submitting...">
        Submit Request
      </Button>
    </form>
  );
}
