import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsPrinting } from './use-is-printing.ts';

/** One landscape A4 page that is printed instead of the screen; what doesn't fit is cut off. */
export function PrintSheet({ children }: { children: ReactNode }) {
  if (!useIsPrinting()) return null;
  return createPortal(
    <div data-print-sheet="" className="print-sheet overflow-hidden bg-card text-ink">
      {children}
    </div>,
    document.body,
  );
}
