import { useEffect } from 'react';

// The dialog itself returns the focus within a frame, where it can.
const patienceMilliseconds = 100;

/** Where a dialog has removed the button that opened it, the heading of the page takes the focus. */
export function useKeptFocus(isDialogOpen: boolean): void {
  useEffect(() => {
    if (!isDialogOpen) return;
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
      }, patienceMilliseconds);
    };
  }, [isDialogOpen]);
}
