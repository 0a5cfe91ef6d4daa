import { useCallback, useState } from 'react';
import { discardDraft, keepDraft, readDraft } from '../session/drafts.ts';
import { useViewer } from '../session/session.ts';

/**
 * Like `useState`, stored as a draft from the first change, so that a lost session loses no text. Call
 * `forget` after sending or cancelling.
 */
export function useDraftState<Value>(form: string, initial: () => Value) {
  const { id: userId } = useViewer();
  const [value, setValue] = useState<Value>(() => (readDraft({ userId, form }) as Value | null) ?? initial());
  return {
    value,
    change: (changed: Value) => {
      setValue(changed);
      keepDraft({ userId, form }, changed);
    },
    forget: useCallback(() => discardDraft({ userId, form }), [userId, form]),
  };
}
