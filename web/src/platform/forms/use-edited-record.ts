import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isChangedMeanwhile } from '../http/api-error.ts';
import {
  changesOf,
  differencesBetween,
  type EditDraft,
  type EditedRecord,
  type Submitted,
  typedOver,
  type Versioned,
} from './edited-record.ts';
import { withCleared } from './empty-fields.ts';

/**
 * Tracks the record a form is based on, across page refreshes, and its current state once the server reports
 * a conflict.
 */
export function useEditedRecord<Values extends FieldValues, Sent extends object, Saved>(
  edit: EditedRecord<Values, Saved> | undefined,
  { getValues, reset, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
) {
  const [seen, setSeen] = useState(edit?.record);
  const [fresh, setFresh] = useState<Saved & Versioned>();

  const type = (typed: Partial<Values>) => {
    for (const [name, value] of Object.entries(typed)) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  };
  const rebaseOn = (record: Saved & Versioned) => {
    setSeen(record);
    setFresh(undefined);
  };

  return {
    /** The record the form is based on. */
    seen,
    /** Restores a draft, based on its own record; the server detects later changes. */
    restoreDraft({ record, values }: EditDraft<Values, Saved>) {
      if (!edit) return;
      const stored = edit.valuesOf(record);
      reset(stored);
      type(changesOf(values, values, stored));
      rebaseOn(record);
    },
    /** Input of the mutation. After a conflict was shown, typed values override the stored ones. */
    submissionOf(values: Sent): Submitted<Sent> {
      const record = fresh ?? seen;
      if (!edit || !seen || !record) return { values, changes: withCleared<Sent>(values) };
      const changes = changesOf(values, getValues(), edit.valuesOf(seen));
      if (fresh) {
        const typed = typedOver(getValues(), edit.valuesOf(seen), edit.valuesOf(fresh));
        reset(edit.valuesOf(fresh));
        type(typed);
        rebaseOn(fresh);
      }
      return { values, changes: withCleared(changes), version: record.version };
    },
    /** Reloads the record after a conflict. Returns whether there was one to show. */
    async notice(error: Error): Promise<boolean> {
      // If the reload fails, the refusal itself is shown.
      const record =
        edit && isChangedMeanwhile(error) ? await edit.reload().catch(() => undefined) : undefined;
      if (record) setFresh(record);
      return record !== undefined;
    },
    changedMeanwhile:
      edit && seen && fresh
        ? {
            differences: differencesBetween(edit.describe(seen), edit.describe(fresh)),
            takeOver() {
              reset(edit.valuesOf(fresh));
              rebaseOn(fresh);
            },
          }
        : undefined,
  };
}
