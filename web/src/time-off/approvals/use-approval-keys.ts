import { useEffect, useRef } from 'react';
import { readLetterKeys } from '../../platform/lists/letter-keys.ts';
import { isDialogOpen, isTyping } from '../../ui/toast/typing-fields.ts';

type ApprovalKey = 'j' | 'k' | 'a' | 'r' | 'x';

/** Keyboard shortcuts for the whole page, except in text fields and behind overlays. */
export function useApprovalKeys(actions: Record<ApprovalKey, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || event.repeat || isChord || isTyping(event) || isDialogOpen()) return;
      if (!readLetterKeys()) return;
      const letter = event.key.toLowerCase();
      if (!isApprovalKey(letter)) return;
      event.preventDefault();
      latest.current[letter]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isApprovalKey(letter: string): letter is ApprovalKey {
  return ['j', 'k', 'a', 'r', 'x'].includes(letter);
}
