import { useCallback, useState } from 'react';
import { discardDraft, keepDraft, readDraft } from '../session/drafts.ts';
import { useViewer } from '../session/session.ts';

/**
 * State like that of `useState`, kept as a draft from its first change on, so that a lost session costs nobody their words.
 * It is forgotten once it was sent, or left by hand.
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
