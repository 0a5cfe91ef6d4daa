import type { RefusalCode } from '@almanac/domain/refusal';
import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationOptions } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../ui/button/button.tsx';
import { buttonsAtEnd } from '../../ui/button/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { text as uiText } from '../../ui/messages/text.ts';
import { useDialogAround } from '../../ui/overlay/form-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useMutationOnce } from '../http/use-mutation-once.ts';
import { text } from '../messages/text.ts';
import { type DraftKey, discardDraft, keepDraft, readDraft } from '../session/drafts.ts';
import { useViewer } from '../session/session.ts';
import { AsksFirst } from './asks-first.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import type { EditDraft, EditedRecord, Submitted } from './edited-record.ts';
import { FailureAlert } from './failure-alert.tsx';
import { toastFailure } from './failure-toast.ts';
import { faultAtField } from './refusal-at-field.ts';
import { useEditedRecord } from './use-edited-record.ts';

/** Button labels and toast texts. */
interface ActionFormSentences {
  submit: string;
  pending: string;
  done: string;
  failed: string;
}

interface ActionFormSettings<Values extends FieldValues, Sent extends object, Saved> {
  /** Validates the input and converts it to the request. */
  schema: z.ZodMiniType<Sent, Values>;
  defaultValues: DefaultValues<Values>;
  mutation: UseMutationOptions<Saved, Error, Submitted<Sent>>;
  /** Draft name under which input is stored until it is sent. */
  draftName: string;
  /** Fallback draft from a dialog with the same fields. */
  otherDraft?: string | undefined;
  /** Whether the form has its own initial values and ignores drafts. */
  ignoresDrafts?: boolean;
  /** The edited record; undefined for a new one. */
  edit?: EditedRecord<Values, Saved> | undefined;
  sentences: ActionFormSentences;
  /** Toast detail, such as the name of the saved record. */
  detailOf: (saved: Saved) => string;
  /** Fields for refusal codes that always concern the same field. */
  fieldOfCode?: Partial<Record<RefusalCode, FieldPath<Values>>>;
  /** Checks before sending. Returns the field that prevents it, which gets the focus. */
  precheck?: (values: Sent) => Promise<FieldPath<Values> | undefined>;
  /** Whether the form stays for another record after saving. */
  staysOpen?: boolean;
  onSaved: (saved: Saved) => void;
}

// A navigation may be under way when the form is refused, so that its error would go unseen.
const leavingMilliseconds = 1_000;

/** A form for one action: stores its draft, sends it, and shows the outcome or errors. */
export function useActionForm<Values extends FieldValues, Sent extends object, Saved>({
  schema,
  defaultValues,
  mutation,
  draftName,
  otherDraft,
  ignoresDrafts = false,
  edit,
  sentences,
  detailOf,
  fieldOfCode,
  precheck,
  staysOpen = false,
  onSaved,
}: ActionFormSettings<Values, Sent, Saved>) {
  const form = useForm({ defaultValues, resolver: zodResolver(schema) });
  const { control, setValue, setFocus, trigger } = form;
  const { isSubmitting } = useFormState({ control });
  const edited = useEditedRecord<Values, Sent, Saved>(edit, form);
  const draft = useDraft({ name: draftName, otherDraft, ignoresDrafts, edited }, form);
  const [failure, setFailure] = useState<Error | null>(null);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  // The toast appears even if the page was left meanwhile.
  const { mutate, isPending } = useMutationOnce({
    ...mutation,
    onSuccess: async (...answered) => {
      await mutation.onSuccess?.(...answered);
      draft.forget();
      // Before the toast, as the next record may be typed after it.
      if (staysOpen && isThere.current) form.reset();
      toast(sentences.done, { detail: detailOf(answered[0]) });
    },
    onError: async (...refused) => {
      await mutation.onError?.(...refused);
      const [error] = refused;
      if (error instanceof AsksFirst) return;
      const toastIfGone = () => {
        if (!isThere.current) toastFailure(sentences.failed, error);
      };
      setTimeout(toastIfGone, isThere.current ? leavingMilliseconds : 0);
    },
  });

  const showRefusal = async (error: Error) => {
    if (error instanceof AsksFirst) return;
    if (await edited.notice(error)) return;
    const names = Object.keys(defaultValues) as FieldPath<Values>[];
    const fault = faultAtField(error, names, fieldOfCode);
    if (fault) form.setError(fault.name, { message: fault.message }, { shouldFocus: true });
    else setFailure(error);
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const fieldInTheWay = await precheck?.(values);
    if (fieldInTheWay) return form.setFocus(fieldInTheWay);
    mutate(edited.submissionOf(values), { onSuccess: onSaved, onError: showRefusal });
  });
  const isWaiting = isPending || (precheck !== undefined && isSubmitting);
  useDialogAround({ onClosing: draft.forget, isSending: isWaiting });
  const sending = { submit, isPending: isWaiting, failure, sentences, forgetDraft: draft.forget };
  const { changedMeanwhile } = edited;
  return { control, setValue, setFocus, trigger, changedMeanwhile, ...sending };
}

const buttonRows = {
  'at-end': classNames(buttonsAtEnd, 'pt-1'),
  shared: 'grid auto-cols-fr grid-flow-col gap-2',
};

interface ActionFormProps {
  form: Pick<
    ReturnType<typeof useActionForm>,
    'submit' | 'isPending' | 'failure' | 'sentences' | 'forgetDraft' | 'changedMeanwhile'
  >;
  /** Undefined if the form can't be cancelled. */
  onCancel?: (() => void) | undefined;
  /** Dialog buttons go at the end of the line; others share it. */
  buttons?: 'at-end' | 'shared';
  /** The fields. */
  children: ReactNode;
}

/** Frame of such a form: fields, error and two buttons. Enter in a text field submits, Ctrl+Enter in any field. */
export function ActionForm({ form, onCancel, buttons = 'at-end', children }: ActionFormProps) {
  const { submit, isPending, failure, sentences, forgetDraft, changedMeanwhile } = form;
  // While capturing: the segments of a date field stop their keys.
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    if (!isPending) event.currentTarget.requestSubmit();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDownCapture={submitByKey} className="flex flex-col gap-4">
      {children}
      <FailureAlert title={sentences.failed} error={failure} />
      {changedMeanwhile && <ChangedMeanwhile {...changedMeanwhile} />}
      <div className={buttonRows[buttons]}>
        {onCancel && (
          <Button
            isDisabled={isPending}
            onPress={() => {
              forgetDraft();
              onCancel();
            }}
          >
            {uiText('ui.cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={sentences.pending}>
          {changedMeanwhile ? text('platform.saveOnTop') : sentences.submit}
        </Button>
      </div>
    </form>
  );
}

/**
 * Stores input as a draft until the form is sent or its dialog closed, and restores it, so that a lost
 * session loses no text. Returns a function to call after sending.
 */
function useDraft<Values extends FieldValues, Sent extends object, Saved>(
  { name: form, otherDraft, ignoresDrafts, edited }: DraftSettings<Values, Sent, Saved>,
  { subscribe, reset, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
) {
  const { id: userId } = useViewer();
  const record = edited.seen;
  const keep = useEffectEvent((values: Values) =>
    keepDraft({ userId, form }, record ? { record, values } : values),
  );
  const restoreDraft = useEffectEvent((stored: object) => {
    if (record) edited.restoreDraft(stored as EditDraft<Values, Saved>);
    else reset({ ...getValues(), ...stored }, { keepDefaultValues: true });
  });

  useEffect(() => {
    const stored = ignoresDrafts
      ? null
      : (readDraft({ userId, form }) ?? takeOver({ userId, form }, otherDraft));
    if (typeof stored === 'object' && stored !== null) restoreDraft(stored);
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keep(values);
        else discardDraft({ userId, form });
      },
    });
  }, [form, otherDraft, ignoresDrafts, userId, subscribe]);

  const forget = useCallback(() => {
    discardDraft({ userId, form });
  }, [userId, form]);
  return { forget };
}

interface DraftSettings<Values extends FieldValues, Sent extends object, Saved> {
  name: string;
  otherDraft: string | undefined;
  ignoresDrafts: boolean;
  edited: ReturnType<typeof useEditedRecord<Values, Sent, Saved>>;
}

function takeOver(own: DraftKey, other: string | undefined): unknown {
  if (other === undefined) return null;
  const key = { userId: own.userId, form: other };
  const stored = readDraft(key);
  if (stored === null) return null;
  keepDraft(own, stored);
  discardDraft(key);
  return stored;
}
