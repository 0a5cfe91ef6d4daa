import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { discardDraft, keepDraft, readDraft } from './drafts.ts';
import { useViewer } from './session.ts';

/**
 * Keeps what is typed into the form until it is sent, and fills it in again when the form comes back, so that
 * a lost session costs nobody their words. Returns what to call once the form was sent.
 */
export function useDraft<Values extends FieldValues>(
  form: string,
  { subscribe, reset, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
) {
  const { id: userId } = useViewer();

  useEffect(() => {
    const kept = readDraft({ userId, form });
    if (typeof kept === 'object' && kept !== null) {
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keepDraft({ userId, form }, values);
        else discardDraft({ userId, form });
      },
    });
  }, [form, userId, subscribe, reset, getValues]);

  return { discard: () => discardDraft({ userId, form }) };
}
