import type { RefusalCode } from '@almanac/domain/refusal';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorMessage } from './api-error.ts';
import { faultAtField } from './refusal-at-field.ts';
import { useDraft } from './use-draft.ts';

interface DialogFormSettings<Name extends string> {
  /** The name under which what was typed is kept. */
  draftName: string;
  /** What the reader is told did not happen. */
  failure: string;
  fields: readonly Name[];
  fieldOfCode?: Partial<Record<RefusalCode, Name>>;
}

/** The draft of a form, and where the refusal of what it sent is shown: at its field, or under all of them. */
export function useDialogForm<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values>,
  { draftName, failure, fields, fieldOfCode }: DialogFormSettings<Name>,
) {
  const draft = useDraft(draftName, form);
  const [reason, setReason] = useState<string>();
  const showRefusal = (error: Error) => {
    const fault = faultAtField(error, fields, fieldOfCode);
    if (fault) form.setError(fault.name, { message: fault.message }, { shouldFocus: true });
    else setReason(errorMessage(error));
  };
  return {
    discardDraft: draft.discard,
    forgetRefusal: () => setReason(undefined),
    showRefusal,
    refusal: reason === undefined ? undefined : { title: failure, reason },
  };
}
