import { useEffect } from 'react';

// The dialog returns the focus itself within a frame, if it can.
const patienceMilliseconds = 100;

/** Focuses the page heading if a closing dialog has removed the button that opened it. */
export function useRestoredFocus(): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }, patienceMilliseconds);
    },
    [],
  );
}
