import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Navigation state that moves the focus to the first date of the request form. */
export const beginRequest = { begins: 'request' };

/** Focuses the form once it is loaded, or at once if it already is. */
export function useBegunRequest(focus: (() => void) | undefined): void {
  const { state, key } = useLocation();
  const isBegun = focus !== undefined && isBeginning(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation moves the focus once.
  useEffect(() => {
    if (!isBegun) return;
    // Runs after the heading, which takes the focus on each navigation.
    const frame = requestAnimationFrame(() => focus?.());
    return () => cancelAnimationFrame(frame);
  }, [isBegun, key]);
}

function isBeginning(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'begins' in state && state.begins === beginRequest.begins
  );
}
