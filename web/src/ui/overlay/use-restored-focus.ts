import { useEffect } from 'react';

/** Focuses the page heading if a closing dialog has removed the button that opened it. */
export function useRestoredFocus(): void {
  useEffect(
    () => () => {
      // The dialog returns the focus itself in the next frame, if it can; a frame may be long in coming.
      requestAnimationFrame(() => requestAnimationFrame(focusHeading));
    },
    [],
  );
}

function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
