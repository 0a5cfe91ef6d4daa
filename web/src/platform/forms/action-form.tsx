import type { RefusalCode } from '@almanac/domain/refusal';
import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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
import { useDialogAround } from '../../ui/overlay/form-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useMutationOnce } from '../http/use-mutation-once.ts';
import { type DraftKey, discardDraft, keepDraft, readDraft } from '../session/drafts.ts';
import { useViewer } from '../session/session.ts';
import { AsksFirst } from './asks-first.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import type { EditDraft, EditedRecord, Submitted } from './edited-record.ts';
import { FailureAlert } from './failure-alert.tsx';
import { toastFailure } from './failure-toast.ts';
import { faultAtField } from './refusal-at-field.ts';
import { useEditedRecord } from './use-edited-record.ts';

/** What the buttons say, and what the reader is told did or did not happen. */
interface ActionFormSentences {
  submit: string;
  pending: string;
  done: string;
  failed: string;
}

interface ActionFormSettings<Values extends FieldValues, Sent extends object, Saved> {
  /** Checks what is typed, and makes of it what is sent. */
  schema: z.ZodMiniType<Sent, Values>;
  defaultValues: DefaultValues<Values>;
  mutation: UseMutationOptions<Saved, Error, Submitted<Sent>>;
  /** The name under which what was typed is kept until it is sent. */
  draftName: string;
  /** Another draft, which the form goes on with where it has none of its own: that of a dialog of the same fields. */
  otherDraft?: string | undefined;
  /** Whether the form comes with values of its own, and leaves alone what was typed before. */
  startsAnew?: boolean;
  /** The record that is edited, where it is no new one. */
  edit?: EditedRecord<Values, Saved> | undefined;
  sentences: ActionFormSentences;
  /** Stands under the sentence that it is done, such as the name of what was saved. */
  detailOf: (saved: Saved) => string;
  /** The fields that a refusal with the code is always about. */
  fieldOfCode?: Partial<Record<RefusalCode, FieldPath<Values>>>;
  /** Asked before it is sent: the field that stands in the way, which takes the focus; nothing where all is well. */
  judge?: (values: Sent) => Promise<FieldPath<Values> | undefined>;
  /** Whether the form stays there for the next one when it is saved. */
  staysOpen?: boolean;
  onSaved: (saved: Saved) => void;
}

// The next page may be on its way when a form is refused, which then goes before anybody has read that in it.
const leavingMilliseconds = 1_000;

/** A form that does one thing: keeps its draft, sends it, and says what came of it or what stands in its way. */
export function useActionForm<Values extends FieldValues, Sent extends object, Saved>({
  schema,
  defaultValues,
  mutation,
  draftName,
  otherDraft,
  startsAnew = false,
  edit,
  sentences,
  detailOf,
  fieldOfCode,
  judge,
  staysOpen = false,
  onSaved,
}: ActionFormSettings<Values, Sent, Saved>) {
  const form = useForm({ defaultValues, resolver: zodResolver(schema) });
  const { control, setValue, setFocus, trigger } = form;
  const { isSubmitting } = useFormState({ control });
  const edited = useEditedRecord<Values, Sent, Saved>(edit, form);
  const draft = useDraft({ name: draftName, otherDraft, startsAnew, edited }, form);
  const [failure, setFailure] = useState<Error | null>(null);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  // Told also to who has left the page while it was sent.
  const { mutate, isPending } = useMutationOnce({
    ...mutation,
    onSuccess: async (...answered) => {
      await mutation.onSuccess?.(...answered);
      draft.forget();
      // Before it is told, since from then on somebody may type the next one.
      if (staysOpen && isThere.current) form.reset();
      toast(sentences.done, { detail: detailOf(answered[0]) });
    },
    onError: async (...refused) => {
      await mutation.onError?.(...refused);
      const [error] = refused;
      if (error instanceof AsksFirst) return;
      const tellWhoLeft = () => {
        if (!isThere.current) toastFailure(sentences.failed, error);
      };
      setTimeout(tellWhoLeft, isThere.current ? leavingMilliseconds : 0);
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
    const fieldInTheWay = await judge?.(values);
    if (fieldInTheWay) return form.setFocus(fieldInTheWay);
    mutate(edited.submissionOf(values), { onSuccess: onSaved, onError: showRefusal });
  });
  const isWaiting = isPending || (judge !== undefined && isSubmitting);
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
  /** Left out where the form cannot be left without effect. */
  onCancel?: (() => void) | undefined;
  /** Buttons of a dialog stand at the end of their line; else they share it. */
  buttons?: 'at-end' | 'shared';
  /** The fields. */
  children: ReactNode;
}

/** The frame of such a form: its fields, why it was refused, and its two buttons. Enter sends it. */
export function ActionForm({ form, onCancel, buttons = 'at-end', children }: ActionFormProps) {
  const { submit, isPending, failure, sentences, forgetDraft, changedMeanwhile } = form;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
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
            Cancel
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={sentences.pending}>
          {changedMeanwhile ? 'Save on top' : sentences.submit}
        </Button>
      </div>
    </form>
  );
}

/**
 * Keeps what is typed into a form until it is sent or its dialog closed, and fills it in again when the form comes back, so
 * that a lost session costs nobody their words. Returns what to call once the form was sent.
 */
function useDraft<Values extends FieldValues, Sent extends object, Saved>(
  { name: form, otherDraft, startsAnew, edited }: DraftSettings<Values, Sent, Saved>,
  { subscribe, reset, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
) {
  const { id: userId } = useViewer();
  const record = edited.seen;
  const keep = useEffectEvent((values: Values) =>
    keepDraft({ userId, form }, record ? { record, values } : values),
  );
  const goOnWith = useEffectEvent((kept: object) => {
    if (record) edited.goOnWith(kept as EditDraft<Values, Saved>);
    else reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
  });

  useEffect(() => {
    const kept = startsAnew ? null : (readDraft({ userId, form }) ?? takeOver({ userId, form }, otherDraft));
    if (typeof kept === 'object' && kept !== null) goOnWith(kept);
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keep(values);
        else discardDraft({ userId, form });
      },
    });
  }, [form, otherDraft, startsAnew, userId, subscribe]);

  const forget = useCallback(() => {
    discardDraft({ userId, form });
  }, [userId, form]);
  return { forget };
}

interface DraftSettings<Values extends FieldValues, Sent extends object, Saved> {
  name: string;
  otherDraft: string | undefined;
  startsAnew: boolean;
  edited: ReturnType<typeof useEditedRecord<Values, Sent, Saved>>;
}

function takeOver(own: DraftKey, other: string | undefined): unknown {
  if (other === undefined) return null;
  const key = { userId: own.userId, form: other };
  const kept = readDraft(key);
  if (kept === null) return null;
  keepDraft(own, kept);
  discardDraft(key);
  return kept;
}
