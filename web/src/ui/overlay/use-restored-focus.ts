import { useEffect } from 'react';

// The dialog itself returns the focus within a frame, where it can.
const patienceMilliseconds = 100;

/** Where a dialog goes that has removed the button which opened it, the heading of the page takes the focus. */
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
