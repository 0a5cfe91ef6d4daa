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
 * Holds the state of a record on which a form began, however the page around it is refreshed, and what became of it
 * meanwhile once the server says so.
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
  const goOnFrom = (record: Saved & Versioned) => {
    setSeen(record);
    setFresh(undefined);
  };

  return {
    /** The record on which the form goes on. */
    seen,
    /** Goes on where a draft was left: on the record that it was begun on, of which the server tells what has become. */
    goOnWith({ record, values }: EditDraft<Values, Saved>) {
      if (!edit) return;
      const stored = edit.valuesOf(record);
      reset(stored);
      type(changesOf(values, values, stored));
      goOnFrom(record);
    },
    /** What is handed to the mutation; what was typed then lies over what somebody else has stored, if it was told. */
    submissionOf(values: Sent): Submitted<Sent> {
      const record = fresh ?? seen;
      if (!edit || !seen || !record) return { values, changes: withCleared<Sent>(values) };
      const changes = changesOf(values, getValues(), edit.valuesOf(seen));
      if (fresh) {
        const typed = typedOver(getValues(), edit.valuesOf(seen), edit.valuesOf(fresh));
        reset(edit.valuesOf(fresh));
        type(typed);
        goOnFrom(fresh);
      }
      return { values, changes: withCleared(changes), version: record.version };
    },
    /** Looks at what has changed, where a call was refused for that; says whether it was. */
    async notice(error: Error): Promise<boolean> {
      // Where it cannot be asked for, the refusal itself is shown.
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
              goOnFrom(fresh);
            },
          }
        : undefined,
  };
}
