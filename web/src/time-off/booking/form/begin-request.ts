import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** State of a navigation to the page of the request form: the keyboard goes on in its first date. */
export const beginRequest = { begins: 'request' };

/** Moves the focus once the form is there, for whoever came to fill it in; called again where it is there already. */
export function useBegunRequest(focus: (() => void) | undefined): void {
  const { state, key } = useLocation();
  const isBegun = focus !== undefined && isBeginning(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation moves the focus once.
  useEffect(() => {
    if (!isBegun) return;
    // After the heading, which takes the focus of each page that one comes to.
    const frame = requestAnimationFrame(() => focus?.());
    return () => cancelAnimationFrame(frame);
  }, [isBegun, key]);
}

function isBeginning(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'begins' in state && state.begins === beginRequest.begins
  );
}
